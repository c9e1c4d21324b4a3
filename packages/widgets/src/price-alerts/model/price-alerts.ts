import type { Instrument } from '@agio/api-client/contract';
import { Decimal, type DecimalString, nearestSteps, parseAmount } from '@agio/money';
import type { AlertDirection, PriceAlert } from '../setting.ts';

/** A live last price. */
export interface LivePrice {
  readonly market: string;
  readonly last: DecimalString;
}

/** Returns true if a last price reaches an alert; its own price counts. */
function isReached(
  { direction, price }: Pick<PriceAlert, 'direction' | 'price'>,
  last: DecimalString,
): boolean {
  const [now, wanted] = [Decimal.of(last), Decimal.of(price)];
  return direction === 'above' ? now.gte(wanted) : now.lte(wanted);
}

/** Returns the side from which a price can still be reached; from below where the last price is not known. */
export function directionTo(price: DecimalString, last: DecimalString | undefined): AlertDirection {
  const isAbove = last === undefined || Decimal.of(price).gte(Decimal.of(last));
  return isAbove ? 'above' : 'below';
}

/** The alerts after these live prices, the same list where none was reached. Each is reached once. */
export function judgeAlerts(
  alerts: readonly PriceAlert[],
  prices: readonly LivePrice[],
  at: number,
): readonly PriceAlert[] {
  const judged = alerts.map((alert): PriceAlert => {
    const last = prices.find(({ market }) => market === alert.market)?.last;
    return alert.status === 'active' && last !== undefined && isReached(alert, last)
      ? { ...alert, status: 'reached', reached: { price: last, at } }
      : alert;
  });
  return judged.some((alert, index) => alert !== alerts[index]) ? judged : alerts;
}

/** Reason for which no alert can be set at the typed price. */
export type AlertFault = 'empty' | 'unreadable' | 'offTick' | 'reached';

/** Reads the price of a new alert by the rules of the locale and the market. */
export function readAlertPrice(
  text: string,
  direction: AlertDirection,
  {
    instrument,
    last,
    locale,
  }: { instrument: Instrument; last: DecimalString | undefined; locale: string },
): { price: DecimalString } | { fault: AlertFault } {
  const parsed = parseAmount(text, { locale, unit: instrument.quoteAsset });
  if (!parsed.ok) return { fault: parsed.reason === 'empty' ? 'empty' : 'unreadable' };
  const price = Decimal.of(parsed.value);
  if (price.isZero) return { fault: 'empty' };
  if (nearestSteps(price, Decimal.of(instrument.tickSize))) return { fault: 'offTick' };
  if (last !== undefined && isReached({ direction, price: parsed.value }, last))
    return { fault: 'reached' };
  return { price: parsed.value };
}
