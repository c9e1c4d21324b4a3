import { useTicker, useTrends } from '@agio/api-client/react';
import type { DecimalString } from '@agio/money';
import { useHost } from '../host/index.ts';
import { useDirection } from '../files/use-direction.ts';

/** The last price of a market. */
export interface LastPrice {
  readonly last: DecimalString | undefined;
  /** Time of its last change; undefined before the first one. */
  readonly direction: 'up' | 'down' | undefined;
}

/**
 * The last price of a market: one source for every part of a screen that shows it, so that head, book and chart never say
 * different ones. Until the stream has it, it is that of the list of markets.
 */
export function useLastPrice(market: string): LastPrice {
  const { currency } = useHost();
  const { ticker } = useTicker(market);
  const { data: trends } = useTrends(currency);
  const last = ticker?.last ?? trends?.find((trend) => trend.market === market)?.last;
  return { last, direction: useDirection(last) };
}
