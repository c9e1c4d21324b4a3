// @where Client: flags of a call: `standing`, `recentSignIn`, `roles`
import type * as v from 'valibot';
import type { Role } from './enums.ts';

type ObjectSchema = v.GenericSchema<Record<string, unknown>>;

/**
 * Requirements of a call on the caller's account (S56), from the least to the most. Each includes those before it.
 *
 * - `any`: nothing, so that the owner of a closed account learns that it is closed.
 * - `open`: not terminated or banned (403 with 30200). A frozen account reads with it.
 * - `unfrozen`: not frozen either (403 with 30201).
 * - `active`: Active or Limited (403 with 30202), thus not waiting for data or for a review.
 * - `verified`: a verification level of 1 or more besides (403 with 40300).
 */
export const standings = ['any', 'open', 'unfrozen', 'active', 'verified'] as const;
export type Standing = (typeof standings)[number];

/**
 * One REST call of the exchange: the single source from which the client's method, the sandbox's handler
 * and the OpenAPI document are derived. What the call does is said by the comment above it, first sentence first; the
 * document takes it from there, so that no browser carries it.
 *
 * The input is one flat object. Where each key travels follows from the call: keys named in `path` (`{id}`)
 * go into the path; of the rest, GET and DELETE send the query, POST and PUT the body, except the keys
 * listed in `queryKeys`, which are always sent in the query.
 */
export interface Endpoint<
  Input extends ObjectSchema = ObjectSchema,
  Output extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the origin's root, with `{name}` for path parameters. */
  readonly path: string;
  readonly input: Input;
  readonly output: Output;
  /** `none` never sends a token, `optional` sends one when there is one, `required` refuses to start without. */
  readonly auth: 'none' | 'optional' | 'required';
  /** Requirement of the server on the account; present on every call that needs a token. */
  readonly standing?: Standing;
  /** The server wants a sign-in of lately (RFC 9470, S21): a stolen token does most harm here. */
  readonly recentSignIn?: boolean;
  /** Cancelled in the client unless the activity status is Active or Limited. */
  readonly activeOnly?: boolean;
  /** Carries an `Idempotency-Key`, one per user intent. */
  readonly idempotent?: boolean;
  /** Keys of the answer that are null when a call is repeated under its `Idempotency-Key`: secrets. */
  readonly toldOnce?: readonly string[];
  /** Changes state although its verb is GET: never prefetched, never retried. */
  readonly unsafe?: boolean;
  /** Changes nothing although its verb is POST: a read in every respect. */
  readonly safe?: boolean;
  readonly backOffice?: boolean;
  /** Back office: the staff roles that may call it, besides admin. */
  readonly roles?: readonly Role[];
  readonly queryKeys?: readonly string[];
  /** `json` (default), `multipart` for uploads: the input's `file` key is a Blob. */
  readonly requestType?: 'json' | 'multipart';
  /** `json` (default); `file` answers a Blob with a file name. */
  readonly responseType?: 'json' | 'file';
  /** The MIME types that a file answer may have; any other is refused. */
  readonly fileTypes?: readonly string[];
}

/** Input of a caller, before validation. */
export type EndpointInput<E> =
  E extends Endpoint<infer I, v.GenericSchema> ? v.InferInput<I> : never;

/** Input after validation, for the caller and the server's handler. */
export type EndpointParsedInput<E> =
  E extends Endpoint<infer I, v.GenericSchema> ? v.InferOutput<I> : never;

/** Answer of a call. */
export type EndpointOutput<E> =
  E extends Endpoint<ObjectSchema, infer O> ? v.InferOutput<O> : never;

/** Readers who may call. A call that leaves out a part of the answer does not compile. */
type Access =
  | {
      auth: 'none' | 'optional';
      standing?: never;
      recentSignIn?: never;
      activeOnly?: never;
      backOffice?: never;
      roles?: never;
    }
  | { auth: 'required'; standing: Standing; activeOnly?: never; backOffice?: never; roles?: never }
  | {
      auth: 'required';
      standing: 'active' | 'verified';
      activeOnly: true;
      backOffice?: never;
      roles?: never;
    }
  | {
      auth: 'required';
      standing: 'active';
      activeOnly?: never;
      backOffice: true;
      roles: readonly Role[];
    };

export function defineEndpoint<Input extends ObjectSchema, Output extends v.GenericSchema>(
  endpoint: Endpoint<Input, Output> & Access,
): Endpoint<Input, Output> {
  return endpoint;
}

/** The names in `{}` of an endpoint's path, in order. */
export function pathParameters(endpoint: Pick<Endpoint, 'path'>): string[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** Returns true if a call only reads: it may be repeated after a failure, and is not held in the queue of writes. */
export function isRead({ method, safe, unsafe }: Endpoint): boolean {
  return method === 'GET' ? unsafe !== true : safe === true;
}
