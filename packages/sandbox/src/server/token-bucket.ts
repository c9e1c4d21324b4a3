/** So many units a second for long, and so many at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Holds a burst of units and fills at a rate. */
export class TokenBucket {
  private readonly rate: Rate;
  private left: number;
  private at = performance.now();

  constructor(rate: Rate) {
    this.rate = rate;
    this.left = rate.burst;
  }

  /** Units that are left to spend; below zero they are owed. */
  get units(): number {
    return this.fill();
  }

  get isFull(): boolean {
    return this.fill() >= this.rate.burst;
  }

  /** Milliseconds until there is a unit to spend; zero when there is one now. */
  wait(): number {
    const missing = 1 - this.fill();
    return missing <= 0 ? 0 : Math.ceil((missing / this.rate.perSecond) * 1000);
  }

  /** Pays for what was done; what is more than there is becomes a debt that has to fill first. */
  spend(units = 1): void {
    this.left = this.fill() - units;
  }

  private fill(): number {
    const now = performance.now();
    this.left = Math.min(
      this.rate.burst,
      this.left + ((now - this.at) / 1000) * this.rate.perSecond,
    );
    this.at = now;
    return this.left;
  }
}

/** Maximum number of buckets, above which full ones are forgotten. */
const maxBuckets = 10_000;

/** A bucket for each name. */
export class TokenBuckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, TokenBucket>();
  private sweepAt = maxBuckets;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  of(name: string): TokenBucket {
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    if (this.buckets.size >= this.sweepAt) this.sweep();
    const fresh = new TokenBucket(this.rate);
    this.buckets.set(name, fresh);
    return fresh;
  }

  /** Never twice for the same ones: looking at all of them with every new name would cost more than the names. */
  private sweep(): void {
    for (const [name, bucket] of this.buckets) if (bucket.isFull) this.buckets.delete(name);
    this.sweepAt = Math.max(maxBuckets, this.buckets.size * 2);
  }
}
