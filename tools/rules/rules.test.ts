import { expect, test } from 'vitest';
import { root } from '../lib/run.ts';
import { idsInTests, ruleLists } from './rule-ids.ts';
import { rulesPage } from './rules-page.ts';

const found = idsInTests(root);
const lists = ruleLists(root);
const rules = lists.flatMap((list) => list.rules);

test('the lists are whole: 43 rules of tokens, 35 of real time, 33 of money, 64 of security, 28 of faults', () => {
  const ids = Object.entries({ T: 43, R: 35, M: 33, S: 64, F: 28 }).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`),
  );
  expect(rules.map(({ id }) => id)).toEqual(ids);
});

test('every rule has a test that carries its id, or waits for something that is named, or says why not', () => {
  const open = rules.filter(({ id, waitsFor, not }) => !found.has(id) && !waitsFor && !not);
  expect(open.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test('no test carries the id of a rule that there is not', () => {
  const known = new Set(rules.map(({ id }) => id));
  const letters = new Set(lists.map(({ letter }) => letter));
  const unknown = [...found.keys()].filter((id) => letters.has(id.charAt(0)) && !known.has(id));
  expect(unknown).toEqual([]);
});

test('the page of rules is as the tests are', async () => {
  await expect(rulesPage(lists, found)).toMatchFileSnapshot('../../docs/rules.md');
});
