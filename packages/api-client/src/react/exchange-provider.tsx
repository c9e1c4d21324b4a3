import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig, type Cache, type SWRConfiguration } from 'swr';
import type { ExchangeClient } from '../client.ts';
import { isApiError } from '../http/api-error.ts';
import { ValueStore } from '../lib/store.ts';
import { useCacheSync } from './cache/cache-sync.ts';
import { ExchangeContext } from './context.ts';

/** Props of `ExchangeProvider`. */
export interface ExchangeProviderProps {
  /** One client for the provider's whole life. */
  client: ExchangeClient;
  /**
   * Hears once of every query and command that failed, except by the session's end, whatever the component does with it: an `ApiError`, or an
   * `UnknownOutcomeError` for an order or a withdrawal. `errorToast` says whether a toast is due.
   */
  onError?: ((error: unknown) => void) | undefined;
  children?: ReactNode;
}

/** Gives the hooks below it their client and a cache of their own. */
export function ExchangeProvider({ client, onError, children }: ExchangeProviderProps) {
  const [errors] = useState(() => new ErrorChannel());
  useEffect(() => errors.listen(onError), [errors, onError]);
  const [slowReads] = useState(() => new ValueStore(0));
  const context = useMemo(
    () => ({ client, report: errors.report, slowReads }),
    [client, errors, slowReads],
  );
  const config = useMemo(() => cacheConfig(errors.report), [errors]);
  return (
    <ExchangeContext value={context}>
      <SWRConfig value={config}>
        <CacheSync />
        {children}
      </SWRConfig>
    </ExchangeContext>
  );
}

/** A function that stays the same while its listener changes: a new one would be a new configuration of the cache. */
class ErrorChannel {
  #listener: ((error: unknown) => void) | undefined;

  report = (error: unknown): void => {
    // The session reports its end, once; the queries that it cut off do not.
    if (!isApiError(error, 'authEnded')) this.#listener?.(error);
  };

  listen(listener: ((error: unknown) => void) | undefined): () => void {
    this.#listener = listener;
    return () => (this.#listener = undefined);
  }
}

/**
 * Delay after the network is back, in milliseconds. The hubs connect first; what their gap reads is fresh by then and
 * is not read again.
 */
const afterHubsMs = 1_000;

function cacheConfig(
  report: (error: unknown) => void,
): SWRConfiguration & { provider: () => Cache } {
  return {
    provider: () => new Map(),
    // The client repeats failed reads itself (spec §8: up to 3 times).
    shouldRetryOnError: false,
    // Spec §9: no refetch on window focus.
    revalidateOnFocus: false,
    initFocus: () => {},
    initReconnect: (ask) => {
      const onOnline = () => setTimeout(ask, afterHubsMs);
      globalThis.addEventListener?.('online', onOnline);
      return () => globalThis.removeEventListener?.('online', onOnline);
    },
    onError: report,
  };
}

/** A component of its own, because it needs the cache that the provider above makes. */
function CacheSync() {
  useCacheSync();
  return null;
}
