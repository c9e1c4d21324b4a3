import { Decimal, formatPercent, formatPrice } from '@agio/money';
import type { CellWord } from '@agio/ui/data-table';
import { type MessagesOf, useLocale } from '@agio/ui/language';
import type { common } from '../words/messages.ts';
import type { OrderStateWords } from '../words/order-state-messages.ts';
import type { OrdersWords } from './messages.ts';
import type { OrderRow } from './order-rows.ts';

export type SideWords = MessagesOf<typeof common>['side'];

/** "Buy limit, post only": the side always as a word, its colour second, and with `t` what is unusual of its terms. */
export function sideAndType(
  order: Pick<OrderRow, 'side' | 'type' | 'timeInForce' | 'postOnly'>,
  { sides, states, t }: { sides: SideWords; states: OrderStateWords; t?: OrdersWords },
): CellWord {
  const more = [states.types[order.type], t && termsMark(order, t)].filter(Boolean).join(', ');
  return { ...sideWord(order.side, sides), more };
}

/** A word for the terms that were chosen; undefined for an order that rests until it is cancelled, and for a market order. */
function termsMark(
  { type, timeInForce, postOnly }: Pick<OrderRow, 'type' | 'timeInForce' | 'postOnly'>,
  t: OrdersWords,
): string | undefined {
  if (postOnly) return t.terms.postOnly;
  if (type === 'Market' || (timeInForce !== 'IOC' && timeInForce !== 'FOK')) return undefined;
  return t.terms[timeInForce];
}

/** The price that a stop order waits for; null of every other order. */
export const triggerOf = ({ stopPrice }: Pick<OrderRow, 'stopPrice'>): string | null => stopPrice;

/** The same, to be written after its type or its own price: ` at 6.27`. */
export function triggerText(
  { stopPrice, tickSize }: Pick<OrderRow, 'stopPrice' | 'tickSize'>,
  { t, locale }: { t: OrdersWords; locale: string },
): string | undefined {
  return stopPrice === null
    ? undefined
    : ` ${t.trigger} ${formatPrice(stopPrice, { tickSize, locale })}`;
}

/** A side as a word in its colour. */
export const sideWord = (side: OrderRow['side'], sides: SideWords): CellWord => ({
  word: sides[side],
  tone: side === 'Buy' ? 'up' : side === 'Sell' ? 'down' : undefined,
});

/** The filled part of an amount in percent with one digit, rounded down: nothing is full before it is. */
export function filledPercent({
  filledAmount,
  amount,
}: Pick<OrderRow, 'filledAmount' | 'amount'>): Decimal {
  const whole = Decimal.parse(amount);
  const part = Decimal.parse(filledAmount);
  if (!whole?.isPositive || !part) return Decimal.zero;
  return part.times(Decimal.of('100')).dividedBy(whole, 1, 'down');
}

/** The filled part of an order; the figure says it, a bar before it may show it where there is room. */
export function FilledPercent({
  order,
  hasMeter = false,
}: {
  order: Pick<OrderRow, 'filledAmount' | 'amount'>;
  hasMeter?: boolean;
}) {
  const locale = useLocale();
  const percent = filledPercent(order);
  const figure = (
    <span className={percent.isZero ? 'wg:num wg:text-fg-faint' : 'wg:num'}>
      {formatPercent(percent, { locale })}
    </span>
  );
  if (!hasMeter) return figure;
  return (
    <span className="wg:inline-flex wg:w-26 wg:@max-[54rem]:w-auto wg:items-center wg:justify-end wg:gap-2 wg:align-top">
      {percent.isZero ? null : (
        <FilledMeter percent={percent} className="wg:h-1 wg:w-10 wg:@max-[54rem]:hidden" />
      )}
      <span className="wg:min-w-11 wg:flex-none">{figure}</span>
    </span>
  );
}

/** The bar of the filled part. */
export function FilledMeter({ percent, className }: { percent: Decimal; className: string }) {
  return (
    <span
      aria-hidden
      className={`wg:block wg:overflow-hidden wg:rounded-full wg:bg-surface-3 ${className}`}
    >
      <span
        className="wg:block wg:h-full wg:origin-left wg:bg-accent wg:rtl:origin-right"
        style={{ transform: `scaleX(calc(${percent.toString()} / 100))` }}
      />
    </span>
  );
}
