import type { EndReason, SessionState, SessionStatus, SessionUser } from './session.ts';
import type { TokenSet } from './tokens/token-set.ts';

/** Everything that the session knows, as one immutable value. */
export interface SessionMachine {
  readonly status: SessionStatus;
  readonly tokens?: TokenSet;
  readonly user?: SessionUser;
  readonly generation: number;
  /** Counts sign-ins and endings. An answer to a question of an older epoch is discarded. */
  readonly epoch: number;
  readonly endReason?: EndReason;
  readonly signingInAgain?: true;
  /** The background renewal was refused: only a request may ask for another. */
  readonly renewsOnRequestOnly?: true;
  /** The page on which the last session was refused, to come back to. */
  readonly interruptedAt?: string;
  /** The provider's sign-out page that this tab leaves for; of undefined, the provider has none. */
  readonly signOutPage?: Promise<string | undefined>;
}

export type SessionEvent =
  | { readonly type: 'redirecting' }
  | { readonly type: 'redirectFailed' }
  /** New tokens: signed in, renewed, or found in storage. */
  | { readonly type: 'tokens'; readonly tokens: TokenSet; readonly user: SessionUser }
  /** Requests begin to wait for a new token. */
  | { readonly type: 'renewing' }
  /** The provider could not be asked, or gave no answer to go by. */
  | { readonly type: 'unreachable' }
  /** The provider refused a renewal that no request waits for. */
  | { readonly type: 'renewalRefused' }
  /** `page`: the address at which it happens. */
  | { readonly type: 'ending'; readonly reason: EndReason; readonly page?: string }
  | { readonly type: 'ended' }
  /** The tab is about to leave for the provider's sign-out page. */
  | { readonly type: 'leavingToSignOut'; readonly page: Promise<string | undefined> }
  /** Back from it. */
  | { readonly type: 'signedOut' };

export const guest: SessionMachine = { status: 'anonymous', generation: 0, epoch: 0 };

/**
 * The state after an event. An event that has no meaning in a state leaves it as it is (the same object),
 * so a late answer can do no harm.
 */
export function transition(machine: SessionMachine, event: SessionEvent): SessionMachine {
  const { status, generation, epoch, tokens, user } = machine;
  switch (event.type) {
    case 'redirecting':
      if (tokens) return { ...machine, signingInAgain: true };
      if (status !== 'anonymous') return machine;
      return { ...without(machine, 'endReason'), status: 'redirecting' };
    case 'redirectFailed':
      if (status === 'redirecting') return { ...machine, status: 'anonymous' };
      return machine.signingInAgain ? without(machine, 'signingInAgain') : machine;
    case 'tokens':
      return {
        status: 'usable',
        tokens: event.tokens,
        user: user?.sub === event.user.sub && sameUser(user, event.user) ? user : event.user,
        generation: generation + 1,
        epoch: user?.sub === event.user.sub ? epoch : epoch + 1,
      };
    case 'renewing':
      return status === 'usable' || status === 'degraded'
        ? { ...machine, status: 'renewing' }
        : machine;
    case 'unreachable':
      return status === 'renewing' ? { ...machine, status: 'degraded' } : machine;
    case 'renewalRefused':
      return tokens ? { ...machine, renewsOnRequestOnly: true } : machine;
    case 'ending': {
      if (!tokens) return machine;
      const { reason, page } = event;
      return {
        status: 'ending',
        generation,
        epoch: epoch + 1,
        endReason: reason,
        ...(reason === 'refused' && page !== undefined && { interruptedAt: page }),
      };
    }
    case 'ended':
      return status === 'ending' ? { ...machine, status: 'anonymous' } : machine;
    case 'leavingToSignOut':
      return tokens ? machine : { ...machine, signOutPage: event.page };
    case 'signedOut':
      return machine.signOutPage ? without(machine, 'signOutPage') : machine;
  }
}

function without(
  machine: SessionMachine,
  part: 'endReason' | 'signingInAgain' | 'signOutPage',
): SessionMachine {
  const { [part]: _, ...rest } = machine;
  return rest;
}

/** Returns the visible state. It is the same object as before unless a visible part changed. */
export function project(machine: SessionMachine, before?: SessionState): SessionState {
  const { status, user, generation, endReason, signingInAgain } = machine;
  if (
    before &&
    before.status === status &&
    before.user === user &&
    before.generation === generation &&
    before.endReason === endReason &&
    before.signingInAgain === signingInAgain
  ) {
    return before;
  }
  return {
    status,
    generation,
    ...(user && { user }),
    ...(endReason && { endReason }),
    ...(signingInAgain && { signingInAgain }),
  };
}

function sameUser(a: SessionUser, b: SessionUser): boolean {
  return a.email === b.email && a.name === b.name;
}
