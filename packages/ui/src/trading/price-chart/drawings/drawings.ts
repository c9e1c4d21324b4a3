// @where Trading: drawings in the chart: tools, points of each, most at once
import { Decimal } from '@agio/money';

/** Tools of drawing, in the order of their list. */
export const drawingTools = [
  'trend',
  'ray',
  'horizontal',
  'vertical',
  'channel',
  'rectangle',
  'fibonacci',
  'text',
  'measure',
] as const;
/** A tool of drawing: the kind of what it draws. */
export type DrawingTool = (typeof drawingTools)[number];

/** A place in the chart. */
export interface DrawingPoint {
  /** ISO 8601. Between two candles, or beyond them, where the interval of the chart is another one now. */
  readonly time: string;
  /** A decimal string. */
  readonly price: string;
}

/** Something that the reader drew. */
export interface ChartDrawing {
  readonly id: string;
  readonly tool: DrawingTool;
  /** One, two, or three of a channel: see `tool`. */
  readonly points: readonly DrawingPoint[];
  /** The words of a text. */
  readonly text?: string | undefined;
  /** Neither moved nor removed by a key. */
  readonly isLocked?: boolean | undefined;
}

/** The reader's choices for all drawings. */
export interface DrawingOptions {
  /** A point that is set goes to the nearest of the open, high, low and close of its candle. */
  readonly isMagnet: boolean;
  /** No drawing is moved, nor removed by a key. */
  readonly isLocked: boolean;
  /** No drawing is shown. */
  readonly isHidden: boolean;
}

/** Most drawings in a chart: none is added above it. */
export const maxDrawings = 100;
/** Most characters of a text. */
export const maxTextLength = 120;

/** Returns the number of points that a tool sets. */
export const pointsOf = (tool: DrawingTool): 1 | 2 | 3 =>
  tool === 'horizontal' || tool === 'vertical' || tool === 'text' ? 1 : tool === 'channel' ? 3 : 2;

/**
 * Returns the drawings in what was kept: another version, another tab or the reader may have written anything. What is no
 * drawing is left out, as are those of an id that came before, and those above the most.
 */
export function readDrawings(kept: readonly unknown[]): ChartDrawing[] {
  const byId = new Map<string, ChartDrawing>();
  for (const each of kept) {
    const drawing = readDrawing(each);
    if (drawing && !byId.has(drawing.id)) byId.set(drawing.id, drawing);
    if (byId.size === maxDrawings) break;
  }
  return [...byId.values()];
}

function readDrawing(kept: unknown): ChartDrawing | undefined {
  if (!isRecord(kept)) return undefined;
  const { id, points, text, isLocked } = kept;
  const tool = drawingTools.find((each) => each === kept['tool']);
  if (typeof id !== 'string' || id === '' || id.length > 100) return undefined;
  if (!tool || !Array.isArray(points) || points.length !== pointsOf(tool)) return undefined;
  const read = points.flatMap((point: unknown) => readPoint(point) ?? []);
  if (read.length !== points.length) return undefined;
  return {
    id,
    tool,
    points: read,
    ...(tool === 'text' && {
      text: typeof text === 'string' ? text.slice(0, maxTextLength) : '',
    }),
    ...(isLocked === true && { isLocked }),
  };
}

function readPoint(kept: unknown): DrawingPoint | undefined {
  if (!isRecord(kept)) return undefined;
  const { time, price } = kept;
  if (typeof time !== 'string' || time.length > 40 || Number.isNaN(Date.parse(time))) {
    return undefined;
  }
  if (typeof price !== 'string' || price.length > 60) return undefined;
  return Decimal.parse(price)?.isPositive ? { time, price } : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
