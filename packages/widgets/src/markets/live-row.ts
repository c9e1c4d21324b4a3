import type { Ticker } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import { type MarketRow, rowWithTicker } from './model/market-rows.ts';

/** A source of the newest prices of one market, with the same functions in every render. */
export interface LivePrices {
  subscribe: (market: string, listener: () => void) => () => void;
  read: (market: string) => Ticker | undefined;
}

/** A source of the newest prices by market. */
export function useLivePrices(): LivePrices {
  const { market } = useExchange();
  return useMemo(
    () => ({
      subscribe: (id, listener) => market.ticker(id).subscribe(listener),
      read: (id) => market.ticker(id).getSnapshot().ticker,
    }),
    [market],
  );
}

/** The row at the newest ticker: the cells of a row share it. */
const rowsNow = new WeakMap<MarketRow, { ticker: Ticker; row: MarketRow }>();

function rowNow(listed: MarketRow, ticker: Ticker): MarketRow {
  const known = rowsNow.get(listed);
  if (known?.ticker === ticker) return known.row;
  const row = rowWithTicker(listed, ticker);
  rowsNow.set(listed, { ticker, row });
  return row;
}

/**
 * A row with its newest prices. The list is rebuilt only every few seconds, as sorting thousands of rows with each price
 * would block the page; visible rows follow every price by themselves. `by` picks what is shown of a ticker: nothing is
 * rendered while that stays the same.
 */
export function useLiveRow(
  row: MarketRow,
  live: LivePrices | undefined,
  by: (ticker: Ticker) => unknown = itself,
): MarketRow {
  const { id } = row;
  const subscribe = useCallback(
    (listener: () => void) => live?.subscribe(id, listener) ?? nothing,
    [id, live],
  );
  const read = () => {
    const ticker = live?.read(id);
    return ticker && by(ticker);
  };
  useSyncExternalStore(subscribe, read, read);
  const ticker = live?.read(id);
  return ticker ? rowNow(row, ticker) : row;
}

const itself = (ticker: Ticker) => ticker;
const nothing = () => undefined;

/** Renders a part of a row with every price that changes what `by` picks. */
export function LiveRow({
  row,
  live,
  by,
  children,
}: {
  row: MarketRow;
  live: LivePrices | undefined;
  by?: ((ticker: Ticker) => unknown) | undefined;
  children: (now: MarketRow) => ReactNode;
}): ReactNode {
  return children(useLiveRow(row, live, by));
}

/** Returns true for rows of one market that differ by prices alone, which the live parts of a row read by themselves. */
export const differByPrices = (before: MarketRow, after: MarketRow): boolean =>
  before.id === after.id &&
  before.name === after.name &&
  before.status === after.status &&
  before.tickSize === after.tickSize &&
  before.trend === after.trend;
