import type { Clock } from '../clock.ts';
import type { Write } from '../store/store.ts';
import { noChanges, type Changes } from './changes.ts';
import { isHouse, type Ledger, type Leg } from './ledger.ts';
import type { Fill, Order } from './order.ts';
import type { UndoLog } from './undo-log.ts';

const nothing: readonly Write[] = [];

/** Collects what a command changes, and gives out the numbers that order things: ids and places in a queue. */
export class UnitOfWork {
  readonly ledger: Ledger;
  readonly undo: UndoLog;
  private current: Changes | undefined;
  private readonly clock: Clock;
  private readonly dollarsOf: (asset: string) => string | undefined;
  private sequence: number;

  constructor(
    clock: Clock,
    ledger: Ledger,
    undo: UndoLog,
    {
      firstSequence,
      dollarsOf,
    }: { firstSequence: number; dollarsOf: (asset: string) => string | undefined },
  ) {
    this.clock = clock;
    this.dollarsOf = dollarsOf;
    this.ledger = ledger;
    this.undo = undo;
    this.sequence = firstSequence;
  }

  now(): number {
    return this.clock.now();
  }

  /** Returns a new number. It is not given again, even if its command is undone. */
  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  nextId(prefix: string): string {
    return prefix + this.nextSequence().toString(36);
  }

  begin(): void {
    if (this.current !== undefined) throw new Error('A command is under way already.');
    this.current = noChanges();
    this.undo.begin();
  }

  /** Changes of the command under way; outside a command nothing changes. */
  get changes(): Changes {
    if (this.current === undefined) throw new Error('No command is under way.');
    return this.current;
  }

  /** Writes of the command under way so far; empty if there is no command. */
  get written(): readonly Write[] {
    return this.current?.writes ?? nothing;
  }

  /** Ends a command that is done. */
  end(): void {
    this.current = undefined;
    this.undo.end();
  }

  /** Ends a command that failed: nothing of it is left. */
  rollBack(): void {
    this.current = undefined;
    this.undo.rollBack();
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

  /**
   * Moves money. The journal keeps the transaction when it touches a person's account, with the prices of its assets at
   * the moment: minute prices are forgotten later. `time` is that of a transaction of the past.
   */
  post(kind: string, reference: string, legs: readonly Leg[], time?: number): void {
    this.ledger.post(legs);
    let touches = false;
    for (const leg of legs) {
      if (isHouse(leg.account)) continue;
      touches = true;
      this.touchBalance(leg.account, leg.asset);
    }
    if (!touches) return;
    const prices = time === undefined ? this.pricesOf(legs) : undefined;
    const entry = { kind, reference, legs, time: time ?? this.now(), prices };
    this.changes.journal.push({ key: this.journalKey(), ...entry });
  }

  private pricesOf(legs: readonly Leg[]): Record<string, string> {
    const prices: Record<string, string> = {};
    for (const { asset } of legs) {
      const price = this.dollarsOf(asset);
      if (price !== undefined) prices[asset] = price;
    }
    return prices;
  }

  private journalKey(): string {
    return this.nextSequence().toString(36).padStart(11, '0');
  }
}
