/** Prices that are held for a moment. They do not outlive the process: a price of before a restart is not held. */
export class Quotes<Quote extends { id: string; expiresAt: string }> {
  private readonly held = new Map<string, { accountId: string; quote: Quote }>();

  add(accountId: string, quote: Quote): void {
    this.held.set(quote.id, { accountId, quote });
    if (this.held.size > 1000) this.forget(Date.parse(quote.expiresAt) - 3_600_000);
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
    this.held.delete(id);
    return Date.parse(quote.expiresAt) > now ? quote : undefined;
  }

  private forget(before: number): void {
    for (const [id, { quote }] of this.held) {
      if (Date.parse(quote.expiresAt) < before) this.held.delete(id);
    }
  }
}
