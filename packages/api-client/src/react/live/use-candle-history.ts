import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Candle, CandleResolution } from '../../contract/core.ts';
import type { ApiError } from '../../http/api-error.ts';
import type { Freshness } from '../../realtime/index.ts';
import { candlesPerPage, joinCandles, nextCandles, type OlderCandles } from './candle-history.ts';
import { useExchange } from '../context.ts';
import { useHistory } from '../calls/market-data.ts';
import { useCandles } from './streams.ts';

/** Data for a chart of one market. */
export interface CandleHistory {
  /** Oldest first, the last one open and live. Undefined until the history is there. */
  candles: readonly Candle[] | undefined;
  /** Freshness of the open candle. */
  status: Freshness;
  /** State of the candles before the first one. */
  older: OlderCandles;
  /** Failure of the latest page. */
  error: ApiError | undefined;
  /** Asks for the page before the first candle. */
  loadOlder: () => void;
  /** Asks for the latest page again. */
  reload: () => void;
}

/**
 * The candles of one market: the history, the live candle on top of it, and older pages on demand. They have no hole:
 * when the stream starts again the latest page is loaded again. Another market or resolution begins from nothing, and
 * what arrives late for the one before is dropped.
 */
export function useCandleHistory(market: string, resolution: CandleResolution): CandleHistory {
  const { marketData, market: streams } = useExchange();
  const latest = useHistory({ id: market, resolution, limit: candlesPerPage });
  const live = useCandles(market, resolution);
  const series = `${market} ${resolution}`;
  const [state, dispatch] = useReducer(nextCandles, undefined);
  const known = state?.series === series ? state : undefined;

  const { data: page, mutate } = latest;
  // While rendering, so that candles are never shown that older ones could not be asked for.
  if (page && page !== known?.latest) dispatch({ series, type: 'latest', page });

  // The stream keeps the last hundred candles: what has closed becomes history before it is dropped there.
  useEffect(() => {
    const store = streams.candles(market, resolution);
    let openSince: string | undefined;
    return store.subscribe(() => {
      const { candles } = store.getSnapshot();
      const open = candles.at(-1)?.time;
      if (open === openSince) return;
      openSince = open;
      dispatch({ series, type: 'closed', candles: candles.slice(0, -1) });
    });
  }, [streams, market, resolution, series]);

  const reload = useCallback(() => void mutate(), [mutate]);
  const { revision } = live;
  useEffect(() => {
    // The stream started again: candles in between may be missing.
    if (revision > 1) reload();
  }, [revision, reload]);

  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), [series]);
  const to = known?.candles[0]?.time;
  const loadOlder = useCallback(() => {
    if (to === undefined) return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    dispatch({ series, type: 'olderAsked' });
    marketData.history({ id: market, resolution, to, limit: candlesPerPage }, { signal }).then(
      (older) => dispatch({ series, type: 'older', to, page: older }),
      () => {
        if (!signal.aborted) dispatch({ series, type: 'olderFailed' });
      },
    );
  }, [marketData, market, resolution, series, to]);

  const settled = known?.candles;
  const candles = useMemo(
    () => settled && joinCandles(settled, live.candles),
    [settled, live.candles],
  );
  const { error } = latest;
  const { status } = live;
  return { candles, status, older: known?.older ?? 'more', error, loadOlder, reload };
}
