import type { ApiError } from '../http/api-error.ts';
import type { PreparedRequest } from '../http/request.ts';

/** A request as it is about to be sent, for a session that signs. */
export type RequestToSign = PreparedRequest;

/**
 * State of a session:
 * `anonymous` a guest · `redirecting` on the way to the identity provider · `usable` signed in · `renewing` signed in,
 * requests wait for a new token · `degraded` signed in, but the provider cannot be reached, so requests get a retryable
 * error · `ending` being signed out.
 */
export type SessionStatus =
  | 'anonymous'
  | 'redirecting'
  | 'usable'
  | 'renewing'
  | 'degraded'
  | 'ending';

/**
 * Reason for the end of the last session: `signedOut` the user ended it · `refused` the provider or the exchange no
 * longer accepts it, the user should sign in again · `elsewhere` it was ended in another tab · `replaced` another user
 * signed in, in another tab.
 */
export type EndReason = 'signedOut' | 'refused' | 'elsewhere' | 'replaced';

/** The signed-in user, from the ID token. Everything else about a user comes from the exchange. */
export interface SessionUser {
  readonly sub: string;
  readonly email?: string;
  readonly name?: string;
}

/** An immutable picture of the session; a new object only when something in it changed. */
export interface SessionState {
  readonly status: SessionStatus;
  readonly user?: SessionUser;
  /** Counts the tokens that this tab has held. A request notes it, to say later which token was refused. */
  readonly generation: number;
  /** Reason for which there is no session any more, until the next sign-in. */
  readonly endReason?: EndReason;
  /** Signed in, and on the way to the identity provider to sign in again. */
  readonly signingInAgain?: true;
}

/**
 * The steps of ending a session, in their order. The token is revoked after `hub` and
 * local tokens are gone before `userInformation`; `navigate` leads to `/`.
 */
export const endingPhases = [
  'hub',
  'userInformation',
  'cache',
  'helperStorage',
  'navigate',
] as const;
/** The steps in which a session ends, in their order. */
export type EndingPhase = (typeof endingPhases)[number];

/** The signed-in state of this browser: one instance per app, outside React. */
export interface Session {
  getSnapshot(): SessionState;
  /** Calls `listener` after every change. Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;

  /**
   * Leaves for the identity provider. `returnTo` (path and query) is where `completeSignIn` leads back to;
   * by default the current page, or the page on which the last session was refused. While a sign-out is leaving,
   * that goes first: `completeSignOut` then says that a sign-in is wanted.
   * Rejects with `SignInError` when the provider stays unreachable.
   */
  signIn(options?: { returnTo?: string }): Promise<void>;
  /**
   * Leaves for the identity provider although a user is signed in, who has to prove it again: a call was refused with
   * `ApiError` `stepUp`, whose `maxAgeSeconds` this takes. The session goes on meanwhile. `returnTo` as for `signIn`.
   * Rejects with `SignInError` when the provider stays unreachable.
   */
  signInAgain(options?: { returnTo?: string; maxAgeSeconds?: number | undefined }): Promise<void>;
  /**
   * Finishes a sign-in from the full address of `/login/callback`. The same address is exchanged once,
   * however often it is passed. `again` is true after `signInAgain`: the user is still signed in, also when they
   * cancelled at the provider. Rejects with `SignInError`.
   */
  completeSignIn(url: string): Promise<{ returnTo: string; again?: true }>;

  /** Ends the session at once, here and in the other tabs, and then leaves for the provider's sign-out page. */
  signOut(): Promise<void>;
  /**
   * Finishes a sign-out from the full address of `/logout/callback`. `signInTo`: a sign-in was asked for while the
   * sign-out was leaving; begin it now, with this as its `returnTo`. Never rejects.
   */
  completeSignOut(url: string): Promise<{ signInTo?: string }>;

  /**
   * A usable access token, or undefined for a guest. An expired one is renewed first: one renewal, however
   * many callers wait. Rejects with `ApiError` `authEnded` (the session is over), `network` (keep the
   * session, try later) or `aborted` (by `signal`; the renewal goes on for the others).
   */
  accessToken(options?: { signal?: AbortSignal }): Promise<string | undefined>;
  /** Returns true if `accessToken` would answer at once, with no renewal. Also true for a guest, who has none. */
  hasUsableToken(): boolean;
  /**
   * Answers a 401 to a request that carried the token of `generation` (from `getSnapshot()` right after
   * `accessToken()`): `retry` with the now current token, or `ended`. Rejects with `ApiError` `network`
   * when the provider cannot be reached; the session is kept. `refusal` is the answer, for a session that can tell from it
   * what to do, and rejects with it where a repeat is of no use.
   */
  handleUnauthorized(generation: number, refusal?: ApiError): Promise<'retry' | 'ended'>;
  /**
   * Returns the headers that prove who sends a request, where that takes more than a token: a signature. Asked for each
   * request anew, repeats included; then no token is sent.
   */
  sign?(request: RequestToSign): Promise<Record<string, string>>;

  /**
   * Registers what must happen when the session ends or its user changes (then without `navigate`).
   * Callbacks run in the order of the phases, must not block, and cannot stop one another by throwing.
   */
  onEnding(phase: EndingPhase, callback: (reason: EndReason) => void): () => void;
  /** Removes timers, listeners and the channel to other tabs. The stored session stays. */
  dispose(): void;
}

/** Returns true if a user is signed in, whatever the state of the token. */
export function isSignedIn(state: SessionState): boolean {
  return state.status === 'usable' || state.status === 'renewing' || state.status === 'degraded';
}

/** Returns the subject of the identity token, or undefined for a guest. */
export function userIdOf(state: SessionState): string | undefined {
  return isSignedIn(state) ? state.user?.sub : undefined;
}

/** Returns true while this tab leaves for the identity provider: typed text should be kept for the way back. */
export function isLeavingToSignIn(state: SessionState): boolean {
  return state.status === 'redirecting' || state.signingInAgain === true;
}
