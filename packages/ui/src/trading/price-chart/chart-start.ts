import type { LogicalRange } from 'lightweight-charts';

/** Distance of the view from the first candle: more than the width of the view, less, or the first candle is visible. */
export type StartReach = 'far' | 'near' | 'here';

export function reachOf(visible: LogicalRange | null): StartReach {
  if (!visible) return 'far';
  if (visible.from <= 0) return 'here';
  return visible.from < visible.to - visible.from ? 'near' : 'far';
}
