#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileTheme, type ThemeProblem } from './compiler/compile-theme.ts';

const help = `agio-theme makes one CSS file of a partner's theme, or says what is wrong with it.

  agio-theme check <brand.json>                    says what is wrong, if anything
  agio-theme build <brand.json> [--out <folder>]   writes <folder>/<name>.<hash>.css (here unless told)
                                                   and says how a page takes it

A theme names what differs from the brand that it extends:

  {
    "$schema": "./node_modules/@agio/whitelabel-themes/dist/theme.schema.json",
    "name": "acme",
    "extends": "agio",
    "tokens": { "accent": { "light": "#7a1fa2", "dark": "#c58bff" }, "radius-control": "0px" }
  }

Ends with 0; with 1 when the theme is refused or a file cannot be read or written; with 2 when it was not asked right.`;

/** Ends the program with a sentence, and without the stack of what was no fault of the program. */
function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

const misuse = (what: string): never => fail(`${what}\n"agio-theme --help" says how.`, 2);

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string', default: '.' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    // "Unknown option '--colour'. To specify a positional argument …": the first sentence is about this program.
    return misuse(reason(error).split('. ', 1)[0] ?? '');
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

function read(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${reason(error)}`,
    );
  }
  try {
    // Some editors begin a file with the mark of its byte order, which JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail(`${file} is not JSON: ${reason(error)}`);
  }
}

function line({ token, value, rule }: ThemeProblem): string {
  return [token, value, rule].filter((part) => part !== undefined).join(' · ');
}

/** Writes the sheet and says how a page takes it. */
function write(name: string, css: string, folder: string): void {
  const digest = createHash('sha256').update(css).digest();
  const file = `${name}.${digest.toString('hex').slice(0, 8)}.css`;
  const target = join(folder, file);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(target, css);
  } catch (error) {
    fail(`${target} cannot be written: ${reason(error)}`);
  }
  const theme = {
    name,
    sheet: `/themes/${file}`,
    integrity: `sha256-${digest.toString('base64')}`,
  };
  console.log(
    `${target}  ${css.length} bytes. For the app, served at /themes, in its /config.json:\n  "theme": ${JSON.stringify(theme)}\nFor a page of your own: link it and set data-brand="${name}" on <html>.`,
  );
}

const { positionals, values } = asked();
const [command, file, ...others] = positionals;
if (values.help || command === 'help') {
  console.log(help);
} else if (values.version) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  console.log((JSON.parse(manifest) as { version: string }).version);
} else if (command !== 'check' && command !== 'build') {
  misuse(command === undefined ? 'Give a command: check or build.' : `There is no "${command}".`);
} else if (file === undefined || others.length > 0) {
  misuse(
    `"${command}" takes one file${file === undefined ? '' : `, not ${positionals.length - 1}`}.`,
  );
} else {
  const source = read(file);
  const { css, report } = compileTheme(source);
  for (const warning of report.warnings) console.warn(`warning  ${line(warning)}`);
  for (const error of report.errors) console.error(`error    ${line(error)}`);
  if (report.errors.length > 0)
    fail(`${file}: ${report.errors.length} to correct, nothing was written.`);

  const least = Math.min(...report.contrast.map(({ ratio, min }) => ratio / min));
  console.log(
    `${file}: ${report.contrast.length} pairs of colours measured, all readable (the tightest has ${Math.round(least * 100 - 100)} % to spare).`,
  );
  if (command === 'build') write((source as { name: string }).name, css, values.out);
}
