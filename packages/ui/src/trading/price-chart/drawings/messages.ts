import { defineMessages, type MessagesOf } from '../../../foundations/language/language.tsx';
import * as terms from '../../../foundations/terms/terms.ts';
import type { DrawingTool } from './drawings.ts';

export const drawingMessages = defineMessages('chartDrawings', {
  /** Tools of drawing in a price chart, with the names that charting software uses. */
  tool: {
    trend: 'Trend line',
    ray: 'Ray',
    horizontal: 'Horizontal line',
    vertical: 'Vertical line',
    channel: 'Parallel channel',
    rectangle: 'Rectangle',
    fibonacci: 'Fibonacci retracement',
    /** Noun: words that are written into the chart. */
    text: 'Text',
    /** Noun: tool that shows the distance between two points. */
    measure: 'Measure',
  } satisfies Record<DrawingTool, string>,
  /** Heading: what the reader drew in the chart. */
  drawings: 'Drawings',
  none: 'None in the chart yet.',
  full: 'The chart is full. Remove a drawing first.',
  /** Switch: points that are set go to the prices of a candle. */
  magnet: 'Magnet',
  /** Verb on a switch: the drawing cannot be moved. */
  lock: 'Lock',
  /** Verb on a switch: no drawing can be moved. */
  lockAll: 'Lock all',
  /** Verb on a switch: no drawing is shown. */
  hideAll: 'Hide all',
  removeAll: 'Remove all',
  remove: terms.removeNamed,
  undo: 'Undo',
  redo: 'Redo',
  cancel: terms.cancel,
  close: terms.close,
  /** Beside the name of the tool in use: the point that is set next. */
  point: 'Point {{number}} of {{count}}',
  /** The keys, read out while a tool is in use and at a drawing. */
  keys: 'Left and Right move by a candle, Up and Down by a tick, with Shift by ten. Enter sets a point, Delete removes a drawing, Escape leaves.',
  /** Read out after it was drawn; `name` is the tool, with its prices. */
  drawn: 'Drawn: {{name}}',
  removed: 'Removed: {{name}}',
  removedAll: 'All drawings removed',
  undone: 'Undone',
  redone: 'Redone',
  candles_one: '{{count}} candle',
  candles_other: '{{count}} candles',
});
export type DrawingLabels = MessagesOf<typeof drawingMessages>;
