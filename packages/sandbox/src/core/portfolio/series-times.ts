// @where Widgets: ranges of the portfolio’s chart (1D, 1W … All): list, lengths and words
import {
  type PortfolioRange,
  type PortfolioResolution,
  portfolioResolutions,
} from '@agio/api-client/contract';
import { day, intervalStart, resolutionLength } from '../market-data/resolution.ts';

/** Points of a series at most, besides the first and the last. */
export const maxPoints = 400;
const lengths: Record<Exclude<PortfolioRange, 'All'>, number> = {
  '1D': day,
  '1W': 7 * day,
  '1M': 30 * day,
  '3M': 91 * day,
  '1Y': 365 * day,
};

/** Returns the time at which a range begins; `All` begins with the account. */
export function rangeStart(range: PortfolioRange, opened: number, now: number): number {
  return range === 'All' ? opened : now - lengths[range];
}

/** The finest resolution of so long a time. */
export function finest(length: number): PortfolioResolution {
  return portfolioResolutions.find((each) => length / resolutionLength[each] <= maxPoints) ?? '1w';
}

/** The beginning, every interval that begins after it, and now. */
export function timesOf(start: number, now: number, resolution: PortfolioResolution): number[] {
  const length = resolutionLength[resolution];
  const times: number[] = [];
  for (let time = intervalStart(resolution, start) + length; time < now; time += length) {
    times.push(time);
  }
  return start < now ? [start, ...times, now] : [now];
}
