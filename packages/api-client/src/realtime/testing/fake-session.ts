import { ApiError } from '../../http/api-error.ts';
import type { SessionState } from '../../session/session.ts';
import type { HubSession } from '../hub/hub-connection.ts';

/** A session under the test's control. */
export class FakeSession implements HubSession {
  /** Number of times that a token was wanted. */
  asked = 0;
  /** Number of checks of a token. */
  checked = 0;
  /** The identity provider takes no token any more. */
  revoked = false;
  /** True if the identity provider gives a new token after a refusal. */
  renews = false;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #token: string | undefined;
  #failure: Error | undefined;

  /** Signed in as `sub`, or a guest. */
  constructor(sub: string | undefined) {
    this.#state =
      sub === undefined
        ? { status: 'anonymous', generation: 0 }
        : { status: 'usable', user: { sub }, generation: 1 };
    this.#token = sub === undefined ? undefined : 'token-1';
  }

  getSnapshot = (): SessionState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  accessToken = (): Promise<string | undefined> => {
    this.asked += 1;
    return this.#failure ? Promise.reject(this.#failure) : Promise.resolve(this.#token);
  };

  /** True if the token has expired: the next one costs a call to the identity provider. */
  expired = false;
  hasUsableToken = (): boolean => !this.expired;

  handleUnauthorized = (): Promise<'retry' | 'ended'> => {
    this.checked += 1;
    if (this.renews) this.renewTo(`token-${this.#state.generation + 1}`);
    if (!this.revoked) return Promise.resolve('retry');
    this.signOut();
    return Promise.resolve('ended');
  };

  signIn(sub: string, token: string): void {
    this.#failure = undefined;
    this.#token = token;
    this.#become({ status: 'usable', user: { sub } });
  }

  renewTo(token: string): void {
    this.expired = false;
    this.#failure = undefined;
    this.#token = token;
    this.#become(this.#state);
  }

  /** Tokens cannot be had for now. */
  fail(failure: Error): void {
    this.#failure = failure;
  }

  /** Ends the session in its tokens, with no notice yet. */
  end(): void {
    this.#failure = new ApiError('authEnded');
  }

  signOut(): void {
    this.#token = undefined;
    this.#become({ status: 'ending', ...(this.#state.user ? { user: this.#state.user } : {}) });
    this.#become({ status: 'anonymous' });
  }

  #become(state: Omit<SessionState, 'generation'>): void {
    this.#state = { ...state, generation: this.#state.generation + 1 };
    for (const listener of this.#listeners) listener();
  }
}
