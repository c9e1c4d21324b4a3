import type { Device, signInEnds, signInOutcomes } from '@agio/api-client/contract';

export type KnownDevice = Device;

/** A sign-in that holds. Times are milliseconds since 1970. */
export interface HeldSignIn extends KnownDevice {
  id: string;
  began: number;
  lastSeen: number;
}

/** A sign-in of the past or of now, or an attempt at one. */
export interface PastSignIn extends KnownDevice {
  id: string;
  time: number;
  outcome: (typeof signInOutcomes)[number];
  ended: { time: number; how: (typeof signInEnds)[number] } | null;
}

/** The sign-ins at the identity provider. */
export interface SignIns {
  /**
   * Returns the time at which the person behind a token signed in, and the latest time at which that ends, in
   * milliseconds since 1970; undefined if it is forgotten. `id` is that of `list`; undefined if the sign-in is older
   * than the list.
   */
  of(token: string): Promise<{ id: string | undefined; since: number; until: number } | undefined>;
  /** Ends all of an account, on every device; how many there were. */
  endAll(accountId: string): number;
  /** Returns the sign-ins of an account that hold, the one seen last first. */
  list(accountId: string): HeldSignIn[];
  /** Sign-ins and attempts of the last 90 days, newest first, at most 100. */
  history(accountId: string): PastSignIn[];
  /** Ends one of an account; how many ended. */
  end(accountId: string, id: string): number;
  /** Ends all of an account but this one; how many ended. */
  endOthers(accountId: string, id: string | undefined): number;
}
