import type { Instrument, PriceAlert } from '@agio/api-client/contract';
import { formatCrypto, formatPercent, formatPrice } from '@agio/money';
import type { PriceAlertNames } from './price-alert-messages.ts';

interface AlertContext {
  t: PriceAlertNames;
  locale: string;
  /** Undefined where the market is not known: its id and the plain figures are written. */
  instrument: Instrument | undefined;
}

/** Returns a time of so many hours in a few letters. */
export const hoursText = (window: '1h' | '24h', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'short' }).format(
    window === '1h' ? 1 : 24,
  );

/** An alert in words: its name, which says what it waits for, what is told of it, and the price that reached it. */
export function alertWords(
  { market, condition, reached }: Pick<PriceAlert, 'market' | 'condition' | 'reached'>,
  { t, locale, instrument }: AlertContext,
): { name: string; title: string; now: string | undefined } {
  const tickSize = instrument?.tickSize ?? '1';
  const [base = '', quote = ''] = market.split('-');
  const price = (value: string) =>
    `${formatPrice(value, { tickSize, locale })} ${instrument?.quoteAsset ?? quote}`.trim();
  const symbol = instrument?.symbol ?? market.replace('-', '/');
  const now = reached ? t.lastPrice({ price: price(reached.price) }) : undefined;
  switch (condition.kind) {
    case 'Price': {
      const side = condition.direction === 'Rise' ? 'above' : 'below';
      const words = { market: symbol, price: price(condition.price) };
      return { name: t.waits[side](words), title: t.told[side](words), now };
    }
    case 'Change': {
      const percent = formatPercent(condition.percent, { locale, minDigits: 0 });
      const words = { market: symbol, percent, window: hoursText(condition.window, locale) };
      const { direction } = condition;
      return { name: t.waits[direction](words), title: t.told[direction](words), now };
    }
    case 'Volume': {
      const amount = `${formatCrypto(condition.volume, { locale })} ${instrument?.baseAsset ?? base}`;
      const words = { market: symbol, amount: amount.trim(), window: hoursText('24h', locale) };
      return { name: t.waits.volume(words), title: t.told.volume(words), now };
    }
    case 'Unknown':
      return { name: symbol, title: symbol, now };
  }
}
