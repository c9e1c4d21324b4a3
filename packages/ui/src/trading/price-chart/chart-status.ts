import type { LogicalRange } from 'lightweight-charts';
import type { LoadStatus } from '../../foundations/load-state.ts';

export const priceChartStatuses = [
  'loading',
  'ready',
  'empty',
  'error',
] as const satisfies readonly LoadStatus[];
/** The load states of a chart. It has no `stale`: the last price says so. */
export type PriceChartStatus = (typeof priceChartStatuses)[number];

/** The state of the candles before the first one: there may be more, they are loading, failed, or there are none. */
export type OlderCandles = 'more' | 'loading' | 'error' | 'none';

/** Distance of the view from the first candle: more than the width of the view, less, or the first candle is visible. */
export type StartReach = 'far' | 'near' | 'here';

export function reachOf(visible: LogicalRange | null): StartReach {
  if (!visible) return 'far';
  if (visible.from <= 0) return 'here';
  return visible.from < visible.to - visible.from ? 'near' : 'far';
}
