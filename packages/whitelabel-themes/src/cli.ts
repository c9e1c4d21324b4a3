#!/usr/bin/env node
// agio-theme check brand.json            says what is wrong, if anything
// agio-theme build brand.json [--out d]  writes d/<name>.<hash>.css and says how a page takes it
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compileTheme, type ThemeProblem } from './compiler/compile-theme.ts';

const usage =
  'Usage: agio-theme check <brand.json>\n       agio-theme build <brand.json> [--out <folder>]';

function line({ token, value, rule }: ThemeProblem): string {
  return [token, value, rule].filter((part) => part !== undefined).join(' · ');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(
      `${file} could not be read as JSON: ${error instanceof Error ? error.message : 'unknown reason'}`,
    );
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.' } },
});
const [command, brandFile] = positionals;
if ((command !== 'check' && command !== 'build') || brandFile === undefined) fail(usage);

const source = read(brandFile);
const { css, report } = compileTheme(source);
for (const warning of report.warnings) console.warn(`warning  ${line(warning)}`);
for (const error of report.errors) console.error(`error    ${line(error)}`);
if (report.errors.length > 0)
  fail(`${brandFile}: ${report.errors.length} to correct, nothing was written.`);

const lowest = Math.min(...report.contrast.map(({ ratio, min }) => ratio / min));
console.log(
  `${brandFile}: ${report.contrast.length} pairs of colours measured, all readable (the tightest has ${Math.round(lowest * 100 - 100)} % to spare).`,
);
if (command === 'build') {
  const { name } = source as { name: string };
  const digest = createHash('sha256').update(css).digest();
  const file = `${name}.${digest.toString('hex').slice(0, 8)}.css`;
  const target = join(values.out, file);
  const theme = {
    name,
    sheet: `/themes/${file}`,
    integrity: `sha256-${digest.toString('base64')}`,
  };
  mkdirSync(values.out, { recursive: true });
  writeFileSync(target, css);
  console.log(
    `${target}  ${css.length} bytes. For the app, served at /themes, in its /config.json:\n  "theme": ${JSON.stringify(theme)}\nFor a page of your own: link it and set data-brand="${name}" on <html>.`,
  );
}
