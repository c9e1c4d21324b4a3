import type { Ticker } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type MarketRow, rowWithTicker } from './model/market-rows.ts';

/** Where the newest prices of one market are; the same functions from render to render. */
export interface LivePrices {
  subscribe: (market: string, listener: () => void) => () => void;
  read: (market: string) => Ticker | undefined;
}

/** The newest prices of every market. */
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
 * A row as it is now. The list is made anew every few seconds, as sorting thousands of rows with each price would stop the
 * page; what is in sight follows every price by itself.
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

/** A part of a row that follows every price. */
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
