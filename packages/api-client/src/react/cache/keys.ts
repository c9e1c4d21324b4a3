import type { Arguments } from 'swr';
import type { Contract, EndpointInput, EndpointOutput } from '../../contract/core.ts';

type CallNames = { [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}` };
/** Name of a call: `trading.openOrders` and so on. */
export type CallName = CallNames[keyof Contract];

type CallOf<Name extends CallName> =
  Name extends `${infer Area extends keyof Contract}.${infer Own}`
    ? Contract[Area][Own & keyof Contract[Area]]
    : never;
/** Input of a call. */
export type InputOf<Name extends CallName> = EndpointInput<CallOf<Name>>;
/** Answer of a call. */
export type AnswerOf<Name extends CallName> = EndpointOutput<CallOf<Name>>;

/**
 * The key of a read: the call, its input, and for private calls whose answer it is, so that one user never sees what
 * was loaded for another.
 */
export type QueryKey = readonly [call: CallName, input: object, user: string | null];

/** Returns a filter for `mutate` that matches the keys of these calls, with any input. */
export function matchCalls(...names: readonly CallName[]): (key: Arguments) => boolean {
  return (key) => Array.isArray(key) && names.includes((key as unknown as QueryKey)[0]);
}

/** Returns a filter for `mutate` that matches all private reads of one user, except for these calls. */
export function matchPrivateCalls(...except: readonly CallName[]): (key: Arguments) => boolean {
  const isExcepted = matchCalls(...except);
  return (key) =>
    Array.isArray(key) && (key as unknown as QueryKey)[2] !== null && !isExcepted(key);
}
