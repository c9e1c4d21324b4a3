import type { Clock } from '../clock.ts';
import { noChanges, type Changes } from './changes.ts';
import { isHouse, type Ledger, type Leg } from './ledger.ts';
import type { Fill, Order } from './order.ts';

/** Collects what a command changes, and gives out the numbers that order things: ids and places in a queue. */
export class UnitOfWork {
  readonly ledger: Ledger;
  changes: Changes = noChanges();
  private readonly clock: Clock;
  private sequence: number;

  constructor(clock: Clock, ledger: Ledger, firstSequence: number) {
    this.clock = clock;
    this.ledger = ledger;
    this.sequence = firstSequence;
  }

  now(): number {
    return this.clock.now();
  }

  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  nextId(prefix: string): string {
    return prefix + this.nextSequence().toString(36);
  }

  /** Hands over the changes and begins anew. */
  take(): Changes {
    const { changes } = this;
    this.changes = noChanges();
    return changes;
  }

  isEmpty(): boolean {
    const { orders, trades, balances, journal, markets, accounts, assets, notices, writes } =
      this.changes;
    return (
      orders.size + balances.size + markets.size + accounts.size === 0 &&
      trades.length + journal.length + assets.length + notices.length + writes.length === 0
    );
  }

  /** Says that an order of a person changed. Answers the list that its new fills go into. */
  note(order: Order): Fill[] {
    let fills = this.changes.orders.get(order);
    if (fills === undefined) this.changes.orders.set(order, (fills = []));
    return fills;
  }

  touchBalance(account: string, asset: string): void {
    if (isHouse(account)) return;
    let touched = this.changes.balances.get(account);
    if (touched === undefined) this.changes.balances.set(account, (touched = new Set()));
    touched.add(asset);
  }

  /** Moves money. The journal keeps the transaction when it touches a person's account. */
  post(kind: string, reference: string, legs: readonly Leg[], time: number = this.now()): void {
    this.ledger.post(legs);
    let touches = false;
    for (const leg of legs) {
      if (isHouse(leg.account)) continue;
      touches = true;
      this.touchBalance(leg.account, leg.asset);
    }
    if (touches) this.changes.journal.push({ key: this.journalKey(), kind, reference, legs, time });
  }

  /** Sorts as text in the order of time. */
  private journalKey(): string {
    return this.nextSequence().toString(36).padStart(11, '0');
  }
}
