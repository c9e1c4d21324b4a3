import { expect, test } from 'vitest';
import { sampleCandles } from '../../testing/sample-market.ts';
import {
  moveDrawing,
  nearestPrice,
  nextPrice,
  noHistory,
  redoStep,
  undoStep,
  withStep,
} from './change.ts';
import type { ChartDrawing } from './drawings.ts';
import { moveCursor, moveOf } from './drawing-keys.ts';
import { Timeline } from './timeline.ts';

const candles = sampleCandles(20);
const timeline = new Timeline(candles);
const timeOf = (index: number) => candles[index]?.time ?? '';
const trend: ChartDrawing = {
  id: 't',
  tool: 'trend',
  points: [
    { time: timeOf(2), price: '6.4' },
    { time: timeOf(8), price: '6.5001' },
  ],
};
const candle = { ...candles[5]!, open: '6.2', high: '6.6', low: '6.1', close: '6.5' };

test('a drawing is moved as a whole, exact to the tick', () => {
  expect(moveDrawing(trend, { candles: 3, price: '-0.0003' }, timeline).points).toEqual([
    { time: timeOf(5), price: '6.3997' },
    { time: timeOf(11), price: '6.4998' },
  ]);
});

test('a move that would end at or below zero changes nothing', () => {
  expect(moveDrawing(trend, { candles: 1, price: '-6.4' }, timeline)).toBe(trend);
});

test('the magnet takes the nearest of open, high, low and close', () => {
  expect(nearestPrice(candle, 6.16)).toBe('6.2');
  expect(nearestPrice(candle, 9)).toBe('6.6');
  expect(nearestPrice(candle, 1)).toBe('6.1');
  expect(nextPrice(candle, '6.2', true)).toBe('6.5');
  expect(nextPrice(candle, '6.2', false)).toBe('6.1');
  expect(nextPrice(candle, '6.6', true)).toBeUndefined();
});

const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
});

test('keys move by a candle or a tick, with Shift by ten; others move nothing', () => {
  expect(moveOf(press('ArrowLeft'), '0.0001')).toEqual({ candles: -1, price: '0' });
  expect(moveOf(press('ArrowRight', true), '0.0001')).toEqual({ candles: 10, price: '0' });
  expect(moveOf(press('ArrowUp'), '0.0001')).toEqual({ candles: 0, price: '0.0001' });
  expect(moveOf(press('ArrowDown', true), '0.5')).toEqual({ candles: 0, price: '-5' });
  expect(moveOf(press('Enter'), '1')).toBeUndefined();
  expect(moveOf({ ...press('ArrowUp'), ctrlKey: true }, '1')).toBeUndefined();
});

test('with the magnet the point of keys stays at the prices of a candle', () => {
  const point = { time: timeOf(4), price: '6.3' };
  const magnet = () => candle;
  const to = (key: string, from = point) =>
    moveCursor(from, moveOf(press(key), '0.1')!, { timeline, magnet });
  expect(to('ArrowRight')).toEqual({ time: timeOf(5), price: '6.2' });
  expect(to('ArrowUp')).toEqual({ time: timeOf(4), price: '6.5' });
  expect(to('ArrowDown')).toEqual({ time: timeOf(4), price: '6.2' });
  expect(to('ArrowUp', { ...point, price: '6.6' }).price).toBe('6.7');
  const free = { timeline, magnet: () => undefined };
  expect(moveCursor(point, moveOf(press('ArrowUp'), '0.1')!, free).price).toBe('6.4');
});

test('undo and redo go through the lists in order, and a change ends what could be redone', () => {
  const [none, one, two]: ChartDrawing[][] = [[], [trend], [trend, { ...trend, id: 'u' }]];
  const history = withStep(withStep(noHistory, none!), one!);
  const first = undoStep(history, two!)!;
  expect(first.drawings).toBe(one);
  const second = undoStep(first.history, first.drawings)!;
  expect(second.drawings).toBe(none);
  expect(undoStep(second.history, second.drawings)).toBeUndefined();
  const again = redoStep(second.history, second.drawings)!;
  expect(again.drawings).toBe(one);
  expect(redoStep(again.history, again.drawings)?.drawings).toBe(two);
  expect(redoStep(withStep(again.history, one!), two!)).toBeUndefined();
});

test('fifty steps can be undone', () => {
  let history = noHistory;
  for (let step = 0; step < 80; step += 1)
    history = withStep(history, [{ ...trend, id: `${step}` }]);
  expect(history.past).toHaveLength(50);
  expect(history.past.at(-1)?.[0]?.id).toBe('79');
});
