// What a change touches: the hand-written files that know a field of an order, or an order type. They grow one copy at a
// time, so they are counted. CONTRIBUTING names them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Tests, stories and the people of the demo may know every field and every type. */
const isOwn = (file: string) => !/\.(?:test|stories)\.|\/(?:testing|every-call|seed)\//.test(file);

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter(isOwn)
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const knowing = (word: string) =>
  sources.filter(({ text }) => new RegExp(`\\b${word}\\b`).test(text)).map(({ file }) => file);

test.each([
  ['a field of an order', 'timeInForce', 10],
  ['an order type', 'StopLimit', 6],
])('%s is known to few files', (_, word, most) => {
  const files = knowing(word);
  expect(files).not.toEqual([]);
  // Those that are too many.
  expect(files.slice(most)).toEqual([]);
});
