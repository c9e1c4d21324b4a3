import type { StreamStatus, Ticker } from '@agio/api-client';
import { useExchange } from '@agio/api-client/react';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LivePrices } from './live-row.ts';

/** How often the list is made of new prices, in milliseconds: rows that jump with every trade cannot be read or hit. */
const LISTED_EVERY = 2000;

/** The prices that the list is sorted by, some seconds old at most, and those of now for what is in sight of it. */
export function useListedTickers(): {
  status: StreamStatus;
  tickers: ReadonlyMap<string, Ticker>;
  live: LivePrices;
} {
  const { market } = useExchange();
  const store = market.tickers();
  const [tickers, setTickers] = useState(() => store.getSnapshot().tickers);
  const [subscribe, readStatus] = useMemo(
    () => [(listener: () => void) => store.subscribe(listener), () => store.getSnapshot().status],
    [store],
  );
  const status = useSyncExternalStore(subscribe, readStatus, readStatus);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const take = () => {
      timer = undefined;
      const { tickers: taken } = store.getSnapshot();
      isFirst = taken.size === 0;
      startTransition(() => setTickers(taken));
    };
    take();
    // The first prices are awaited; of later ones the list has what came in the meantime.
    const leave = store.subscribe(() => {
      if (isFirst) take();
      else timer ??= setTimeout(take, LISTED_EVERY);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
  const live = useMemo(
    (): LivePrices => ({
      subscribe: (id, listener) => market.ticker(id).subscribe(listener),
      read: (id) => market.ticker(id).getSnapshot().ticker,
    }),
    [market],
  );
  return { status, tickers, live };
}
