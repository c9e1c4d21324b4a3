import type { Instrument } from '@agio/api-client/contract';
import { formatPrice } from '@agio/money';
import type { PriceAlertWords } from './messages.ts';
import type { PriceAlert } from './setting.ts';

interface AlertContext {
  t: PriceAlertWords;
  locale: string;
  /** Undefined where the market is not known: its id and the plain figures are written. */
  instrument: Instrument | undefined;
}

/** An alert in words: what it waits for, what became of it, and the price that reached it. */
export function alertWords(
  { market, direction, price, reached }: PriceAlert,
  { t, locale, instrument }: AlertContext,
): { name: string; title: string; now: string | undefined } {
  const tickSize = instrument?.tickSize ?? '1';
  const quote = instrument?.quoteAsset ?? market.split('-')[1] ?? '';
  const text = (value: string) => `${formatPrice(value, { tickSize, locale })} ${quote}`.trim();
  const words = { market: instrument?.symbol ?? market.replace('-', '/'), price: text(price) };
  return {
    name: t.waits[direction](words),
    title: t.told[direction](words),
    now: reached && t.lastPrice({ price: text(reached.price) }),
  };
}
