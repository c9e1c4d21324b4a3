// @where Sandbox: time for which a sign-in that was begun is kept
/**
 * Maximum number of pending sign-ins of one network address. The oldest give way: a newer visitor is more likely to be
 * still there.
 */
export const maxPending = 100;
/** Time for which a sign-in that has begun may be finished. */
const lifetime = 60 * 60_000;

/** Sign-ins that were begun and not finished: each is kept for an hour. */
export class PendingSignIns {
  private readonly begun = new Map<string, { uid: string; at: number }[]>();
  private readonly forget: (uid: string) => void;

  constructor(forget: (uid: string) => void) {
    this.forget = forget;
  }

  add(network: string, uid: string): void {
    const known = this.begun.get(network) ?? [];
    known.push({ uid, at: Date.now() });
    this.begun.set(network, known);
    if (known.length > maxPending) this.forget(known.shift()?.uid ?? '');
  }

  /** Forgets the sign-ins that have ended by themselves. */
  forgetOld(): void {
    const since = Date.now() - lifetime;
    for (const [network, known] of this.begun) {
      const recent = known.filter(({ at }) => at > since);
      if (recent.length === 0) this.begun.delete(network);
      else this.begun.set(network, recent);
    }
  }
}
