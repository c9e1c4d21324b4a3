// The app speaks of looks by the names of the theme contract, as the components do: a raw colour would ignore the brand.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariable, tokenNames } from '@agio/whitelabel-themes';
import { expect, test } from 'vitest';

const files = globSync(['**/*.{ts,tsx,css}'], { cwd: import.meta.dirname }).filter(
  (file) => !/\.(?:test|stories)\.|(?:^|\/)testing\//.test(file),
);
// Read from disk: in a test run `import.meta.glob` gives sheets without their text.
const texts = Object.fromEntries(
  files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]),
);

/** Every match in every file, as `file: match`. */
function found(pattern: RegExp): string[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  );
}

test('every variable is a token of the contract', () => {
  // A script's letters need room that no brand chooses.
  const ofScripts = ['--agio-script-leading', '--agio-script-tracking'];
  const known = new Set<string>([...tokenNames.map((name) => cssVariable(name)), ...ofScripts]);
  const used = found(/--agio-[a-z0-9-]*[a-z0-9]/g);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((each) => !known.has(each.replace(/^.*: /, '')))).toEqual([]);
});

test('no colour is written out', () => {
  expect(found(/(?<=[:[(,'"\s])#[0-9a-f]{3,8}\b(?!-)|\b(?:oklch|rgba?|hsla?)\(/gi)).toEqual([]);
});

test('nothing is forced: a class of the app wins over one of a component by its layer', () => {
  expect(found(/!important/g)).toEqual([]);
});
