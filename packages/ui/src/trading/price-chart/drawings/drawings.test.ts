import { expect, test } from 'vitest';
import {
  type ChartDrawing,
  drawingTools,
  maxDrawings,
  pointsOf,
  readDrawings,
} from './drawings.ts';

const point = { time: '2026-11-20T10:00:00.000Z', price: '6.4182' };
const drawn = (tool: ChartDrawing['tool'], id: string = tool): ChartDrawing => ({
  id,
  tool,
  points: Array.from({ length: pointsOf(tool) }, () => point),
  ...(tool === 'text' && { text: 'Support' }),
});

test('a drawing of each tool comes back from storage as it was', () => {
  const all = drawingTools.map((tool) => drawn(tool));
  expect(readDrawings(JSON.parse(JSON.stringify(all)) as unknown[])).toEqual(all);
  const locked = { ...drawn('ray'), isLocked: true };
  expect(readDrawings([locked])).toEqual([locked]);
});

test.each([
  ['nothing', null],
  ['a text', 'trend'],
  ['a list', []],
  ['an unknown tool', { ...drawn('trend'), tool: 'pitchfork' }],
  ['a tool of every object', { ...drawn('trend'), tool: 'constructor' }],
  ['no id', { ...drawn('trend'), id: '' }],
  ['a long id', { ...drawn('trend'), id: 'x'.repeat(101) }],
  ['too few points', { ...drawn('trend'), points: [point] }],
  ['too many points', { ...drawn('horizontal'), points: [point, point] }],
  ['points that are none', { ...drawn('trend'), points: 'ab' }],
  ['a point without a price', { ...drawn('horizontal'), points: [{ time: point.time }] }],
  ['a price that is a number', { ...drawn('horizontal'), points: [{ ...point, price: 6.4 }] }],
  ['a price of zero', { ...drawn('horizontal'), points: [{ ...point, price: '0.00' }] }],
  ['a price below zero', { ...drawn('horizontal'), points: [{ ...point, price: '-1' }] }],
  ['a price with an exponent', { ...drawn('horizontal'), points: [{ ...point, price: '1e9' }] }],
  ['a long price', { ...drawn('horizontal'), points: [{ ...point, price: '9'.repeat(61) }] }],
  ['a time that is none', { ...drawn('horizontal'), points: [{ ...point, time: 'soon' }] }],
  ['a long time', { ...drawn('horizontal'), points: [{ ...point, time: ' '.repeat(50) }] }],
])('%s in the storage is left out, and the drawing after it stays', (_name, kept) => {
  expect(readDrawings([kept, drawn('ray')])).toEqual([drawn('ray')]);
});

test('unknown fields are dropped, a missing text is empty, and a long one is cut', () => {
  expect(readDrawings([{ ...drawn('ray'), color: 'red' }])).toEqual([drawn('ray')]);
  const { text: _, ...bare } = drawn('text');
  expect(readDrawings([bare])[0]?.text).toBe('');
  expect(readDrawings([{ ...bare, text: 'x'.repeat(500) }])[0]?.text).toHaveLength(120);
});

test('an id counts once, and a chart holds a hundred', () => {
  expect(readDrawings([drawn('ray'), drawn('trend', 'ray')])).toEqual([drawn('ray')]);
  const many = Array.from({ length: maxDrawings + 5 }, (_, index) => drawn('ray', `${index}`));
  expect(readDrawings(many)).toEqual(many.slice(0, maxDrawings));
});
