import { describe, expect, test } from 'vitest';
import type { BookLevel } from '../../contract/index.ts';
import { ScaledDecimalError } from './scaled-decimal.ts';
import { bookOf, brief, read } from '../testing/books.ts';

describe('the levels of a book', () => {
  test('R09 an amount of zero removes, removing what is not there does nothing, a price may come back', () => {
    const book = bookOf({
      bids: [
        ['100', '1'],
        ['99', '2'],
      ],
    });
    book.applyDelta({ bids: [['100', '0.000']], asks: [['101', '0']] });
    expect(read(book).bids.map((row) => row.price)).toEqual(['99']);
    expect(read(book).asks).toEqual([]);
    book.applyDelta({
      bids: [
        ['98', '0'],
        ['100', '3'],
      ],
      asks: [],
    });
    expect(brief(read(book), 'bids')).toEqual([
      ['100', '3', '3'],
      ['99', '2', '5'],
    ]);
  });

  test('R09 if one message has two changes of one price, the later counts', () => {
    const book = bookOf({});
    book.applyDelta({
      bids: [
        ['100', '1'],
        ['100', '2'],
      ],
      asks: [
        ['101', '1'],
        ['101', '0'],
      ],
    });
    expect(brief(read(book), 'bids')).toEqual([['100', '2', '2']]);
    expect(read(book).asks).toEqual([]);
  });

  test('R11 a snapshot in any order, with a price twice, is sorted and has each price once', () => {
    const book = bookOf({
      asks: [
        ['103', '1'],
        ['101', '5'],
        ['102', '0'],
        ['101', '2'],
        ['101.0', '3'],
      ],
    });
    expect(brief(read(book), 'asks')).toEqual([
      ['101', '3', '3'],
      ['103', '1', '4'],
    ]);
  });

  test('R12 "1.10" and "1.1" are one price', () => {
    const book = bookOf({ bids: [['1.10', '5']] });
    book.applyDelta({ bids: [['1.1', '7']], asks: [] });
    expect(brief(read(book), 'bids')).toEqual([['1.1', '7', '7']]);
    book.applyDelta({ bids: [['1.100', '0']], asks: [] });
    expect(read(book).bids).toEqual([]);
  });

  test('R13 a price of 1e-8, amounts of 18 decimals and totals of 1e21 are exact', () => {
    const book = bookOf({
      bids: [
        ['0.00000002', '1000000000000000000000'],
        ['0.00000001', '0.000000000000000001'],
      ],
    });
    expect(read(book).bids.map((row) => row.total)).toEqual([
      '1000000000000000000000',
      '1000000000000000000000.000000000000000001',
    ]);
    expect(read(book).bids[1]?.price).toBe('0.00000001');
  });

  test('R13 prices and amounts that gain digits keep the book exact', () => {
    const book = bookOf({ bids: [['100', '1']], asks: [['101', '2']] });
    book.applyDelta({ bids: [['100.125', '0.5']], asks: [['100.2', '0.000000001']] });
    expect(brief(read(book), 'bids')).toEqual([
      ['100.125', '0.5', '0.5'],
      ['100', '1', '1.5'],
    ]);
    expect(brief(read(book), 'asks')).toEqual([
      ['100.2', '0.000000001', '0.000000001'],
      ['101', '2', '2.000000001'],
    ]);
    expect(book.spread).toBe('0.075');
  });

  test('the server’s own texts are shown, with the zeros it wrote', () => {
    expect(read(bookOf({ bids: [['100.10', '1.500']] })).bids[0]).toMatchObject({
      price: '100.10',
      amount: '1.500',
    });
  });

  test.each<[string, BookLevel]>([
    ['a negative price', ['-1', '1']],
    ['a negative amount', ['1', '-1']],
    ['a price of zero', ['0', '1']],
    ['a price that is not exact', ['90071992547409930', '1']],
    ['a price with too many digits', ['0.1234567890123456', '1']],
    ['no number', ['one', '1']],
  ])('R14 %s is refused, and nothing of its message is applied', (_, level) => {
    const book = bookOf({ bids: [['100', '1']], asks: [['101', '1']] });
    const delta = { bids: [['99', '5'] as BookLevel, level], asks: [['101', '9'] as BookLevel] };
    expect(() => book.applyDelta(delta)).toThrow(ScaledDecimalError);
    expect(() => book.applySnapshot(delta)).toThrow(ScaledDecimalError);
    expect(brief(read(book), 'bids')).toEqual([['100', '1', '1']]);
    expect(brief(read(book), 'asks')).toEqual([['101', '1', '1']]);
  });

  test('R10 crossed means that the best bid is at or above the best ask', () => {
    expect(bookOf({ bids: [['100', '1']], asks: [['100.01', '1']] }).crossed).toBe(false);
    expect(bookOf({ bids: [['100', '1']], asks: [['100', '1']] }).crossed).toBe(true);
    expect(bookOf({ bids: [['101', '1']], asks: [['100', '1']] }).crossed).toBe(true);
    expect(bookOf({ bids: [['100', '1']] }).crossed).toBe(false);
  });

  test('a side keeps its best levels only, and nothing is shown beyond what it knows', () => {
    const bids = Array.from({ length: 10 }, (_, index): BookLevel => [`${100 - index}`, '1']);
    const book = bookOf({ bids }, 4);
    const prices = () => read(book).bids.map((row) => row.price);
    expect(prices()).toEqual(['100', '99', '98', '97']);
    book.applyDelta({
      bids: [
        ['100', '0'],
        ['99', '0'],
        ['95', '7'],
      ],
      asks: [],
    });
    expect(prices()).toEqual(['98', '97']);
    expect(book.thin).toBe(false);
    book.applyDelta({ bids: [['98', '0']], asks: [] });
    expect(book.thin).toBe(true);
    book.applySnapshot({ bids: [['98', '1']], asks: [] });
    expect(book.thin).toBe(false);
  });

  test('levels beyond the known part of a side stay unknown when prices gain digits', () => {
    const levels = (start: number, step: number) =>
      Array.from({ length: 6 }, (_, index): BookLevel => [`${start + step * index}`, '1']);
    const book = bookOf({ bids: levels(100, -1), asks: levels(101, 1) }, 4);
    book.applyDelta({
      bids: [
        ['100', '0'],
        ['99', '0'],
        ['98.5', '2'],
        ['95', '9'],
      ],
      asks: [
        ['101', '0'],
        ['102', '0'],
        ['102.5', '2'],
        ['106', '9'],
      ],
    });
    expect(read(book).bids.map(({ price }) => price)).toEqual(['98.5', '98', '97']);
    expect(read(book).asks.map(({ price }) => price)).toEqual(['102.5', '103', '104']);
  });

  test('R13 digits that the farthest price cannot take are refused, and the book is as before', () => {
    const book = bookOf({
      bids: [['1', '1']],
      asks: [
        ['2', '1'],
        ['9007199254740', '1'],
      ],
    });
    expect(() => book.applyDelta({ bids: [['1.00001', '1']], asks: [] })).toThrow(
      ScaledDecimalError,
    );
    expect(brief(read(book), 'asks').map(([price]) => price)).toEqual(['2', '9007199254740']);
  });
});
