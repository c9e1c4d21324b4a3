import type { Changes } from '../../engine/changes.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Market } from '../../engine/market.ts';
import { isOpen, type Order } from '../../engine/order.ts';
import { minute } from '../../market-data/resolution.ts';
import type { OrderRecord } from '../../records/trading.ts';

/** Facts of an order that the list of the staff filters and sorts by. */
export type ListedOrder = Pick<
  Order,
  | 'id'
  | 'accountId'
  | 'market'
  | 'side'
  | 'type'
  | 'status'
  | 'ticks'
  | 'lots'
  | 'filledLots'
  | 'createdAt'
>;

/** Orders that are read in one step of the exchange: about 10 ms of work. */
const piece = 2000;
/** Time after which an index that no list has used gives its memory back, about 25 MB per 100,000 orders. */
const keptFor = 15 * minute;

/**
 * The facts of all orders that have ended, in memory while staff work with their list: a sort by any column reads no
 * record. It is built piece by piece from the first reading of the list on, and follows every commit.
 */
export class OrderIndex {
  private readonly exchange: Exchange;
  private rows: Map<string, ListedOrder> | undefined;
  /** Key up to which records have been read; null at the end. */
  private read: string | null = '';
  private usedAt = 0;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    exchange.onCommit('order-index', (changes) => this.follow(changes));
  }

  /** Says that a list is read: the index is built from now on, for the sort that may follow. */
  expect(): void {
    this.usedAt = this.exchange.now();
    if (this.rows !== undefined) return;
    this.rows = new Map();
    this.read = '';
  }

  /** True once every order is in it. */
  get isWhole(): boolean {
    return this.rows !== undefined && this.read === null;
  }

  /** Returns every order, open ones included, in no order. Reads first what is still missing. */
  *all(): Generator<ListedOrder> {
    this.expect();
    while (this.read !== null) this.readPiece();
    yield* this.exchange.orders.allOpen();
    yield* this.rows?.values() ?? [];
  }

  /** One step of the exchange. */
  advance(now: number): void {
    if (this.rows === undefined) return;
    if (now - this.usedAt > keptFor) this.rows = undefined;
    else if (this.read !== null) this.readPiece();
  }

  private readPiece(): void {
    const from = this.read ?? '';
    const records = this.exchange.records.range('orders', { from, limit: piece });
    for (const [id, record] of records) {
      const market = this.exchange.markets.get(record.market);
      if (market === undefined || isOpen(record)) continue;
      this.put(id, record, market);
    }
    // The next piece begins behind the last key: no id has a blank.
    this.read = records.length < piece ? null : `${records.at(-1)?.[0]} `;
  }

  private follow({ orders }: Changes): void {
    if (this.rows === undefined) return;
    for (const order of orders.keys()) if (!isOpen(order)) this.put(order.id, order, order.market);
  }

  private put(id: string, order: Order | OrderRecord, market: Market): void {
    const { accountId, side, type, status, ticks, createdAt } = order;
    const [lots, filledLots] = [BigInt(order.lots), BigInt(order.filledLots)];
    this.rows?.set(id, {
      id,
      accountId,
      market,
      side,
      type,
      status,
      ticks,
      lots,
      filledLots,
      createdAt,
    });
  }
}
