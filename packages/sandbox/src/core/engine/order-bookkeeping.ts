import { errorCodes } from '@agio/api-client/contract';
import { refuse } from '../refusal.ts';
import { isOpen, type Order } from './order.ts';
import type { UndoLog } from './undo-log.ts';

interface AccountOrders {
  open: Map<string, Order>;
  /** In the order in which they ended. */
  closed: Order[];
  clientIds: Map<string, Order>;
}

/** The orders of people, found by id, by account and by the caller's own id. */
export class OrderBookkeeping {
  private readonly byId = new Map<string, Order>();
  private readonly byAccount = new Map<string, AccountOrders>();
  private readonly undo: UndoLog;

  constructor(undo: UndoLog) {
    this.undo = undo;
  }

  get(id: string): Order | undefined {
    return this.byId.get(id);
  }

  /** An account's own order; of others' it says no more than of those that do not exist. */
  ofAccount(accountId: string, id: string): Order {
    const order = this.byId.get(id);
    if (order === undefined || order.accountId !== accountId) {
      throw refuse(404, errorCodes.notFound, 'There is no such order.', 'orderId');
    }
    return order;
  }

  open(accountId: string): Order[] {
    return [...(this.byAccount.get(accountId)?.open.values() ?? [])];
  }

  /** Ended orders, the first to end first. */
  closedOf(accountId: string): readonly Order[] {
    return this.byAccount.get(accountId)?.closed ?? [];
  }

  all(): Iterable<Order> {
    return this.byId.values();
  }

  checkClientId(accountId: string, clientOrderId: string | null): void {
    if (clientOrderId === null) return;
    if (this.byAccount.get(accountId)?.clientIds.has(clientOrderId) === true) {
      throw refuse(
        409,
        errorCodes.idempotencyConflict,
        'There is already an order with this id of yours.',
        'clientOrderId',
      );
    }
  }

  add(order: Order): void {
    const account = this.obtain(order.accountId);
    this.undo.set(this.byId, order.id, order);
    if (order.clientOrderId !== null) {
      this.undo.set(account.clientIds, order.clientOrderId, order);
    }
    if (isOpen(order)) this.undo.set(account.open, order.id, order);
    else this.undo.append(account.closed, order);
  }

  closed(order: Order): void {
    const account = this.obtain(order.accountId);
    if (this.undo.delete(account.open, order.id)) this.undo.append(account.closed, order);
  }

  private obtain(accountId: string): AccountOrders {
    let account = this.byAccount.get(accountId);
    if (account === undefined) {
      account = { open: new Map(), closed: [], clientIds: new Map() };
      this.undo.set(this.byAccount, accountId, account);
    }
    return account;
  }
}
