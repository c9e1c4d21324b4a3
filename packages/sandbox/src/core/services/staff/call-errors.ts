import { minute } from '../../market-data/resolution.ts';

/** Time over which calls are counted. */
const span = 5 * minute;
const bucket = 10_000;
/** Fewer calls say nothing: one error of two would be half of them. */
const fewest = 20;

/** Counts answers and those of them that were errors of the exchange, over the last five minutes. */
export class CallErrors {
  private readonly buckets = new Map<number, { calls: number; errors: number }>();

  note(status: number, now: number): void {
    const at = Math.floor(now / bucket);
    const counted = this.buckets.get(at) ?? { calls: 0, errors: 0 };
    counted.calls += 1;
    if (status >= 500) counted.errors += 1;
    this.buckets.set(at, counted);
    for (const key of this.buckets.keys()) if (key <= at - span / bucket) this.buckets.delete(key);
  }

  /** Returns the share of errors in whole percent, rounded down; 0 for fewer than 20 calls. */
  percent(now: number): number {
    const first = Math.floor(now / bucket) - span / bucket;
    let [calls, errors] = [0, 0];
    for (const [at, counted] of this.buckets) {
      if (at <= first) continue;
      calls += counted.calls;
      errors += counted.errors;
    }
    return calls < fewest ? 0 : Math.floor((100 * errors) / calls);
  }
}
