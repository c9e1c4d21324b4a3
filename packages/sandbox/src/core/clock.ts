/** Source of time of the sandbox. Nothing in core reads the wall clock in another way. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  now(): number;
}

/** A clock that stands still until it is moved, for tests, stories and pictures. */
export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The moment at which every market's price is the one in the catalogue. A story that starts a manual clock here
 * shows the same figures on every machine.
 */
export const anchorTime = Date.UTC(2026, 10, 20, 11, 30, 0);

export function manualClock(start: number = anchorTime): ManualClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

export function isManual(clock: Clock): clock is ManualClock {
  return 'advance' in clock;
}

/** ISO 8601 in UTC with milliseconds, the contract's only form of time. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
