import { Decimal, formatPercent, formatPrice } from '@agio/money';
import { type CellWord, CellWords } from '@agio/ui/data-table';
import { type MessagesOf, useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import { common } from '../../words/messages.ts';
import { orderStateMessages, type OrderStateWords } from '../../words/order-state-messages.ts';
import { orderColumnMessages } from './order-column-messages.ts';
import { type OrderRow, triggerOf } from './order-rows.ts';

type TermWords = MessagesOf<typeof orderColumnMessages>['terms'];
export type SideWords = MessagesOf<typeof common>['side'];
type OrderTerms = Pick<OrderRow, 'side' | 'type' | 'timeInForce' | 'postOnly'> &
  Partial<Pick<OrderRow, 'familyId' | 'exits' | 'parentOrderId' | 'schedule' | 'displayAmount'>>;

/** "Buy limit": the side always as a word, its colour second; with `hasTerms` also unusual terms, as ", post only". */
export function SideAndType({
  order,
  hasTerms = false,
}: {
  order: OrderTerms;
  hasTerms?: boolean | undefined;
}) {
  const { terms } = useMessages(orderColumnMessages);
  const { side: sides } = useMessages(common);
  const { types } = useMessages(orderStateMessages);
  const locale = useLocale();
  return (
    <CellWords
      {...sideAndType(order, { sides, types, terms: hasTerms ? terms : undefined, locale })}
    />
  );
}

/** Returns the words of `SideAndType`. */
export function sideAndType(
  order: OrderTerms,
  { sides, ...words }: { sides: SideWords } & TypeWords,
): CellWord {
  return { ...sideWord(order.side, sides), more: typeAndTerms(order, words) };
}

interface TypeWords {
  types: OrderStateWords['types'];
  terms: TermWords | undefined;
  locale: string;
}

/** Returns the type of an order in words, with unusual terms where there are words for them: "limit, post only". */
export function typeAndTerms(order: OrderTerms, { types, terms, locale }: TypeWords): string {
  const marks = terms ? termsMarks(order, terms) : [];
  return listOf([types[order.type], ...marks], locale);
}

/** Returns words for chosen terms; none for an order that rests until it is cancelled, and for a market order. */
function termsMarks(
  {
    type,
    timeInForce,
    postOnly,
    familyId,
    exits,
    parentOrderId,
    schedule,
    displayAmount,
  }: OrderTerms,
  terms: TermWords,
): string[] {
  const family = exits || parentOrderId ? [terms.bracket] : familyId ? [terms.OCO] : [];
  const pair = displayAmount ? [...family, terms.iceberg] : family;
  if (schedule) return schedule.pausedAt === null ? [] : [terms.paused];
  if (postOnly) return [...pair, terms.postOnly];
  if (type === 'Market' || timeInForce === 'GTC' || timeInForce === 'Unknown') return pair;
  return [...pair, terms[timeInForce]];
}

/**
 * Price that a stop order waits for, after the type or the limit price: ` at 6.27`; of slices those that are done: ` 3/12`; of an
 * iceberg order its shown part.
 */
export function TriggerText({
  order,
}: {
  order: Parameters<typeof triggerOf>[0] &
    Pick<
      OrderRow,
      'tickSize' | 'stepSize' | 'schedule' | 'shownAmount' | 'amount' | 'filledAmount'
    >;
}) {
  const { trigger, shown } = useMessages(orderColumnMessages);
  const locale = useLocale();
  const price = triggerOf(order);
  if (order.schedule) return ` ${slicesText(order.schedule, locale)}`;
  if (order.shownAmount !== null) {
    const left = Decimal.of(order.amount).minus(Decimal.of(order.filledAmount));
    const figure = (amount: Decimal | string) =>
      formatPrice(amount, { tickSize: order.stepSize, locale });
    return ` ${shown({ shown: figure(order.shownAmount), left: figure(left) })}`;
  }
  if (price === null) return null;
  return ` ${trigger({ price: formatPrice(price, { tickSize: order.tickSize, locale }) })}`;
}

/** Slices of an order that are done, and all of them: `3/12`. */
export const slicesText = (
  { slicesDone, slices }: NonNullable<OrderRow['schedule']>,
  locale: string,
): string => [slicesDone, slices].map((each) => each.toLocaleString(locale)).join('/');

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
