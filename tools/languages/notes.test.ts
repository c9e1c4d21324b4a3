import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { notesIn } from './notes.ts';

const root = join(import.meta.dirname, '../..');

test('a note is the comment above a term or a message', () => {
  const source = `
/** Verb. */
export const buy = '@buy Buy';
const words = defineMessages('orders', {
  /** Column head. */
  price: 'Price',
  side: {
    /** Buyer’s side. */
    Buy: buy,
    Sell: 'Sell',
  },
  /** One word on a tab. */
  trades: 'Trades',
});
`;
  expect([...notesIn(source)]).toEqual([
    ['common.buy', 'Verb.'],
    ['orders.price', 'Column head.'],
    ['orders.side.Buy', 'Buyer’s side.'],
    ['orders.trades', 'One word on a tab.'],
  ]);
});

/** Returns the places of a `messages.json`: of texts, and of groups, whose note is for all their texts. */
function placesOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => [
    path + key,
    ...(typeof text === 'object' && text !== null ? placesOf(text, `${path}${key}.`) : []),
  ]);
}

describe.each(['ui', 'widgets'])('the notes of %s', (name) => {
  const home = join(root, 'packages', name);
  const read = (file: string) => readFileSync(join(home, file), 'utf8');
  const notes = globSync('src/**/*.{ts,tsx}', { cwd: home })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .flatMap((file) => [...notesIn(read(file))])
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'));

  test('are in messages.notes.json (npm run unit -- tools/languages/notes -u)', async () => {
    const all = JSON.stringify(Object.fromEntries(notes), undefined, 2);
    await expect(`${all}\n`).toMatchFileSnapshot(join(home, 'messages.notes.json'));
  });

  test('are about a message that exists', () => {
    const known = new Set([
      ...placesOf(JSON.parse(read('messages.json')) as object),
      ...Object.keys(JSON.parse(read('messages.terms.json')) as object),
    ]);
    const isKnown = (place: string) =>
      known.has(place) ||
      known.has(`${place}_other`) ||
      [...known].some((each) => each.startsWith(`${place}.`));
    expect(notes.map(([place]) => place).filter((place) => !isKnown(place))).toEqual([]);
  });
});
