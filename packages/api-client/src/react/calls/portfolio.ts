import type { Currency, PortfolioOverview } from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/**
 * Balances with values in one currency, the user's own when left out. The answer says in which. While another currency
 * loads, the values before stay.
 */
export function usePortfolio(currency?: Currency): Query<PortfolioOverview> {
  return usePrivateRead('portfolio.overview', { currency }, { keepPreviousData: true });
}
