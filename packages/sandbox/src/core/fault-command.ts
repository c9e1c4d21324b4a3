import * as v from 'valibot';

/** A fault of one call. */
export interface EndpointFault {
  /** `area.name` as in the contract, for example `trading.createOrder`; `*` for every call. */
  endpoint: string;
  /** Waits before anything is done. */
  latencyMs?: number | undefined;
  /** Answers this instead of doing anything; without a body, an error body with code 50000. */
  failWith?:
    | { status: number; body?: unknown; headers?: Record<string, string> | undefined }
    | undefined;
  /** Answers 200 (`html`: 502) with something that is not what the contract says, and does nothing. */
  malformed?: (typeof malformedKinds)[number] | undefined;
  /**
   * Ends the connection without an answer: before anything is done (`request`), or after it was done and kept
   * (`answer`), so that the caller cannot know.
   */
  lose?: 'request' | 'answer' | undefined;
  /** Number of calls that are hit; all of them by default. */
  times?: number | undefined;
}

/** Answer of the identity provider. `down` ends every connection, `failing` answers 503, `hanging` never answers. */
export type IdentityState = (typeof identityStates)[number];

export const malformedKinds = ['not-json', 'wrong-shape', 'html', 'empty'] as const;

const identityStates = ['up', 'down', 'failing', 'hanging'] as const;

const tokenKinds = ['all', 'access'] as const;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));

const callFault = v.strictObject({
  fault: v.literal('call'),
  endpoint: id,
  latencyMs: v.optional(milliseconds),
  failWith: v.optional(
    v.strictObject({
      status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      body: v.optional(v.unknown()),
      headers: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  malformed: v.optional(v.picklist(malformedKinds)),
  lose: v.optional(v.picklist(['request', 'answer'])),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** One fault as it is asked for from outside of the process; each does what the method of `Faults` does. */
export const faultCommand = v.variant('fault', [
  callFault,
  v.strictObject({ fault: v.literal('drop-sockets') }),
  v.strictObject({ fault: v.literal('hubs'), state: v.picklist(['up', 'down']) }),
  v.strictObject({ fault: v.literal('book-gap'), market: id }),
  v.strictObject({ fault: v.literal('under-way'), state: v.picklist(['held', 'moving']) }),
  v.strictObject({ fault: v.literal('advance-now'), record: id }),
  v.strictObject({
    fault: v.literal('sources'),
    wallet: id,
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.strictObject({ fault: v.literal('network'), network: id, state: v.picklist(['up', 'down']) }),
  v.strictObject({
    fault: v.literal('revoke-tokens'),
    account: v.optional(id),
    which: v.optional(v.picklist(tokenKinds)),
  }),
  v.strictObject({
    fault: v.literal('clock-skew'),
    milliseconds: v.pipe(v.number(), v.integer()),
  }),
  v.strictObject({ fault: v.literal('identity'), state: v.picklist(identityStates) }),
]);

export type FaultCommand = v.InferOutput<typeof faultCommand>;

/** Which tokens become invalid: `all` ends the sign-in, `access` makes the client renew. Of everybody without `account`. */
export interface TokenRevocation {
  account?: string | undefined;
  which?: (typeof tokenKinds)[number] | undefined;
}
