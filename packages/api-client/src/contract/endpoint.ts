import type * as v from 'valibot';
import type { Role } from './enums.ts';

type ObjectSchema = v.GenericSchema<Record<string, unknown>>;

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
  /** Cancelled in the client unless the activity status is Active or Limited (spec §5, request gating). */
  readonly activeOnly?: boolean;
  /** Carries an `Idempotency-Key`, one per user intent. */
  readonly idempotent?: boolean;
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

/** What a caller passes, before validation. */
export type EndpointInput<E> =
  E extends Endpoint<infer I, v.GenericSchema> ? v.InferInput<I> : never;

/** What a caller, and the server's handler, gets after validation. */
export type EndpointParsedInput<E> =
  E extends Endpoint<infer I, v.GenericSchema> ? v.InferOutput<I> : never;

/** What a call answers. */
export type EndpointOutput<E> =
  E extends Endpoint<ObjectSchema, infer O> ? v.InferOutput<O> : never;

export function defineEndpoint<Input extends ObjectSchema, Output extends v.GenericSchema>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

/** The names in `{}` of an endpoint's path, in order. */
export function pathParameters(endpoint: Pick<Endpoint, 'path'>): string[] {
  return [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
}

/** Whether a call only reads: it may be repeated after a failure, and is not held in the queue of writes. */
export function isRead({ method, safe, unsafe }: Endpoint): boolean {
  return method === 'GET' ? unsafe !== true : safe === true;
}
