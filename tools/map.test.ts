// CONTRIBUTING.md says where things are. A file that is moved or renamed must not leave a row behind that leads nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const lines = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n');

const isPath = (code: string) => /^[\w.@/-]+(?:\.(?:tsx?|json|md|template)|\/)$/.test(code);
const rowsOf = (from: number) =>
  lines
    .slice(from)
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => line.split('|').slice(1, 3) as [string, string]);
const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

const map = rowsOf(lines.findIndex((line) => line.startsWith('### Where would I change')));

/** The file that a path of the map names: from the root, from a package, or beside one that the row names before it. */
function find(path: string, before: readonly string[]): string | undefined {
  const places = ['.', 'packages'];
  for (const each of before) for (let at = each; at !== '.'; at = dirname(at)) places.push(at);
  return places.map((place) => join(place, path)).find((each) => existsSync(join(root, each)));
}

test('every path in the map of CONTRIBUTING.md exists', () => {
  expect(map.length).toBeGreaterThan(30);
  const missing = map.flatMap(([subject, place]) => {
    const before: string[] = [];
    return codesIn(place)
      .filter(isPath)
      .flatMap((path) => {
        const found = find(path, before);
        if (found === undefined) return [`${subject.trim()}: ${path}`];
        before.push(found);
        return [];
      });
  });
  expect(missing).toEqual([]);
});

test('every row of the map leads somewhere, and no two rows lead to the same single file', () => {
  const places = map.map(([, place]) => codesIn(place).filter(isPath).join(' '));
  expect(places.filter((place) => place === '')).toEqual([]);
  expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
});
