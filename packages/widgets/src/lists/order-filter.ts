// @where Trading: filters of order tables
import { orderSides, orderStatuses, orderTypes } from '@agio/api-client';
import type { Order, OrderSide, OrderStatus, OrderType } from '@agio/api-client/contract';
import * as v from 'valibot';
/** The tables of the orders panel. */
export type OrdersTab = 'open' | 'history' | 'fills' | 'balances';

/** Active filters of a table of orders. A field is absent if the reader set none. */
export interface OrderFilter {
  readonly market?: string | undefined;
  readonly side?: OrderSide | undefined;
  readonly type?: OrderType | undefined;
  readonly status?: OrderStatus | undefined;
  /** Days of the reader, `2026-11-22`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export type FilterField = keyof OrderFilter;

const live: readonly OrderStatus[] = ['Open', 'PartiallyFilled'];
const ended = orderStatuses.filter((status) => !live.includes(status));
const day = v.pipe(v.string(), v.isoDate());

/** Filter as a browser may have stored it: a field with an unknown choice counts as empty. */
export const orderFilterSchema = v.object({
  market: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
  side: v.fallback(v.optional(v.picklist(orderSides)), undefined),
  type: v.fallback(v.optional(v.picklist(orderTypes)), undefined),
  status: v.fallback(v.optional(v.picklist(orderStatuses)), undefined),
  from: v.fallback(v.optional(day), undefined),
  to: v.fallback(v.optional(day), undefined),
});

/** Returns the choices of a table; undefined if it cannot be filtered. */
export function filterChoices(tab: OrdersTab) {
  if (tab === 'balances') return undefined;
  return {
    side: orderSides,
    // A market order never waits.
    type: tab === 'open' ? orderTypes.filter((type) => type !== 'Market') : orderTypes,
    status: tab === 'open' ? live : tab === 'history' ? ended : [],
  };
}

const order = ['market', 'side', 'type', 'status', 'from', 'to'] as const satisfies FilterField[];

/** The fields by which a table is filtered, in the order in which they are named. */
export const chosenFields = (filter: OrderFilter): FilterField[] =>
  order.filter((field) => filter[field] !== undefined);

/** The moments between which the chosen days lie. */
export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function spanOf(
  { from, to }: OrderFilter | Pick<OrderFilter, 'from' | 'to'>,
  timeZone: string | undefined,
): Span {
  return {
    ...(from !== undefined && { from: momentOf(from, timeZone) }),
    ...(to !== undefined && { to: momentOf(nextDay(to), timeZone, -1) }),
  };
}

/** Returns true if an order, or a fill of it at another time, matches the filter. */
export function matchesFilter(
  { market, side, type, status }: Pick<Order, 'market' | 'side' | 'type' | 'status'>,
  time: string,
  filter: OrderFilter,
  span: Span,
): boolean {
  const at = Date.parse(time);
  return (
    (filter.market === undefined || market === filter.market) &&
    (filter.side === undefined || side === filter.side) &&
    (filter.type === undefined || type === filter.type) &&
    (filter.status === undefined || status === filter.status) &&
    (span.from === undefined || at >= Date.parse(span.from)) &&
    (span.to === undefined || at <= Date.parse(span.to))
  );
}

const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);

/** The moment at which a day begins in a time zone, and `plus` milliseconds. */
function momentOf(date: string, timeZone: string | undefined, plus = 0): string {
  return new Date((momentAt(`${date}T00:00`, timeZone) ?? NaN) + plus).toISOString();
}

/**
 * Returns the moment at which the clocks of a time zone show `2026-11-20T11:30`, in milliseconds; undefined for what is
 * no such time.
 */
export function momentAt(local: string, timeZone: string | undefined): number | undefined {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : NaN;
  if (Number.isNaN(shown)) return undefined;
  // A second look, since the clocks may change between the first guess and the moment itself.
  const guess = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(guess, timeZone);
}

/** Returns what the clocks of a time zone show at a moment, to the minute: `2026-11-20T11:30`. */
export const localAt = (moment: number, timeZone: string | undefined): string =>
  new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);

/** Returns the offset of the clocks of a time zone from UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '00';
  const wall = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return Date.parse(wall) - Math.floor(moment / 1000) * 1000;
}
