import * as v from 'valibot';
import { defineEndpoint } from './base/endpoint.ts';
import { count } from './base/figures.ts';
import { id, listOf, nothing, openEnum, timestamp } from './base/primitives.ts';
import { name, textUpTo } from './base/texts.ts';

/** A browser by its user agent, and its place; null where unknown. */
export const device = v.object({
  /** For example `Firefox 142`. */
  browser: v.nullable(name),
  /** For example `Windows`. */
  system: v.nullable(name),
  /** The network address, as the exchange saw it. */
  address: v.nullable(textUpTo(64)),
});
export type Device = v.InferOutput<typeof device>;

export const signIn = v.object({
  id,
  ...device.entries,
  began: timestamp,
  /** Time of its last call or renewal. */
  lastSeen: timestamp,
  /** The one of the token of this call. */
  isCurrent: v.boolean(),
});
export type SignIn = v.InferOutput<typeof signIn>;

/** Results of an attempt to sign in. `Closed`: the password was right, but the account takes no sign-ins. */
export const signInOutcomes = ['SignedIn', 'WrongPassword', 'Closed'] as const;
/** Reasons for which a sign-in ended. `Ended`: from another device, or by the exchange. */
export const signInEnds = ['SignedOut', 'Ended', 'Expired'] as const;

export const signInAttempt = v.object({
  id,
  ...device.entries,
  time: timestamp,
  outcome: openEnum(signInOutcomes),
  /** Null: it holds, or there was none. */
  ended: v.nullable(v.object({ time: timestamp, how: openEnum(signInEnds) })),
});
export type SignInAttempt = v.InferOutput<typeof signInAttempt>;

const ended = v.object({ ended: count });
const base = '/frontoffice/api/v1/sign-ins';

/** Calls about the places where a user is signed in. Extensions: the specification has no calls for them. */
export const signIns = {
  /** Every sign-in that holds, the one seen last first. */
  list: defineEndpoint({
    method: 'GET',
    path: base,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: listOf(signIn, 500),
  }),
  /** The latest sign-ins and attempts of the last 90 days, newest first, at most 100. */
  history: defineEndpoint({
    method: 'GET',
    path: `${base}/history`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: listOf(signInAttempt, 100),
  }),
  /** End one sign-in: its tokens and its connections hold no more. Ends nothing where it has ended already. */
  end: defineEndpoint({
    method: 'DELETE',
    path: `${base}/{signInId}`,
    auth: 'required',
    standing: 'any',
    input: v.object({ signInId: id }),
    output: ended,
  }),
  /** End every sign-in but this one. */
  endOthers: defineEndpoint({
    method: 'POST',
    path: `${base}/end-others`,
    auth: 'required',
    standing: 'any',
    input: nothing,
    output: ended,
  }),
};
