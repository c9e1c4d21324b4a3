import type { LogicalRange } from 'lightweight-charts';

/** How near the visible part is to the first candle: more than its own width away, less, or the first one is in it. */
export type StartReach = 'far' | 'near' | 'here';

export function reachOf(visible: LogicalRange | null): StartReach {
  if (!visible) return 'far';
  if (visible.from <= 0) return 'here';
  return visible.from < visible.to - visible.from ? 'near' : 'far';
}
