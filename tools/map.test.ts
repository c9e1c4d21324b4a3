// CONTRIBUTING.md says where things are. Its table is made from the marks at the places themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMap } from './map.ts';

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
