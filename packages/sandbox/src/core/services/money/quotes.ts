// @where Sandbox: prices of Convert that are kept: how many of one person, and for how long an ended one is known
import type { UndoLog } from '../../engine/undo-log.ts';

/** Quotes that one person can hold at a time; a new one takes the place of the oldest. */
const maxOfOne = 60;
/** A quote is known for a while longer than it is held, so that a late caller learns that it has ended. */
const knownFor = 60_000;

interface Held<Quote> {
  accountId: string;
  quote: Quote;
  forgottenAt: number;
}

/**
 * Prices that are held for a moment, as long for everybody: the oldest are the first to end. They do not outlive the
 * process: a price of before a restart is not held.
 */
export class Quotes<Quote extends { id: string; expiresAt: string }> {
  private readonly held = new Map<string, Held<Quote>>();
  /** Ids by person, oldest first. */
  private readonly ofOne = new Map<string, Set<string>>();
  private readonly undo: UndoLog;

  constructor(undo: UndoLog) {
    this.undo = undo;
  }

  /** Number of quotes that are kept. */
  get size(): number {
    return this.held.size;
  }

  add(accountId: string, quote: Quote, now: number): void {
    this.forgetEnded(now);
    const forgottenAt = Date.parse(quote.expiresAt) + knownFor;
    this.undo.set(this.held, quote.id, { accountId, quote, forgottenAt });
    let own = this.ofOne.get(accountId);
    if (own === undefined) this.undo.set(this.ofOne, accountId, (own = new Set()));
    this.undo.add(own, quote.id);
    const [oldest] = own;
    if (own.size > maxOfOne && oldest !== undefined) this.forget(oldest);
  }

  /** The quote of this person; undefined when there is none. It can be looked at until it is taken. */
  find(accountId: string, id: string): Quote | undefined {
    const found = this.held.get(id);
    return found?.accountId === accountId ? found.quote : undefined;
  }

  /** The quote of this person while it is held. It can be taken once. */
  take(accountId: string, id: string, now: number): Quote | undefined {
    const quote = this.find(accountId, id);
    if (quote === undefined) return undefined;
    this.forget(id);
    return Date.parse(quote.expiresAt) > now ? quote : undefined;
  }

  private forgetEnded(now: number): void {
    for (const [id, { forgottenAt }] of this.held) {
      if (forgottenAt > now) return;
      this.forget(id);
    }
  }

  private forget(id: string): void {
    const found = this.held.get(id);
    if (found === undefined) return;
    this.undo.delete(this.held, id);
    const own = this.ofOne.get(found.accountId);
    if (own === undefined) return;
    this.undo.remove(own, id);
    if (own.size === 0) this.undo.delete(this.ofOne, found.accountId);
  }
}
