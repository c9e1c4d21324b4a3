import { ApiError } from './api-error.ts';
import { longestWaitMs, sleep } from '../lib/time.ts';

/**
 * Queue of calls that change something: they leave in the order of the calls, a few at a time, and none before the time
 * is over that the server set with a 429 (ASVS V2.4.1).
 */
export class WriteQueue {
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #refusal: ApiError | undefined;
  /** Time by `performance.now()`. */
  #closedUntil = 0;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  /**
   * Waits for a turn; the function that it answers gives the turn to the next.
   * @throws the signal's reason; the refusal of an earlier call when the server wants a long silence
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn(signal);
    try {
      await this.#silence(signal);
    } catch (error) {
      this.#leave();
      throw error;
    }
    return () => this.#leave();
  }

  /** After a 429 nothing is sent for as long as the server asked. */
  learnFrom(error: ApiError): void {
    if (error.status !== 429 || !error.retryAfterMs) return;
    this.#refusal = error;
    this.#closedUntil = performance.now() + error.retryAfterMs;
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(enter);
    });
  }

  async #silence(signal: AbortSignal): Promise<void> {
    for (;;) {
      const wait = this.#closedUntil - performance.now();
      if (wait <= 0) return;
      if (wait > longestWaitMs) {
        const { status, errorCode, errors, messages } = this.#refusal!;
        throw new ApiError('http', { status, errorCode, errors, messages, retryAfterMs: wait });
      }
      await sleep(wait, signal);
    }
  }

  /** A turn is handed over, not freed: no later caller can slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
