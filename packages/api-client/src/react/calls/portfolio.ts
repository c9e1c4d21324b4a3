import type {
  Currency,
  PortfolioHistory,
  PortfolioOverview,
  PortfolioRange,
} from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/**
 * Balances with values in one currency, the user's own when left out. The answer says in which. While another currency
 * loads, the values before stay.
 */
export function usePortfolio(currency?: Currency): Query<PortfolioOverview> {
  return usePrivateRead('portfolio.overview', { currency }, { keepPreviousData: true });
}

/**
 * The value of the portfolio over a range, with deposits and withdrawals, in one currency. It is asked for again when a
 * balance changes; between that, `totalValue` of `usePortfolio` is its last point. While another range loads, the points
 * before stay: the answer says of which range they are.
 */
export function usePortfolioHistory(
  range: PortfolioRange,
  currency?: Currency,
): Query<PortfolioHistory> {
  return usePrivateRead('portfolio.history', { range, currency }, { keepPreviousData: true });
}
