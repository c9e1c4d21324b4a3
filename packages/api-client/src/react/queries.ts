import type {
  Asset,
  Candle,
  Contract,
  Currency,
  EndpointInput,
  EndpointOutput,
  Instrument,
  Order,
  PortfolioOverview,
  Profile,
  Settings,
  Trend,
  UserInformation,
} from '../contract/core.ts';
import { useExchange } from './context.ts';
import { usePrivateQuery, usePublicQuery, type Query } from './use-query.ts';

type OrderHistoryInput = EndpointInput<Contract['trading']['orderHistory']>;
type OrderHistoryPage = EndpointOutput<Contract['trading']['orderHistory']>;
type HistoryInput = EndpointInput<Contract['marketData']['history']>;

/** Changes with a deployment, not with the minute: asked for again at most once a minute. */
const slow = { dedupingInterval: 60_000 };
const none = {};

/** Every market with its rules and status. */
export function useInstruments(): Query<Instrument[]> {
  const { marketData } = useExchange();
  return usePublicQuery('marketData.instruments', none, () => marketData.instruments());
}

/** Every asset with its name and precision. */
export function useAssets(): Query<Asset[]> {
  const { marketData } = useExchange();
  return usePublicQuery('marketData.assets', none, () => marketData.assets(), slow);
}

/** 24 h figures and a 7 day line of every market, with values in `currency`. */
export function useTrends(currency: Currency): Query<Trend[]> {
  const { marketData } = useExchange();
  return usePublicQuery('marketData.trends', { id: currency }, (input) => marketData.trends(input));
}

/** Candles of one market, oldest first. Without an input nothing is asked for. */
export function useHistory(input: HistoryInput | undefined): Query<Candle[]> {
  const { marketData } = useExchange();
  return usePublicQuery('marketData.history', input ?? null, (asked) => marketData.history(asked));
}

/** The user's open orders, newest first, of all markets or of one. Kept current by notifications. */
export function useOpenOrders(market?: string): Query<Order[]> {
  const { trading } = useExchange();
  return usePrivateQuery('trading.openOrders', { market }, (input) => trading.openOrders(input));
}

/**
 * One page of the orders that are no longer open, newest first, with their fills. While another page or filter loads,
 * the rows before stay.
 */
export function useOrderHistory(input: OrderHistoryInput = none): Query<OrderHistoryPage> {
  const { trading } = useExchange();
  return usePrivateQuery('trading.orderHistory', input, (asked) => trading.orderHistory(asked), {
    keepPreviousData: true,
  });
}

/** Balances with values in one currency, the user's own when left out. The answer says in which. */
export function usePortfolio(currency?: Currency): Query<PortfolioOverview> {
  const { portfolio } = useExchange();
  return usePrivateQuery('portfolio.overview', { currency }, (input) => portfolio.overview(input), {
    keepPreviousData: true,
  });
}

/** Verification state; passing a referral code registers it for a new user. */
export function useProfile(referralCode?: string): Query<Profile> {
  const { account } = useExchange();
  return usePrivateQuery('account.profile', { referralCode }, (input) => account.profile(input));
}

/** Who is signed in, with roles, tier and activity status. Kept current by notifications. */
export function useUserInformation(): Query<UserInformation> {
  const { account } = useExchange();
  return usePrivateQuery('account.userInformation', none, () => account.userInformation());
}

/** Settings kept on the server. */
export function useSettings(): Query<Settings> {
  const { account } = useExchange();
  return usePrivateQuery('account.settings', none, () => account.settings());
}
