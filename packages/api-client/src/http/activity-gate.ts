import type { ActivityStatus } from '../contract/core.ts';
import { accountStates, errorCodes } from '../contract/core.ts';
import { ApiError } from './api-error.ts';

type Status = ActivityStatus | 'Unknown';

/**
 * The user's activity status as the client knows it, and the gate that depends on it: a gated
 * call leaves only when the status is Active or Limited.
 */
export class ActivityGate {
  readonly #load: () => Promise<Status>;
  #status: Status | undefined;
  #loading: Promise<Status> | undefined;
  /** Counts resets: an answer about the user before is not one about the user now. */
  #epoch = 0;

  /** `load` asks the server; called once for however many calls wait. */
  constructor(load: () => Promise<Status>) {
    this.#load = load;
  }

  get status(): Status | undefined {
    return this.#status;
  }

  set(status: Status): void {
    this.#status = status;
  }

  /** For another user, or none. */
  reset(): void {
    this.#epoch += 1;
    this.#status = undefined;
    this.#loading = undefined;
  }

  /** @throws ApiError `gated`, or whatever asking for the status failed with */
  async pass(): Promise<void> {
    const status = this.#status ?? (await this.#ask());
    if (accountStates[status].goodFor !== 'verified') throw new ApiError('gated');
  }

  /** Some refusals say what the status has become. */
  learnFrom(error: ApiError): void {
    if (error.errorCode === errorCodes.accountTerminated) this.set('Terminated');
    if (error.errorCode === errorCodes.accountFrozen) this.set('Frozen');
  }

  #ask(): Promise<Status> {
    if (!this.#loading) {
      const epoch = this.#epoch;
      this.#loading = this.#load()
        .then((status) => {
          if (epoch === this.#epoch) this.#status = status;
          return status;
        })
        .finally(() => {
          if (epoch === this.#epoch) this.#loading = undefined;
        });
    }
    return this.#loading;
  }
}
