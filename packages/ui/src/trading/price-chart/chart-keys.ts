// @where Widgets: keys of the desk, the chart, the order book and the palette
import type { ChartHandle } from './chart-handle.ts';

/**
 * The effect of a key on a chart, and the text that is read out afterwards: the candle under the cursor or the visible
 * range.
 */
interface KeyAction {
  readonly act: (chart: ChartHandle) => void;
  readonly reads: 'candle' | 'sight';
}

const candle = (act: KeyAction['act']): KeyAction => ({ act, reads: 'candle' });
const sight = (act: KeyAction['act']): KeyAction => ({ act, reads: 'sight' });

/** Actions by `KeyboardEvent.key`. Left is earlier in every language, as in the chart. */
const actions: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: candle((chart) => chart.cursor.step(-1)),
  ArrowRight: candle((chart) => chart.cursor.step(1)),
  Home: candle((chart) => chart.cursor.toFirstInSight()),
  End: candle((chart) => chart.cursor.toNewest()),
  'Shift ArrowLeft': sight((chart) => chart.cursor.pan(-1 / 4)),
  'Shift ArrowRight': sight((chart) => chart.cursor.pan(1 / 4)),
  PageUp: sight((chart) => chart.cursor.pan(-9 / 10)),
  PageDown: sight((chart) => chart.cursor.pan(9 / 10)),
  '+': sight((chart) => chart.zoom(1.25)),
  // `=` is `+` without Shift on many keyboards.
  '=': sight((chart) => chart.zoom(1.25)),
  '-': sight((chart) => chart.zoom(0.8)),
  '0': sight((chart) => chart.resetView()),
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Returns the action of a key; undefined for other keys. */
export function keyAction(
  { key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey,
  hasCursor: boolean,
): KeyAction | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  // Escape belongs to the element around the chart while there is no cursor.
  if (key === 'Escape') return hasCursor ? actions['0'] : undefined;
  return actions[shiftKey && key.startsWith('Arrow') ? `Shift ${key}` : key];
}
