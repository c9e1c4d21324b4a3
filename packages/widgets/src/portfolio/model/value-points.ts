import type { PortfolioFlow, PortfolioHistory, PortfolioOverview } from '@agio/api-client';
import type { ValuePoint } from '@agio/ui/value-chart';

/**
 * The points of a series with what the portfolio is worth now as the last one: the overview moves at every change, the
 * series only as often as it is asked for.
 */
export function pointsUpToNow(
  history: PortfolioHistory | undefined,
  overview: Pick<PortfolioOverview, 'currency' | 'totalValue'> | undefined,
): readonly ValuePoint[] {
  if (history === undefined) return [];
  const last = history.points.at(-1);
  if (last === undefined || overview?.currency !== history.currency) return history.points;
  return [...history.points.slice(0, -1), { time: last.time, value: overview.totalValue }];
}

/** Returns the direction of a flow. */
export const directionOf = (type: PortfolioFlow['type']): 'in' | 'out' =>
  type === 'Withdrawal' || type === 'Sell' ? 'out' : 'in';
