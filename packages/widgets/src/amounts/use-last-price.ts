import { useTicker, useTrends } from '@agio/api-client/react';
import { type DecimalString, Decimal } from '@agio/money';
import { useHost } from '../host/index.ts';
import { useState } from 'react';

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

/** Direction of the last change of a price; undefined before the first. */
function useDirection(price: string | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{
    price: string | undefined;
    direction: 'up' | 'down' | undefined;
  }>({
    price,
    direction: undefined,
  });
  if (price === seen.price) return seen.direction;
  const [now, before] = [Decimal.parse(price), Decimal.parse(seen.price)];
  const direction =
    now && before && !now.equals(before) ? (now.gt(before) ? 'up' : 'down') : seen.direction;
  setSeen({ price, direction });
  return direction;
}
