#!/usr/bin/env node
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileTheme, type ThemeProblem } from './compiler/compile-theme.ts';
import { filesOf, signed } from './folder/build-folder.ts';
import { checkFolder } from './folder/check-folder.ts';
import { knownWords } from './folder/known-words.ts';
import { type BrandProblem, lineOf, Problems } from './folder/problems.ts';
import { readJson } from './folder/read-json.ts';
import { checkSettings, type KeyProblem } from './settings/check-settings.ts';

const help = `agio-theme checks and builds a partner's brand, and says of each fault the place, the reason and the way out.

  agio-theme check <folder>                        checks a brand's folder: everything in it
  agio-theme build <folder> --out <site>           writes what a server puts beside the app:
                                                   config.json, themes/ and brand/
  agio-theme check <config.json>                   checks the settings of a deployment
  agio-theme check <theme.json>                    checks colours and shapes alone
  agio-theme build <theme.json> [--out <folder>]   writes <folder>/<name>.<hash>.css (here unless said)
                                                   and says how a page takes it

  --json                                           the report of a folder or of settings as JSON

A folder has brand.json (name, title, logo, colours, navigation …), config.json (settings), words/<language>.json (words
in place of the app's own), languages/<code>.json (languages of its own), and the images and fonts that brand.json names:

  {
    "$schema": "./node_modules/@agio/whitelabel-themes/dist/brand.schema.json",
    "name": "acme",
    "title": "Acme",
    "logo": { "src": "logo.svg" },
    "tokens": { "accent": { "light": "#7a1fa2", "dark": "#c58bff" }, "radius-control": "0px" }
  }

Ends with 0; with 1 when something is refused or a file cannot be read or written; with 2 when it was not called right.`;

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
        out: { type: 'string' },
        json: { type: 'boolean', default: false },
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

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return fail(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${reason(error)}`,
    );
  }
}

function read(file: string): unknown {
  const text = new TextDecoder().decode(readBytes(file));
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

function save(target: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  } catch (error) {
    fail(`${target} cannot be written: ${reason(error)}`);
  }
}

/** Writes the sheet and says how a page takes it. */
function write(name: string, css: string, folder: string): void {
  const { file, integrity } = signed(name, css);
  const target = join(folder, file);
  save(target, css);
  const theme = { name, sheet: `/themes/${file}`, integrity };
  console.log(
    `${target}  ${css.length} bytes. For the app, served at /themes, in its /config.json:\n  "theme": ${JSON.stringify(theme)}\nFor a page of your own: link it and set data-brand="${name}" on <html>.`,
  );
}

interface Report {
  readonly errors: readonly BrandProblem[];
  readonly warnings: readonly BrandProblem[];
}

/** Says what is wrong; ends the program with 1 if something is refused. */
function say(place: string, { errors, warnings }: Report, asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify({ ok: errors.length === 0, errors, warnings }, null, 2));
    if (errors.length > 0) process.exit(1);
    return;
  }
  for (const warning of warnings) console.warn(`warning  ${lineOf(warning)}`);
  for (const error of errors) console.error(`error    ${lineOf(error)}`);
  const count = (of: readonly unknown[], one: string) =>
    `${of.length} ${one}${of.length === 1 ? '' : 's'}`;
  if (errors.length > 0)
    fail(`${place}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`);
  console.log(`${place}: no error, ${count(warnings, 'warning')}.`);
}

function handleFolder(command: string, root: string): void {
  const report = checkFolder(root, knownWords());
  if (command === 'build' && values.out === undefined)
    misuse('"build" of a folder needs --out, the folder that is served beside the app.');
  say(root, report, values.json);
  if (command !== 'build' || !report.folder) return;
  if (!report.folder.config)
    fail(`${root} has no config.json, without which the app cannot start; nothing was written.`);
  for (const [path, content] of filesOf(report.folder)) {
    save(join(values.out ?? '.', path), content);
    console.log(join(values.out ?? '.', path));
  }
}

function handleSettings(path: string): void {
  const problems = new Problems();
  const json = readJson(path, readBytes(path), problems);
  if (json) {
    const { errors, warnings } = checkSettings(json.value);
    const placed = ({ key, path: at, rule, way }: KeyProblem) => ({
      file: path,
      key,
      line: json.lineOf(at),
      rule,
      way,
    });
    for (const each of errors) problems.error(placed(each));
    for (const each of warnings) problems.warn(placed(each));
  }
  say(path, problems, values.json);
}

function handleTheme(command: string, path: string): void {
  const source = read(path);
  const { css, report } = compileTheme(source);
  for (const warning of report.warnings) console.warn(`warning  ${line(warning)}`);
  for (const error of report.errors) console.error(`error    ${line(error)}`);
  if (report.errors.length > 0)
    fail(`${path}: ${report.errors.length} to correct, nothing was written.`);
  const least = Math.min(...report.contrast.map(({ ratio, min }) => ratio / min));
  console.log(
    `${path}: ${report.contrast.length} pairs of colours measured, all readable (the tightest has ${Math.round(least * 100 - 100)} % to spare).`,
  );
  if (command === 'build') write((source as { name: string }).name, css, values.out ?? '.');
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
    `"${command}" takes one folder or file${file === undefined ? '' : `, not ${positionals.length - 1}`}.`,
  );
} else if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
  handleFolder(command, file);
} else if (command === 'check' && basename(file) === 'config.json') {
  handleSettings(file);
} else {
  handleTheme(command, file);
}
