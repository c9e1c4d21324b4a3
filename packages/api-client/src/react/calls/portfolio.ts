// @where Client: intervals at which the values of the portfolio are read again (polling)
import type {
  Currency,
  MarketPosition,
  PortfolioHistory,
  PortfolioOverview,
  PortfolioRange,
} from '../../contract/core.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/**
 * Prices move between changes of a balance, so that what is shown is asked for again, in milliseconds. A hidden page asks
 * for nothing.
 */
const valuesEvery = 10_000;
/** The past ends now; but only its end moves. */
const pastEvery = 30_000;

/**
 * Returns balances with values in one currency, by default that of the user; the answer names it. Values follow the
 * prices every ten seconds. While another currency loads, the earlier values stay.
 */
export function usePortfolio(currency?: Currency): Query<PortfolioOverview> {
  return usePrivateRead(
    'portfolio.overview',
    { currency },
    {
      keepPreviousData: true,
      refreshInterval: valuesEvery,
    },
  );
}

/**
 * Returns what is held of a market's base asset, with its cost, in its quote asset. It is
 * asked for again when a balance changes, and not with prices, which it does not follow.
 */
export function useMarketPosition(market: string): Pick<Query<MarketPosition>, 'data' | 'error'> {
  const { data, error } = usePrivateRead('portfolio.overview', { market });
  return { data: data?.position, error };
}

/**
 * The value of the portfolio over a range, with deposits and withdrawals, in one currency. It is asked for again when a
 * balance changes, and every half minute; between that, `totalValue` of `usePortfolio` is its last point. While another range loads, the points
 * before stay: the answer says of which range they are.
 */
export function usePortfolioHistory(
  range: PortfolioRange,
  currency?: Currency,
): Query<PortfolioHistory> {
  return usePrivateRead(
    'portfolio.history',
    { range, currency },
    { keepPreviousData: true, refreshInterval: pastEvery },
  );
}
