import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookLevel } from '../../contract/index.ts';
import { BookProjection } from './book-projection.ts';
import { bookOf, brief, read } from '../testing/books.ts';
import { bookLevels, randomChange } from '../testing/fake-market.ts';
import { NaiveBook } from '../testing/naive-book.ts';
import { randomSource } from '../testing/random.ts';

describe('the rows of a book', () => {
  test('groups round bids down and asks up, so that none shows a better price than there is', () => {
    const book = bookOf({
      bids: [
        ['100.09', '1'],
        ['100.00', '2'],
        ['99.99', '4'],
      ],
      asks: [
        ['100.10', '1'],
        ['100.11', '2'],
        ['100.20', '4'],
        ['100.21', '8'],
      ],
    });
    const rows = read(book, { grouping: '0.1' });
    expect(brief(rows, 'bids')).toEqual([
      ['100', '3', '3'],
      ['99.9', '4', '7'],
    ]);
    expect(brief(rows, 'asks')).toEqual([
      ['100.1', '1', '1'],
      ['100.2', '6', '7'],
      ['100.3', '8', '15'],
    ]);
  });

  test('a group may have more digits than the prices, or be no power of ten', () => {
    const book = bookOf({
      bids: [
        ['101', '1'],
        ['100', '2'],
      ],
      asks: [
        ['102', '1'],
        ['103', '2'],
      ],
    });
    expect(brief(read(book, { grouping: '2.5' }), 'bids')).toEqual([['100', '3', '3']]);
    expect(brief(read(book, { grouping: '2.5' }), 'asks')).toEqual([
      ['102.5', '1', '1'],
      ['105', '2', '3'],
    ]);
    expect(brief(read(book, { grouping: '0.000000000000001' }), 'bids')).toHaveLength(2);
  });

  test('rows of before are no use when the scales have changed', () => {
    const book = bookOf({ bids: [['1000', '5']] });
    const projection = new BookProjection(book, { grouping: '10' });
    expect(brief(projection.read(), 'bids')).toEqual([['1000', '5', '5']]);
    // The group 10 at two digits more, and 0.05, are the same whole numbers as 1000 and 5 were.
    book.applySnapshot({ bids: [['10.01', '0.05']], asks: [] });
    expect(brief(projection.read(), 'bids')).toEqual([['10', '0.05', '0.05']]);
  });

  test.each(['0', '-1', 'abc', '', '0.00'])('a grouping of %j is no grouping', (grouping) => {
    const book = bookOf({
      bids: [
        ['101', '1'],
        ['100', '2'],
      ],
    });
    expect(brief(read(book, { grouping }), 'bids')).toHaveLength(2);
  });

  test('levels that were cut away are no longer in their group, nor in a row', () => {
    const book = bookOf(
      {
        bids: [
          ['99', '1'],
          ['91', '2'],
          ['90', '4'],
        ],
      },
      3,
    );
    const [grouped, single] = [
      new BookProjection(book, { grouping: '10' }),
      new BookProjection(book),
    ];
    expect(brief(grouped.read(), 'bids')).toEqual([['90', '7', '7']]);
    expect(brief(single.read(), 'bids')).toHaveLength(3);
    book.applyDelta({
      bids: [
        ['101', '8'],
        ['100', '16'],
      ],
      asks: [],
    });
    expect(brief(grouped.read(), 'bids')).toEqual([
      ['100', '24', '24'],
      ['90', '1', '25'],
    ]);
    expect(brief(single.read(), 'bids').map(([price]) => price)).toEqual(['101', '100', '99']);
  });

  test('depth is the share of the largest total on either side', () => {
    const book = bookOf({
      bids: [
        ['100', '1'],
        ['99', '1'],
      ],
      asks: [['101', '4']],
    });
    expect(read(book).bids.map((row) => row.depth)).toEqual([0.25, 0.5]);
    expect(read(book).asks.map((row) => row.depth)).toEqual([1]);
  });

  test('a reading without a change shown is the same object', () => {
    const book = bookOf(bookLevels(40, randomSource(3)));
    const projection = new BookProjection(book, { rows: 10 });
    const first = projection.read();
    expect(projection.read()).toBe(first);
    book.applyDelta({ bids: [['99.70', '5']], asks: [] });
    expect(projection.read()).toBe(first);
    book.applyDelta({ bids: [['100.00', '5']], asks: [] });
    expect(projection.read()).not.toBe(first);
  });

  test('whatever was read before, rows are those of the oracle, for every grouping', () => {
    const change = fc.record({
      seed: fc.integer(),
      most: fc.integer({ min: 1, max: 20 }),
      readNow: fc.subarray([0, 1, 2, 3, 4]),
    });
    const groupings = [undefined, '0.05', '0.1', '0.25', '10'];
    fc.assert(
      fc.property(fc.integer(), fc.array(change, { maxLength: 30 }), (seed, changes) => {
        const levels = bookLevels(50, randomSource(seed));
        const book = bookOf(levels);
        const oracle = new NaiveBook();
        oracle.replace(levels);
        const projections = groupings.map(
          (grouping) => new BookProjection(book, { rows: 12, grouping }),
        );
        const compare = (index: number) => {
          const rows = projections[index]?.read() ?? { bids: [], asks: [] };
          for (const side of ['bids', 'asks'] as const) {
            expect(brief(rows, side)).toEqual(oracle.rows(side, 12, groupings[index]));
          }
        };
        for (const { seed: changeSeed, most, readNow } of changes) {
          const delta = randomChange(randomSource(changeSeed), most, 55);
          book.applyDelta(delta);
          oracle.apply(delta);
          for (const index of readNow) compare(index);
        }
        for (const index of groupings.keys()) compare(index);
      }),
      { numRuns: 200 },
    );
  });

  test('a bounded book is the oracle’s best levels as far as it knows them', () => {
    const random = randomSource(77);
    const levels = bookLevels(100, random);
    const book = bookOf(levels, 50);
    const grouped = new BookProjection(book, { rows: 50, grouping: '0.1' });
    const oracle = new NaiveBook();
    oracle.replace(levels);
    for (let round = 0; round < 2_000; round += 1) {
      const delta = randomChange(random, 6, 99);
      book.applyDelta(delta);
      oracle.apply(delta);
      const known = book.bids.levels.length;
      expect(known).toBeLessThanOrEqual(50);
      expect(brief(read(book, { rows: known }), 'bids')).toEqual(oracle.rows('bids', known));
      // Groups that were kept through every change and cut are those that are added up again.
      expect(grouped.read()).toEqual(read(book, { rows: 50, grouping: '0.1' }));
      if (book.thin)
        book.applySnapshot({
          bids: snapshotSide(oracle, 'bids'),
          asks: snapshotSide(oracle, 'asks'),
        });
    }
  });
});

function snapshotSide(oracle: NaiveBook, side: 'bids' | 'asks'): BookLevel[] {
  return oracle.rows(side, Infinity).map(([price, amount]) => [price, amount]);
}
