import type { Instrument } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { useSyncExternalStore } from 'react';

/** A market as it is now: halts, reopenings and new rules come by the stream. */
export function useLiveInstrument(instrument: Instrument): Instrument {
  const store = useExchange().market.instruments();
  const changed = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.getSnapshot(),
  );
  return changed.get(instrument.id) ?? instrument;
}
