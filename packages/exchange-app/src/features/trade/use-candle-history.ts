import type { CandleResolution } from '@agio/api-client/contract';
import { useExchange, useHistory } from '@agio/api-client/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { nextHistory, pageLength } from './candle-history.ts';

/** The settled candles of a market: the latest page kept current, and `loadOlder` for the page before the first one. */
export function useCandleHistory(id: string, resolution: CandleResolution) {
  const { marketData } = useExchange();
  const latest = useHistory({ id, resolution, limit: pageLength });
  const of = `${id} ${resolution}`;
  const [state, tell] = useReducer(nextHistory, undefined);
  const known = state?.of === of ? state : undefined;

  const { data: page, mutate } = latest;
  useEffect(() => {
    if (page) tell({ of, type: 'latest', page });
  }, [of, page]);

  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), [of]);

  const to = known?.candles[0]?.time;
  const loadOlder = useCallback(() => {
    if (to === undefined) return;
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    tell({ of, type: 'asked' });
    marketData.history({ id, resolution, to, limit: pageLength }, { signal }).then(
      (older) => tell({ of, type: 'older', to, page: older }),
      () => {
        if (!signal.aborted) tell({ of, type: 'failed' });
      },
    );
  }, [marketData, id, resolution, of, to]);

  return {
    /** Oldest first; undefined until they have come. */
    candles: known?.candles ?? page,
    older: known?.older ?? 'more',
    error: latest.error,
    loadOlder,
    reload: useCallback(() => void mutate(), [mutate]),
  } as const;
}
