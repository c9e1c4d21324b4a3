import type { ListTotal } from '@agio/api-client/contract';
import {
  countOfList,
  defaultLimit,
  listWrite,
  newestFirst,
  pageOfList,
  placeOf,
  timeOfPlace,
  withTotal,
  type ListEntry,
  type PageQuery,
} from '../store/paged-lists.ts';
import type { Write } from '../store/store.ts';
import type { ActivityRecord } from '../records/tables.ts';
import type { OrderRecord } from '../records/trading.ts';
import type { Market } from './market.ts';
import { isOpen, receivedAsset, type Fill, type Order } from './order.ts';
import { fillFromRecord, orderFromRecord } from './records.ts';
import type { StoreView } from './views/store-view.ts';

/** Fills of one order that are looked at, the latest; there are more only when a large one met very many small ones. */
export const maxFills = 500;

export interface OrderFilter extends PageQuery {
  accountId?: string | undefined;
  market?: string | undefined;
  side?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  /** Part of an id, or of the name that the account gave. */
  search?: string | undefined;
}

export interface OrderPage {
  items: Order[];
  nextCursor: string | null;
  /** Length of the list, on its first page. */
  total?: ListTotal | undefined;
}

/** The orders that have ended. They are in the store alone: read by id, by the caller's own id, or a page at a time. */
export class OrderHistory {
  private readonly view: StoreView;
  private readonly marketOf: (id: string) => Market | undefined;

  constructor(view: StoreView, marketOf: (id: string) => Market | undefined) {
    this.view = view;
    this.marketOf = marketOf;
  }

  /** An order that has ended, with its fills. */
  get(id: string): Order | undefined {
    const order = this.read(id);
    return order === undefined || isOpen(order) ? undefined : order;
  }

  /** An order as the store has it: of one that is open, memory knows more. */
  read(id: string): Order | undefined {
    const order = this.readAlone(id);
    return order && { ...order, fills: this.fillsOf(id) };
  }

  /** One fill by `order/fill`, with its order, whose other fills are left out. */
  fill(reference: string): { order: Order; fill: Fill } | undefined {
    const [id = '', fillId = ''] = reference.split('/');
    const record = this.view.get('orders', id);
    const fill = this.view.get('fills', reference);
    const market = record === undefined ? undefined : this.marketOf(record.market);
    if (record === undefined || fill === undefined || market === undefined) return undefined;
    return { order: orderFromRecord(id, record, market), fill: fillFromRecord(fillId, fill) };
  }

  /** The id of the order that an account gave this name. */
  named(accountId: string, clientOrderId: string): string | undefined {
    return this.view.get('names', orderName(accountId, clientOrderId));
  }

  activityOf(accountId: string): ActivityRecord {
    return this.view.get('activity', accountId) ?? { trades: 0, fees: {} };
  }

  /** Returns ended orders of one account, the last to end first. The times are those of the end. */
  ended(accountId: string, filter: Omit<OrderFilter, 'accountId'>): OrderPage {
    const list =
      filter.market === undefined ? endedList(accountId) : endedList(accountId, filter.market);
    const passes = testOf({ ...filter, market: undefined });
    const { search } = filter;
    const named = search === undefined ? undefined : this.named(accountId, search.trim());
    const found = (id: string) => search === undefined || id === named || contains(id, search);
    const test =
      search === undefined
        ? passes
        : (facts: readonly string[], id: string) => found(id) && (passes?.(facts) ?? true);
    const { entries, next } = pageOfList(this.view, list, filter, test);
    return withTotal({ items: this.ordersOf(entries), nextCursor: next }, filter, () =>
      countOfList(this.view, list, filter, test),
    );
  }

  /**
   * Returns orders of one account or of all, newest first. `open` limits them to open orders. The times are those of
   * the beginning.
   */
  placed(filter: OrderFilter, open: readonly Order[]): OrderPage {
    const { limit = defaultLimit, cursor } = filter;
    const { entries, next } = pageOfList(
      this.view,
      placedList(filter.accountId),
      filter,
      testOf(filter),
    );
    const waiting = placesOf(filter, open).filter(
      ({ place }) => (cursor === undefined || place < cursor) && (next === null || place >= next),
    );
    const both: { place: string; order?: Order; id?: string }[] = [...entries, ...waiting];
    const sorted = both.toSorted((a, b) => (a.place < b.place ? 1 : -1));
    const shown = sorted.slice(0, limit);
    return {
      items: shown.flatMap(({ order, id }) => order ?? this.get(id ?? '') ?? []),
      nextCursor: sorted.length > limit ? (shown.at(-1)?.place ?? null) : next,
    };
  }

  /** Returns the number of orders of `placed`. */
  countPlaced(filter: OrderFilter, open: readonly Order[]): ListTotal {
    const ended = countOfList(this.view, placedList(filter.accountId), filter, testOf(filter));
    return { ...ended, count: ended.count + placesOf(filter, open).length };
  }

  /** Like `placed`, but streams every match, without fills: for files and for sorting. */
  *allPlaced(filter: Omit<OrderFilter, 'cursor' | 'limit'>, open: readonly Order[]) {
    const test = testOf(filter) ?? (() => true);
    const waiting = placesOf(filter, open);
    for (const entry of newestFirst(this.view, placedList(filter.accountId), filter)) {
      if (!test(entry.facts)) continue;
      while ((waiting[0]?.place ?? '') > entry.place) yield* waiting.splice(0, 1);
      const order = this.readAlone(entry.id);
      if (order !== undefined && !isOpen(order)) yield { order };
    }
    yield* waiting;
  }

  /** Like `read`, without fills. */
  private readAlone(id: string): Order | undefined {
    const record = this.view.get('orders', id);
    const market = record === undefined ? undefined : this.marketOf(record.market);
    if (record === undefined || market === undefined) return undefined;
    return orderFromRecord(id, record, market);
  }

  /** Returns the times at which orders were placed from a moment on, `open` ones included. Reads no order. */
  *placedSince(since: number, open: readonly Order[]): Generator<number> {
    const from = new Date(since).toISOString();
    for (const { place } of newestFirst(this.view, placedList(), { from }))
      yield timeOfPlace(place);
    for (const { createdAt } of open) if (createdAt >= since) yield createdAt;
  }

  private ordersOf(entries: readonly ListEntry[]): Order[] {
    return entries.flatMap(({ id }) => this.get(id) ?? []);
  }

  private fillsOf(orderId: string): Fill[] {
    return this.view
      .range('fills', { from: `${orderId}/`, to: `${orderId}0`, backwards: true, limit: maxFills })
      .map(([key, record]) => fillFromRecord(key.slice(orderId.length + 1), record))
      .toSorted((a, b) => a.time - b.time || (a.id < b.id ? -1 : 1));
  }
}

/** Returns the writes that make an ended order findable. */
export function endedWrites(id: string, record: OrderRecord): Write[] {
  const { accountId, market } = record;
  const entry = { id, facts: factsOf(market, record) };
  const ended = { ...entry, place: placeOf(record.updatedAt, record.sequence) };
  const placed = { ...entry, place: placedAt(record) };
  return [
    listWrite(endedList(accountId), ended),
    listWrite(endedList(accountId, market), ended),
    listWrite(placedList(), placed),
    listWrite(placedList(accountId), placed),
  ];
}

/** Returns the totals of an account, with the new fills of one of its orders. */
export function addActivity(
  before: ActivityRecord,
  order: Order,
  fills: readonly Fill[],
): ActivityRecord {
  const asset = receivedAsset(order);
  const paid = fills.reduce((sum, { fee }) => sum + fee, BigInt(before.fees[asset] ?? 0));
  return {
    trades: before.trades + fills.length,
    fees: paid === 0n ? before.fees : { ...before.fees, [asset]: String(paid) },
  };
}

export function orderName(accountId: string, clientOrderId: string): string {
  return `orders/${accountId}/${clientOrderId}`;
}

/** Returns the place of an order among the placed ones. */
function placedAt({ createdAt, sequence }: Pick<Order, 'createdAt' | 'sequence'>): string {
  return placeOf(createdAt, sequence);
}

function endedList(accountId: string, market?: string): string {
  return market === undefined
    ? `orders:ended:${accountId}`
    : `orders:ended-in:${accountId}:${market}`;
}

function placedList(accountId?: string): string {
  return accountId === undefined ? 'orders:placed' : `orders:placed-by:${accountId}`;
}

type Facts = Pick<Order, 'side' | 'status' | 'type'>;

/** Returns the facts that filters read. */
function factsOf(market: string, { side, status, type }: Facts) {
  return [market, side, status, type];
}

/** Returns true if a word contains a text, ignoring case. */
export const contains = (word: string, text: string): boolean =>
  word.toLowerCase().includes(text.trim().toLowerCase());

/** Undefined when everything passes. */
function testOf({ market, side, status, type }: OrderFilter) {
  const wanted = [market, side, status, type];
  if (wanted.every((each) => each === undefined)) return undefined;
  return (facts: readonly string[]) =>
    wanted.every((each, at) => each === undefined || facts[at] === each);
}

/** Returns true if an order passes the filter, apart from its time. */
export function passes(order: Facts & Pick<Order, 'market'>, filter: OrderFilter): boolean {
  return testOf(filter)?.(factsOf(order.market.id, order)) ?? true;
}

/** Open orders that pass, each with its place, the last to be placed first. */
function placesOf(filter: OrderFilter, open: readonly Order[]): { place: string; order: Order }[] {
  const { from, to, accountId } = filter;
  const test = testOf(filter) ?? (() => true);
  return open
    .filter(
      (order) =>
        (accountId === undefined || order.accountId === accountId) &&
        (from === undefined || order.createdAt >= Date.parse(from)) &&
        (to === undefined || order.createdAt <= Date.parse(to)) &&
        test(factsOf(order.market.id, order)),
    )
    .map((order) => ({ place: placedAt(order), order }))
    .toSorted((a, b) => (a.place < b.place ? 1 : -1));
}
