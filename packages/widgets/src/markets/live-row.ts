import type { Ticker } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
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

/**
 * A row with its newest prices. The list is rebuilt only every few seconds, as sorting thousands of rows with each price
 * would block the page; visible rows follow every price by themselves.
 */
export function useLiveRow(row: MarketRow, live: LivePrices | undefined): MarketRow {
  const { id } = row;
  const [subscribe, read] = useMemo(
    () => [
      (listener: () => void) => live?.subscribe(id, listener) ?? nothing,
      () => live?.read(id),
    ],
    [id, live],
  );
  const ticker = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => (ticker ? rowWithTicker(row, ticker) : row), [row, ticker]);
}

const nothing = () => undefined;

/** Renders a part of a row with every price. */
export function LiveRow({
  row,
  live,
  children,
}: {
  row: MarketRow;
  live: LivePrices | undefined;
  children: (now: MarketRow) => ReactNode;
}): ReactNode {
  return children(useLiveRow(row, live));
}
