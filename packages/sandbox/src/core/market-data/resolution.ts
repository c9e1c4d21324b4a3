// @where Trading: chart intervals (candle resolutions), and those that only the menu of the chart has
import type { CandleResolution } from '@agio/api-client/contract';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const resolutionLength: Record<CandleResolution, number> = {
  '1m': minute,
  '3m': 3 * minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '2h': 2 * hour,
  '4h': 4 * hour,
  '12h': 12 * hour,
  '1d': day,
  '1w': 7 * day,
};

/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekOffset = 4 * day;

/** Start of the interval that `time` lies in. */
export function intervalStart(resolution: CandleResolution, time: number): number {
  const length = resolutionLength[resolution];
  const offset = resolution === '1w' ? weekOffset : 0;
  return Math.floor((time - offset) / length) * length + offset;
}
