// @where Sandbox: pause of a part of the exchange after a fault
import type { Clock } from './clock.ts';
import { StoreError } from './store/store.ts';

/** After a fault a part rests for a second, then for two, at most for so long. */
const firstRest = 1000;
const longestRest = 8000;
/** Time after which a part that was not tried again is gone, not failing. */
const forgottenAfter = 60_000;

interface Failing {
  rest: number;
  triedAt: number;
  told: boolean;
}

/**
 * Keeps a fault in the part that it happened in: the others go on, and the part is tried again by itself. A fault is told
 * on the console when it begins and when it is over, not each time.
 */
export class Health {
  private readonly clock: Clock;
  private readonly parts = new Map<string, Failing>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Runs a part that comes again and again, unless it rests after a fault. Never throws. */
  attempt(part: string, work: () => void): void {
    const failing = this.parts.get(part);
    if (failing !== undefined && Math.abs(this.clock.now() - failing.triedAt) < failing.rest)
      return;
    this.run(part, work);
  }

  /** Runs a part that must not be left out. Never throws. */
  run(part: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.fails(part, error);
      return;
    }
    this.works(part);
  }

  fails(part: string, error: unknown): void {
    const before = this.parts.get(part);
    // The store tells of its own faults: once, not for everybody who could not write.
    const told = before?.told === true || !(error instanceof StoreError);
    if (told && before?.told !== true)
      console.error(`${part} failed and will be tried again:`, error);
    const rest = before === undefined ? firstRest : Math.min(2 * before.rest, longestRest);
    this.parts.set(part, { rest, triedAt: this.clock.now(), told });
  }

  works(part: string): void {
    const failing = this.parts.get(part);
    if (failing === undefined) return;
    this.parts.delete(part);
    if (failing.told) console.info(`${part} works again.`);
  }

  /** The kinds of parts that fail at the moment, without what they were about: for everybody to see. */
  failing(): string[] {
    const now = this.clock.now();
    for (const [part, { triedAt }] of this.parts) {
      if (Math.abs(now - triedAt) > forgottenAfter) this.parts.delete(part);
    }
    return [
      ...new Set([...this.parts.keys()].map((part) => part.split(' ')[0] ?? part)),
    ].toSorted();
  }
}
