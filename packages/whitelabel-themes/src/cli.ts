#!/usr/bin/env node
// agio-theme check brand.json            says what is wrong, if anything
// agio-theme build brand.json [--out d]  writes d/<name>.<hash>.css, to be linked before the app
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
const [command, file] = positionals;
if ((command !== 'check' && command !== 'build') || file === undefined) fail(usage);

const source = read(file);
const { css, report } = compileTheme(source);
for (const warning of report.warnings) console.warn(`warning  ${line(warning)}`);
for (const error of report.errors) console.error(`error    ${line(error)}`);
if (report.errors.length > 0)
  fail(`${file}: ${report.errors.length} to correct, nothing was written.`);

const lowest = Math.min(...report.contrast.map(({ ratio, min }) => ratio / min));
console.log(
  `${file}: ${report.contrast.length} pairs of colours measured, all readable (the tightest has ${Math.round(lowest * 100 - 100)} % to spare).`,
);
if (command === 'build') {
  const { name } = source as { name: string };
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const target = join(values.out, `${name}.${hash}.css`);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(target, css);
  console.log(
    `${target}  ${css.length} bytes. Link it before the app and set data-brand="${name}" on <html>.`,
  );
}
