import type { Instrument, PriceAlert, PriceAlertCondition } from '@agio/api-client/contract';
import { Decimal, type DecimalString, nearestSteps, parseAmount } from '@agio/money';

/** Side from which a price is reached. */
export type AlertSide = 'above' | 'below';

/** Returns the side from which a price can still be reached; from below where the last price is not known. */
export function sideOf(price: DecimalString, last: DecimalString | undefined): AlertSide {
  const isAbove = last === undefined || Decimal.of(price).gte(Decimal.of(last));
  return isAbove ? 'above' : 'below';
}

/** The fields of a new alert as typed; those of its kind count. */
export interface AlertInput {
  readonly kind: PriceAlertCondition['kind'];
  readonly side: AlertSide;
  readonly move: 'Rise' | 'Fall' | 'Either';
  readonly window: '1h' | '24h';
  readonly price: string;
  readonly percent: string;
  readonly volume: string;
}

/** Reason for which no alert can be set with what was typed. */
type AlertFault =
  | 'empty'
  | 'unreadable'
  | 'offTick'
  | 'reached'
  | 'noPercent'
  | 'percent'
  | 'noVolume'
  | 'volume';

export interface AlertMarket {
  readonly instrument: Instrument;
  /** The last price, as far as it is known: what is reached already is no alert. */
  readonly last: DecimalString | undefined;
  readonly locale: string;
}

type Read = { condition: PriceAlertCondition } | { fault: AlertFault };

/** Reads what an alert is to wait for, by the rules of the locale and the market. */
export function readCondition(input: AlertInput, market: AlertMarket): Read {
  switch (input.kind) {
    case 'Price':
      return readPrice(input, market);
    case 'Change':
      return readChange(input, market);
    case 'Volume':
      return readVolume(input, market);
  }
}

function readPrice({ price: text, side }: AlertInput, market: AlertMarket): Read {
  const { instrument, last, locale } = market;
  const parsed = parseAmount(text, { locale, unit: instrument.quoteAsset });
  if (!parsed.ok) return { fault: parsed.reason === 'empty' ? 'empty' : 'unreadable' };
  const price = Decimal.of(parsed.value);
  if (price.isZero) return { fault: 'empty' };
  if (nearestSteps(price, Decimal.of(instrument.tickSize))) return { fault: 'offTick' };
  const isThere =
    last !== undefined &&
    (side === 'above' ? Decimal.of(last).gte(price) : Decimal.of(last).lte(price));
  if (isThere) return { fault: 'reached' };
  const direction = side === 'above' ? 'Rise' : 'Fall';
  return { condition: { kind: 'Price', direction, price: parsed.value } };
}

function readChange(
  { percent: text, move: direction, window }: AlertInput,
  { locale }: AlertMarket,
): Read {
  const parsed = parseAmount(text, { locale, unit: '%' });
  const [least, most] = [Decimal.of('0.01'), Decimal.of('999.99')];
  if (!parsed.ok) return { fault: parsed.reason === 'empty' ? 'noPercent' : 'percent' };
  const percent = Decimal.of(parsed.value);
  if (!percent.gte(least) || !percent.lte(most) || nearestSteps(percent, least))
    return { fault: 'percent' };
  return { condition: { kind: 'Change', direction, percent: parsed.value, window } };
}

function readVolume({ volume: text }: AlertInput, { instrument, locale }: AlertMarket): Read {
  const parsed = parseAmount(text, { locale, unit: instrument.baseAsset });
  if (!parsed.ok) return { fault: parsed.reason === 'empty' ? 'noVolume' : 'volume' };
  if (Decimal.of(parsed.value).isZero) return { fault: 'noVolume' };
  return { condition: { kind: 'Volume', volume: parsed.value } };
}

/** Returns the distance from the last price to one that an alert waits for, in percent of the last one. */
export const distanceTo = (price: DecimalString, last: DecimalString): Decimal =>
  Decimal.of(price)
    .minus(Decimal.of(last))
    .times(Decimal.of('100'))
    .dividedBy(Decimal.of(last), 2, 'half-even');

/** Returns true if two alerts wait for the same, so that a lost answer finds its alert. */
export const isSameCondition = (
  one: PriceAlert['condition'],
  other: PriceAlert['condition'],
): boolean => {
  const parts = (condition: object) => Object.entries(condition).map(String).toSorted().join();
  return parts(one) === parts(other);
};
