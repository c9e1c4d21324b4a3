import type { Instrument } from '@agio/api-client/contract';
import { useExchange } from '@agio/api-client/react';
import { useSyncExternalStore } from 'react';

/** A market with the status it has now: halts and reopenings come by the stream. */
export function useLiveInstrument(instrument: Instrument): Instrument {
  const store = useExchange().market.statuses();
  const statuses = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.getSnapshot(),
  );
  const status = statuses.get(instrument.id);
  return status === undefined || status === instrument.status
    ? instrument
    : { ...instrument, status };
}
