import { createContext, use } from 'react';
import type { ExchangeClient } from '../client.ts';
import type { SlowReads } from './slow-reads.ts';

export interface ExchangeContextValue {
  client: ExchangeClient;
  /** Hears of every query and command that failed. */
  report: (error: unknown) => void;
  slowReads: SlowReads;
}

export const ExchangeContext = createContext<ExchangeContextValue | undefined>(undefined);

export function useExchangeContext(): ExchangeContextValue {
  const value = use(ExchangeContext);
  if (!value) throw new Error('This hook works inside <ExchangeProvider> only');
  return value;
}

/** Returns the client of the nearest `ExchangeProvider`. Throws outside of one. */
export function useExchange(): ExchangeClient {
  return useExchangeContext().client;
}
