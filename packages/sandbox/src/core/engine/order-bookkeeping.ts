// @where Sandbox: most open orders of an account
import { type ListTotal } from '@agio/api-client/contract';
import { refuse } from '../refusal.ts';
import type { OrderFilter, OrderHistory, OrderPage } from './order-history.ts';
import type { Order } from './order.ts';
import { tie } from './waiting/pairs.ts';
import type { Progress } from '../records/order-terms.ts';
import type { UndoLog } from './undo-log.ts';

/** Orders that one account can have open at a time: far above a busy desk, far below what hurts. */
export const maxOpen = 1000;

interface OpenOrders {
  byId: Map<string, Order>;
  byClientId: Map<string, Order>;
}

/** The orders of people: those that are open in memory, those that have ended in the store. */
export class OrderBookkeeping {
  readonly history: OrderHistory;
  private readonly byId = new Map<string, Order>();
  private readonly byAccount = new Map<string, OpenOrders>();
  /** First leg of each pair that came in, by the id of the pair. */
  private readonly families = new Map<string, Order>();
  /** Limit leg of the open exits of each bracket, by the id of its entry. */
  private readonly exits = new Map<string, Order>();
  private readonly expiring = new Set<Order>();
  /** Orders that trade in slices. */
  private readonly sliced = new Set<Order>();
  /** No order expires before this time. */
  private readonly next = { expiry: Infinity };
  private readonly undo: UndoLog;

  constructor(history: OrderHistory, undo: UndoLog) {
    this.history = history;
    this.undo = undo;
  }

  get(id: string): Order | undefined {
    return this.byId.get(id) ?? this.history.get(id);
  }

  /** An account's own order; of others' it says no more than of those that do not exist. */
  ofAccount(accountId: string, id: string): Order {
    const order = this.get(id);
    if (order === undefined || order.accountId !== accountId) {
      throw refuse('orderNotFound', 'orderId');
    }
    return order;
  }

  open(accountId: string): Order[] {
    return [...(this.byAccount.get(accountId)?.byId.values() ?? [])];
  }

  /** Number of open orders in memory. */
  get openCount(): number {
    return this.byId.size;
  }

  /** Open and ended orders, the last to be placed first. */
  placed(filter: OrderFilter): OrderPage {
    return this.history.placed(filter, [...this.byId.values()]);
  }

  /** Like `placed`, but streams every match, without fills. */
  *allPlaced(filter: Omit<OrderFilter, 'cursor' | 'limit'>): Generator<Order> {
    for (const { order } of this.history.allPlaced(filter, [...this.byId.values()])) yield order;
  }

  /** Returns the number of orders of `placed`. */
  countPlaced(filter: OrderFilter): ListTotal {
    return this.history.countPlaced(filter, [...this.byId.values()]);
  }

  /** Open orders of all accounts. */
  allOpen(): Iterable<Order> {
    return this.byId.values();
  }

  /** Returns the times at which orders were placed, from a moment on. */
  placedSince(since: number): Generator<number> {
    return this.history.placedSince(since, [...this.byId.values()]);
  }

  /** Returns the open orders whose time has come. */
  expired(now: number): Order[] {
    if (now < this.next.expiry) return [];
    return [...this.expiring].filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now);
  }

  /** Returns the open orders whose next slice has come, the first to come first. */
  sliceDue(now: number): Order[] {
    const due = [...this.sliced].filter(({ progress }) => isDue(progress, now));
    return due.toSorted(
      (a, b) =>
        (a.progress?.nextSliceAt ?? 0) - (b.progress?.nextSliceAt ?? 0) || a.sequence - b.sequence,
    );
  }

  /** Refuses new orders whose name was given already, and one too many. */
  checkNew(accountId: string, clientOrderId: string | null, count = 1): void {
    const open = this.byAccount.get(accountId);
    if (
      clientOrderId !== null &&
      (open?.byClientId.has(clientOrderId) === true ||
        this.history.named(accountId, clientOrderId) !== undefined)
    ) {
      throw refuse('orderIdTaken', 'clientOrderId');
    }
    if ((open?.byId.size ?? 0) + count > maxOpen) {
      throw refuse('tooManyOpenOrders', '', { count: maxOpen });
    }
  }

  /** Takes in an order that is open. */
  add(order: Order): void {
    const account = this.obtain(order.accountId);
    this.undo.set(this.byId, order.id, order);
    this.undo.set(account.byId, order.id, order);
    if (order.clientOrderId !== null) {
      this.undo.set(account.byClientId, order.clientOrderId, order);
    }
    if (order.expiresAt !== null) {
      this.undo.add(this.expiring, order);
      this.expectExpiry(Math.min(this.next.expiry, order.expiresAt));
    }
    if (order.schedule !== null) this.undo.add(this.sliced, order);
    if (order.familyId !== null) this.joinFamily(order, order.familyId);
    if (isTakeProfit(order)) this.undo.set(this.exits, order.parentOrderId, order);
  }

  /** Returns the limit leg of the exits that an entry has, while they are open. */
  exitOf({ id }: Order): Order | undefined {
    return this.exits.get(id);
  }

  /** Returns the entry of the bracket that an order is an exit of, while it is open. */
  openEntryOf({ parentOrderId }: Order): Order | undefined {
    return parentOrderId === null ? undefined : this.byId.get(parentOrderId);
  }

  /** Lets go of an order that has ended. */
  closed(order: Order): void {
    const account = this.obtain(order.accountId);
    this.undo.delete(this.byId, order.id);
    this.undo.delete(account.byId, order.id);
    if (order.clientOrderId !== null) this.undo.delete(account.byClientId, order.clientOrderId);
    if (order.familyId !== null) this.undo.delete(this.families, order.familyId);
    if (isTakeProfit(order)) this.undo.delete(this.exits, order.parentOrderId);
    this.undo.remove(this.sliced, order);
    if (order.expiresAt === null) return;
    this.undo.remove(this.expiring, order);
    if (order.expiresAt > this.next.expiry) return;
    const others = [...this.expiring].map(({ expiresAt }) => expiresAt ?? Infinity);
    this.expectExpiry(others.reduce((soonest, time) => Math.min(soonest, time), Infinity));
  }

  private expectExpiry(time: number): void {
    this.undo.keep(this.next);
    this.next.expiry = time;
  }

  private joinFamily(order: Order, familyId: string): void {
    const first = this.families.get(familyId);
    if (first === undefined) this.undo.set(this.families, familyId, order);
    else tie(this.undo, first, order);
  }

  private obtain(accountId: string): OpenOrders {
    let account = this.byAccount.get(accountId);
    if (account === undefined) {
      account = { byId: new Map(), byClientId: new Map() };
      this.undo.set(this.byAccount, accountId, account);
    }
    return account;
  }
}

const isDue = (progress: Progress | null, now: number): boolean =>
  progress !== null && progress.pausedAt === null && progress.nextSliceAt <= now;

const isTakeProfit = (order: Order): order is Order & { parentOrderId: string } =>
  order.parentOrderId !== null && order.id === order.familyId;
