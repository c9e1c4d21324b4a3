// CONTRIBUTING.md says where things are. Its table is made from the marks at the places themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMap } from './map.ts';

const text = readFileSync(join(import.meta.dirname, '../CONTRIBUTING.md'), 'utf8');
/** Returns the lines of a text; widths of columns do not count. */
const linesOf = (of: string) => of.split('\n').map((line) => line.replaceAll(/ +|-{3,}/g, ' '));

test('the map of CONTRIBUTING.md is the one that node tools/map.ts writes from the marks in the sources', () => {
  const map = linesOf(text).filter((line) => line.startsWith('| ') && line.includes('`'));
  expect(map.length).toBeGreaterThan(60);
  expect(linesOf(text)).toEqual(linesOf(withMap(text)));
});

test('no two rows of the map lead to the same single file', () => {
  const rows = withMap('<!-- map: written by tools/map.ts --><!-- end of map -->').split('\n');
  const places = rows.flatMap((row) => row.split('|')[2]?.trim() || []);
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((place, at) => places.indexOf(place) < at)).toEqual([]);
});
