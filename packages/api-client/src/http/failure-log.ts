import { type Store, ValueStore } from '../lib/store.ts';
import type { ApiError, ApiErrorKind } from './api-error.ts';
import { isApiError } from './api-error.ts';
import type { Send } from './send.ts';

/** A failed call: its name and failure, never its content. */
export interface CallFailure extends Pick<ApiError, 'status' | 'errorCode' | 'requestId'> {
  /** Milliseconds since 1970, by the clock of this device. */
  readonly at: number;
  /** Method and pattern, as `DELETE /frontoffice/api/order/{orderId}`. */
  readonly call: string;
  readonly kind: ApiErrorKind;
}

/** Older failures are dropped. */
const maxFailures = 20;
/** Failures without a fault: cancelled, held back on purpose, or not signed in. */
const quiet: readonly ApiErrorKind[] = ['aborted', 'gated', 'authEnded'];

/** The latest failed calls, newest first, for a report to support. */
export class FailureLog {
  readonly #failures = new ValueStore<readonly CallFailure[]>([]);
  readonly store: Store<readonly CallFailure[]> = this.#failures;

  clear(): void {
    if (this.#failures.getSnapshot().length > 0) this.#failures.set([]);
  }

  /** The same calls; each that fails is noted. */
  watching(send: Send): Send {
    return async (endpoint, input, options) => {
      try {
        return await send(endpoint, input, options);
      } catch (error) {
        if (isApiError(error) && !quiet.includes(error.kind)) {
          const { kind, status, errorCode, requestId } = error;
          const call = `${endpoint.method} ${endpoint.path}`;
          const failure = { at: Date.now(), call, kind, status, errorCode, requestId };
          this.#failures.set([failure, ...this.#failures.getSnapshot()].slice(0, maxFailures));
        }
        throw error;
      }
    };
  }
}
