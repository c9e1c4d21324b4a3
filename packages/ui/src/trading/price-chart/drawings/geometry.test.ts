import { expect, test } from 'vitest';
import { type ChartDrawing, drawingTools, pointsOf } from './drawings.ts';
import { type DrawingTexts, fibonacciLevels, type Mark, marksOf, type Plot } from './geometry.ts';
import { hitOf } from './hit.ts';

/** A chart of 200 × 100 px: a time is its number of minutes, and a price counts up from the foot. */
const plot: Plot = {
  width: 200,
  height: 100,
  xOf: (time) => Date.parse(time) / 60_000,
  yOf: (price) => 100 - Number(price),
};
const texts: DrawingTexts = {
  level: (share, price) => `${share} ${price.toString()}`,
  measure: () => 'far',
  widthOf: (text) => text.length * 6,
};
const at = (x: number, price: number) => ({
  time: new Date(x * 60_000).toISOString(),
  price: String(price),
});
const drawing = (tool: ChartDrawing['tool'], ...points: ChartDrawing['points']): ChartDrawing => ({
  id: tool,
  tool,
  points,
  ...(tool === 'text' && { text: 'Top' }),
});
const marks = (each: ChartDrawing) => marksOf(each, plot, texts);
const lines = (each: ChartDrawing) =>
  marks(each).filter((mark): mark is Extract<Mark, { kind: 'line' }> => mark.kind === 'line');

test('a horizontal line crosses the chart at its price, a vertical one at its time', () => {
  expect(lines(drawing('horizontal', at(20, 30)))).toMatchObject([
    { from: { x: 0, y: 70 }, to: { x: 200, y: 70 } },
  ]);
  expect(lines(drawing('vertical', at(20, 30)))).toMatchObject([
    { from: { x: 20, y: 0 }, to: { x: 20, y: 100 } },
  ]);
});

test('a trend line ends at its points, and a ray beyond the chart, on the same line', () => {
  const [trend] = lines(drawing('trend', at(20, 30), at(60, 50)));
  expect(trend).toMatchObject({ from: { x: 20, y: 70 }, to: { x: 60, y: 50 } });
  const [ray] = lines(drawing('ray', at(20, 30), at(60, 50)));
  expect(ray?.to.x).toBeGreaterThan(200);
  expect((ray!.to.y - 70) / (ray!.to.x - 20)).toBeCloseTo(-0.5);
  const [point] = lines(drawing('ray', at(20, 30), at(20, 30)));
  expect(point?.to).toEqual({ x: 20, y: 70 });
});

test('the other side of a channel is parallel and goes through the third point', () => {
  const sides = lines(drawing('channel', at(0, 10), at(100, 60), at(50, 55))).filter(
    ({ isFaint }) => !isFaint,
  );
  expect(sides).toMatchObject([
    { from: { x: 0, y: 90 }, to: { x: 100, y: 40 } },
    { from: { x: 0, y: 70 }, to: { x: 100, y: 20 } },
  ]);
  const upright = lines(drawing('channel', at(50, 10), at(50, 60), at(80, 1)));
  expect(upright.at(-1)).toMatchObject({ from: { x: 80, y: 90 }, to: { x: 80, y: 40 } });
});

test('the levels of a retracement are exact, from the second point to the first', () => {
  const labels = marks(drawing('fibonacci', at(50, 10), at(100, 60))).flatMap((mark) =>
    mark.kind === 'label' ? [mark.text] : [],
  );
  expect(labels).toEqual([
    '0 60',
    '0.236 48.2',
    '0.382 40.9',
    '0.5 35',
    '0.618 29.1',
    '0.786 20.7',
    '1 10',
  ]);
  expect(labels).toHaveLength(fibonacciLevels.length);
});

test('a drawing whose points are not set yet has what can be drawn of it', () => {
  for (const tool of drawingTools) {
    for (let count = 0; count <= pointsOf(tool); count += 1) {
      const points = [at(10, 10), at(30, 40), at(50, 20)].slice(0, count);
      const parts = marks(drawing(tool, ...points));
      expect(parts.length > 0, `${tool} ${count}`).toBe(count >= Math.min(2, pointsOf(tool)));
    }
  }
});

const trend = drawing('trend', at(20, 20), at(120, 70));
const box = drawing('rectangle', at(60, 90), at(160, 10));
const hit = (x: number, y: number, selected?: string, reach = 7) =>
  hitOf({ x, y }, [trend, box], selected, { plot, texts, reach });

test('a line is hit near it, between its ends', () => {
  expect(hit(40, 74)?.id).toBe('trend');
  expect(hit(40, 90)).toBeUndefined();
  expect(hit(8, 86)).toBeUndefined();
  expect(hit(40, 84, undefined, 18)?.id).toBe('trend');
});

test('a line in an area comes before the area, which is hit everywhere in it', () => {
  expect(hit(140, 50)?.id).toBe('rectangle');
  expect(hit(100, 41)?.id).toBe('trend');
});

test('a point of the selected drawing comes first', () => {
  expect(hit(118, 32, 'trend')).toMatchObject({ id: 'trend', point: 1 });
  expect(hit(118, 32)).not.toHaveProperty('point');
});

test('a text is hit in its frame, and without words at its place', () => {
  const text = drawing('text', at(50, 50));
  const at18 = (x: number, each: ChartDrawing) =>
    hitOf({ x, y: 50 }, [each], undefined, { plot, texts, reach: 4 })?.id;
  expect(at18(65, text)).toBe('text');
  expect(at18(80, text)).toBeUndefined();
  expect(at18(51, { ...text, text: '' })).toBe('text');
});
