import type { TokenSet } from './token-set.ts';

/** The two clocks of a device, in milliseconds. */
export interface Clock {
  /** Since 1970. A user, or the network, can move it. */
  now: () => number;
  /** Since some start; never moves back, but may stand still while the device sleeps. */
  monotonicNow: () => number;
}

/**
 * The moment at which this tab met a token, by the clock that cannot be moved. Age by the wall clock alone
 * would make a token immortal when the clock is set back.
 */
export interface TokenAnchor {
  readonly tokens: TokenSet;
  /** Age of the token when it was met; a token from the future counts as new. */
  readonly ageMs: number;
  readonly metAtMs: number;
}

export function anchor(tokens: TokenSet, clock: Clock): TokenAnchor {
  return {
    tokens,
    ageMs: Math.max(0, clock.now() - tokens.issuedAt),
    metAtMs: clock.monotonicNow(),
  };
}

/**
 * Milliseconds until the token expires, 0 when it has. Expiry is `issuedAt + expiresIn`, by whichever clock says the earlier: the wall clock sees sleep, the monotonic one sees a clock
 * that was set back.
 */
export function remainingMs({ tokens, ageMs, metAtMs }: TokenAnchor, clock: Clock): number {
  const age = Math.max(clock.now() - tokens.issuedAt, ageMs + clock.monotonicNow() - metAtMs);
  return Math.max(0, tokens.expiresIn * 1000 - age);
}

/** Returns true if the token may be sent: it is usable until the last millisecond before its expiry. */
export function isUsable(anchored: TokenAnchor, clock: Clock): boolean {
  return remainingMs(anchored, clock) > 0;
}
