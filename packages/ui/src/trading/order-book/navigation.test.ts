import { describe, expect, test } from 'vitest';
import { type BookPosition, clampPosition, moveInBook } from './navigation.ts';

const counts = { asks: 3, bids: 2 };
const at = (side: 'asks' | 'bids', index: number, cell: BookPosition['cell'] = 'price') =>
  ({ side, index, cell }) as const;
const move = (from: BookPosition, key: string, rtl = false) => moveInBook(from, key, counts, rtl);

describe('moving through the book with the keyboard', () => {
  test('down from the best ask leads over the spread to the best bid, and back', () => {
    expect(move(at('asks', 0), 'ArrowDown')).toEqual(at('bids', 0));
    expect(move(at('bids', 0), 'ArrowUp')).toEqual(at('asks', 0));
  });

  test('up among the asks leads away from the spread', () => {
    expect(move(at('asks', 0), 'ArrowUp')).toEqual(at('asks', 1));
  });

  test('the ends hold', () => {
    expect(move(at('asks', 2), 'ArrowUp')).toEqual(at('asks', 2));
    expect(move(at('bids', 1), 'ArrowDown')).toEqual(at('bids', 1));
  });

  test('Home and End lead to the first and last row on the screen', () => {
    expect(move(at('bids', 0, 'total'), 'Home')).toEqual(at('asks', 2, 'total'));
    expect(move(at('asks', 1), 'End')).toEqual(at('bids', 1));
  });

  test('S leads to the spread, and there from side to side', () => {
    expect(move(at('asks', 2), 's')).toEqual(at('asks', 0));
    expect(move(at('bids', 1), 's')).toEqual(at('bids', 0));
    expect(move(at('asks', 0), 'S')).toEqual(at('bids', 0));
    expect(move(at('bids', 0), 's')).toEqual(at('asks', 0));
  });

  test('left and right follow the reading direction and stop at the edge', () => {
    expect(move(at('bids', 0, 'amount'), 'ArrowRight')).toEqual(at('bids', 0, 'total'));
    expect(move(at('bids', 0, 'amount'), 'ArrowRight', true)).toEqual(at('bids', 0, 'price'));
    expect(move(at('bids', 0, 'price'), 'ArrowLeft')).toEqual(at('bids', 0, 'price'));
  });

  test('other keys are left to the page', () => {
    expect(move(at('bids', 0), 'Tab')).toBeUndefined();
    expect(move(at('bids', 0), 'k')).toBeUndefined();
  });

  test('a row that went away hands over to the nearest one that is there', () => {
    expect(clampPosition(at('asks', 9), counts)).toEqual(at('asks', 2));
    expect(clampPosition(at('asks', 0), { asks: 0, bids: 2 })).toEqual(at('bids', 0));
    expect(clampPosition(at('bids', 5), { asks: 2, bids: 0 })).toEqual(at('asks', 0));
  });
});
