// @where Trading: estimate of a market order: average price, slippage, levels that are read
import type { BookRow } from '@agio/api-client';
import type { Instrument } from '@agio/api-client/contract';
import {
  useAssets,
  useBestPrices,
  useConnectionStatus,
  useFeeStanding,
  useOrderBook,
  usePortfolio,
  useTicker,
} from '@agio/api-client/react';
import { Decimal } from '@agio/money';
import { type Dispatch, useEffect, useMemo } from 'react';
import { useLocale } from '@agio/ui/language';
import { tradeStandingOf, useAccount, useHost, useOnline } from '../host/index.ts';
import type { BookLevel } from './model/market-estimate.ts';
import { executesAtMarket } from './model/order-types.ts';
import { pricesAge } from './model/prices-age.ts';
import type { TicketContext } from './model/ticket-context.ts';
import { summarise, type TicketSummary } from './model/ticket-summary.ts';
import type { TicketAction, TicketState } from './model/ticket.ts';

/** Levels that a market order is estimated with. */
const estimateRows = 200;
const defaultDecimals = 8;

/** Returns account, balances and live prices for the ticket, with the resulting summary. */
export function useOrderEntry(
  instrument: Instrument,
  state: TicketState,
  dispatch: Dispatch<TicketAction>,
): { context: TicketContext; summary: TicketSummary } {
  const locale = useLocale();
  const account = useAccount();
  const { currency } = useHost();
  const { data: assets } = useAssets();
  const { data: portfolio } = usePortfolio(currency);
  const { market } = useConnectionStatus();
  const { ticker, status: tickerStatus } = useTicker(instrument.id);
  const { status, bestBid, bestAsk, crossed } = useBestPrices(instrument.id);
  // A market order follows every level; the others only the best prices, which change far less often.
  const atMarket = executesAtMarket(state.type);
  const book = useOrderBook(atMarket ? instrument.id : undefined, { rows: estimateRows });
  const bids = useLevels(book.bids);
  const asks = useLevels(book.asks);

  const last = ticker?.last;
  useEffect(() => {
    if (last !== undefined) dispatch({ type: 'livePrice', price: last });
  }, [last, dispatch]);

  const ownBest = state.side === 'Buy' ? bestBid : bestAsk;
  const isFollowing = state.follows && !state.priceFocused && status === 'live' && !crossed;
  useEffect(() => {
    if (isFollowing && ownBest !== undefined) dispatch({ type: 'bestPrice', price: ownBest });
  }, [isFollowing, ownBest, dispatch]);

  const decimalsOf = (symbol: string) =>
    assets?.find((asset) => asset.id === symbol)?.decimals ?? defaultDecimals;
  const availableOf = (symbol: string) => {
    if (!portfolio || !account.isSignedIn) return undefined;
    // An asset that is not listed is one that the user has none of.
    const balance = portfolio.balances.find((each) => each.asset === symbol);
    return Decimal.parse(balance?.available ?? '0');
  };
  const volume = useFeeStanding().data?.volume;
  const context: TicketContext = {
    instrument,
    baseDecimals: decimalsOf(instrument.baseAsset),
    quoteDecimals: decimalsOf(instrument.quoteAsset),
    account: tradeStandingOf(account),
    tier: account.standing?.complianceTier,
    volume,
    available: {
      base: availableOf(instrument.baseAsset),
      quote: availableOf(instrument.quoteAsset),
    },
    last: Decimal.parse(last),
    bestBid: Decimal.parse(bestBid),
    bestAsk: Decimal.parse(bestAsk),
    bids,
    asks,
    // The price of a market order is measured against the last price, so that has to be live as well.
    bookIsLive: atMarket
      ? book.status === 'live' && (!ticker || tickerStatus === 'live')
      : status === 'live',
    bookIsConnecting:
      (atMarket ? book.status : status) === 'connecting' && market.status !== 'reconnecting',
    bookIsCrossed: crossed,
    prices: pricesAge(status, market.status),
    isOnline: useOnline(),
    locale,
  };
  return { context, summary: summarise(state, context) };
}

function useLevels(rows: readonly BookRow[]): BookLevel[] {
  return useMemo(
    () =>
      rows.map(({ price, amount }) => ({ price: Decimal.of(price), amount: Decimal.of(amount) })),
    [rows],
  );
}
