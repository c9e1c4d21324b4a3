// CONTRIBUTING.md says where things are. Its table is made from the marks at the places themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMap } from './map.ts';
import { numbers } from './numbers.ts';

const text = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
/** Subjects of the map, each with its files. */
const subjects = /^- .+ — (`\S+`(?:, `\S+`)*)$/gm;

test('the map of CONTRIBUTING.md is the one that node tools/map.ts writes from the marks in the sources', () => {
  expect(text.match(subjects)?.length).toBeGreaterThan(60);
  expect(text).toBe(withMap(text));
});

test('no two subjects of the map lead to the same single file', () => {
  const map = withMap('<!-- map: written by tools/map.ts --><!-- end of map -->');
  const places = [...map.matchAll(subjects)].map(([, files]) => files);
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
});

test('docs/numbers.md has the limits, times and sizes of the sources', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/numbers.md'), 'utf8');
  expect(written).toContain('| `reconnectDelaysMs` | [0, 2 000, 10 000, 30 000] |');
  expect(written).toBe(numbers());
});
