/** The promise's outcome, or a rejection with `TimeoutError` after `ms`. */
export function withTimeout<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${what}: no answer in ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

const FIRST_BACKOFF = 250;
const LONGEST_BACKOFF = 8_000;

/**
 * How long to wait before try number `retry` (0 is the first): none, then 0.25 s, 0.5 s, 1 s … 8 s, each up to a
 * quarter longer, so that many clients do not come at one moment. `random` is 0 to 1.
 */
export function backoff(retry: number, random: number): number {
  if (retry === 0) return 0;
  const step = Math.min(FIRST_BACKOFF * 2 ** (retry - 1), LONGEST_BACKOFF);
  return step * (1 + random / 4);
}
