import type { Fill, Instrument, Order, OrderWithFills } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import type { OrderNoticeWords } from '../../words/messages.ts';
import { reasonOf } from '../../notify/order-notice.ts';
import { replacementOf } from '../replacements.ts';

/** Markets by id: there may be thousands, and as many orders. */
const maps = new WeakMap<readonly Instrument[], ReadonlyMap<string, Instrument>>();

function byId(instruments: readonly Instrument[]): ReadonlyMap<string, Instrument> {
  let map = maps.get(instruments);
  if (!map) {
    map = new Map(instruments.map((instrument) => [instrument.id, instrument]));
    maps.set(instruments, map);
  }
  return map;
}

/** Returns a market's names and steps; those of a removed market are derived from its id. */
function marketOf(id: string, instruments: readonly Instrument[]) {
  const instrument = byId(instruments).get(id);
  const [baseAsset = id, quoteAsset = ''] = id.split('-');
  return {
    symbol: instrument?.symbol ?? id.replace('-', '/'),
    baseAsset: instrument?.baseAsset ?? baseAsset,
    quoteAsset: instrument?.quoteAsset ?? quoteAsset,
    tickSize: instrument?.tickSize ?? '0.01',
    stepSize: instrument?.stepSize ?? '0.01',
  };
}

/** An order with what is needed to write its figures, as tables and cards show it. */
export type OrderRow = OrderWithFills & ReturnType<typeof marketOf>;

/** Returns the row of an order; its fills are empty where a list has none. */
export const orderRow = <Listed extends Order & { fills?: Fill[] }>(
  order: Listed,
  instruments: readonly Instrument[],
): Listed & OrderRow => ({ fills: [], ...order, ...marketOf(order.market, instruments) });

/** Returns the size of an order: its amount, or what it is to spend while nothing is bought for it. */
export function sizeOf({
  amount,
  quoteAmount,
  stepSize,
  tickSize,
  baseAsset,
  quoteAsset,
}: Pick<
  OrderRow,
  'amount' | 'quoteAmount' | 'stepSize' | 'tickSize' | 'baseAsset' | 'quoteAsset'
>) {
  return quoteAmount !== null && Decimal.of(amount).isZero
    ? { value: quoteAmount, minDigits: Decimal.of(tickSize).scale, unit: quoteAsset }
    : { value: amount, minDigits: Decimal.of(stepSize).scale, unit: baseAsset };
}

/** Returns the price that an order waits for; of a trailing stop where it is now; null for other orders. */
export const triggerOf = ({ stopPrice }: Pick<OrderRow, 'stopPrice'>): string | null => stopPrice;

/** An order that is over. */
export interface PastOrderRow extends OrderRow {
  /** Reason for its end, if it was not filled. */
  readonly reason: string | undefined;
  /** The order that took its place in an edit. */
  readonly replacement?: OrderWithFills | undefined;
}

export const pastOrderRow = (
  order: OrderWithFills,
  instruments: readonly Instrument[],
  t: OrderNoticeWords,
  replacements: ReadonlyMap<string, OrderWithFills> = new Map(),
): PastOrderRow => ({
  ...orderRow(order, instruments),
  replacement: replacementOf(order, replacements),
  reason:
    order.status === 'Cancelled' || order.status === 'Rejected' ? reasonOf(order, t) : undefined,
});

/** A piece of an order that was matched, with what is needed to write it. */
export interface FillRow extends Fill, ReturnType<typeof marketOf> {
  readonly side: Order['side'];
  /** Price × amount, in the quote asset. */
  readonly total: string;
  readonly market: string;
  readonly orderId: string;
  readonly order: OrderWithFills;
}

/**
 * The fills of open orders and of closed ones, newest first, each once: an order that closes is in both lists for a
 * moment. While there are `more` closed orders to load, fills from before the last loaded one wait: between them, those
 * of the orders to come would be missing.
 */
export function fillRows(
  open: readonly OrderWithFills[],
  closed: readonly OrderWithFills[],
  { instruments, more }: { instruments: readonly Instrument[]; more: boolean },
): FillRow[] {
  const completeSince = more ? (closed.at(-1)?.updatedAt ?? '') : '';
  const rows = [...open, ...closed].flatMap((order) => {
    const market = marketOf(order.market, instruments);
    return order.fills.map((fill): [string, FillRow] => [
      `${order.id} ${fill.id}`,
      {
        ...fill,
        ...market,
        side: order.side,
        total: Decimal.of(fill.price).times(Decimal.of(fill.amount)).toString(),
        market: order.market,
        orderId: order.id,
        order,
      },
    ]);
  });
  return [...new Map(rows).values()]
    .filter(({ time }) => time >= completeSince)
    .toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}
