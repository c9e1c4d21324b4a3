import { describe, expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { idsInTests, idsOf, ruleLists } from './rule-ids.ts';

const found = idsInTests(root);
const missing = (letter: string) =>
  ruleLists
    .filter((list) => list.letter === letter)
    .flatMap(idsOf)
    .filter((id) => !found.has(id));

describe('every rule of the product has a test that carries its id', () => {
  test.each(['T', 'R', 'M'])('%s: all of them', (letter) => {
    expect(missing(letter)).toEqual([]);
  });

  test('no test carries the id of a rule that there is not', () => {
    const known = new Set(ruleLists.flatMap(idsOf));
    const letters = new Set<string>(ruleLists.map(({ letter }) => letter));
    const unknown = [...found.keys()].filter((id) => letters.has(id.charAt(0)) && !known.has(id));
    expect(unknown).toEqual([]);
  });
});
