import { HubError } from '../../core/index.ts';
import * as v from 'valibot';

/*
 * SignalR's JSON hub protocol, version 1, as far as a hub with invocations and server-to-client streams needs it.
 * Specification: github.com/dotnet/aspnetcore, src/SignalR/docs/specs/HubProtocol.md and TransportProtocols.md.
 */

const separator = '\u001e';

/** A client's message that this protocol does not allow. The connection is closed with the reason. */
export class HubProtocolError extends Error {
  override readonly name = 'HubProtocolError';
}

const args = v.array(v.unknown());
const invocationId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const target = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

const handshake = v.object({ protocol: v.string(), version: v.number() });
const clientMessage = v.variant('type', [
  v.object({ type: v.literal(1), invocationId: v.optional(invocationId), target, arguments: args }),
  v.object({ type: v.literal(4), invocationId, target, arguments: args }),
  v.object({ type: v.literal(5), invocationId }),
  v.object({ type: v.literal(6) }),
  v.object({ type: v.literal(7), error: v.optional(v.string()) }),
]);

const anyMessage = v.object({ type: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const lastKnownType = 9;
const malformed = 'A message is malformed.';

/** A message of a client: 1 invocation, 4 stream invocation, 5 cancel of a stream, 6 ping, 7 close. */
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** The records of one text frame, at most `most` of them; a frame carries one or several, each ended by 0x1e. */
export function splitRecords(frame: string, most = Infinity): string[] {
  if (!frame.endsWith(separator))
    throw new HubProtocolError('A frame must end with the record separator 0x1e.');
  return frame.slice(0, -1).split(separator, Math.min(most, frame.length));
}

/** Checks the first record of a connection. */
export function readHandshake(record: string): void {
  const { protocol, version } = parse(handshake, record, 'The handshake request is malformed.');
  if (protocol !== 'json')
    throw new HubProtocolError(`The protocol '${protocol.slice(0, 32)}' is not supported.`);
  if (version !== 1)
    throw new HubProtocolError(`Version ${version} of the protocol is not supported.`);
}

/**
 * Reads one record after the handshake. Types that only a server sends are refused; one that this version does not know
 * is undefined and to be ignored, so that clients may learn more.
 */
export function readMessage(record: string): ClientMessage | undefined {
  const { type } = parse(anyMessage, record, malformed);
  return type > lastKnownType ? undefined : parse(clientMessage, record, malformed);
}

function parse<S extends v.GenericSchema>(
  schema: S,
  record: string,
  otherwise: string,
): v.InferOutput<S> {
  let value: unknown;
  try {
    value = JSON.parse(record);
  } catch {
    throw new HubProtocolError(otherwise);
  }
  const result = v.safeParse(schema, value);
  if (!result.success) throw new HubProtocolError(otherwise);
  return result.output;
}

const write = (message: object) => JSON.stringify(message) + separator;

/** Texts of answers that go to many clients as the same object, so that each is encoded once. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}

/** The records that a server sends. */
export const record = {
  handshakeAccepted: write({}),
  handshakeRefused: (error: string) => write({ error }),
  invocation: (method: string, values: readonly unknown[]) =>
    write({ type: 1, target: method, arguments: values }),
  streamItem: (id: string, item: unknown) =>
    `{"type":2,"invocationId":${JSON.stringify(id)},"item":${textOf(item)}}${separator}`,
  /** Completion of an invocation; also the end of a stream that has no result of its own. */
  completion: (
    id: string,
    outcome: { result: unknown } | { error: string } | Record<never, never>,
  ) =>
    'result' in outcome
      ? `{"type":3,"invocationId":${JSON.stringify(id)},"result":${textOf(outcome.result)}}${separator}`
      : write({ type: 3, invocationId: id, ...outcome }),
  ping: write({ type: 6 }),
  /** Answers a client that says goodbye. */
  goodbye: write({ type: 7 }),
  close: (error?: string, allowReconnect = true) =>
    write({ type: 7, ...(error === undefined ? {} : { error }), allowReconnect }),
};

/*
 * Errors in the words of ASP.NET Core, which the conformance suite compares. Only what the exchange says to its callers
 * goes out; a fault of the server stays here.
 */

export function invocationError(method: string, error: unknown): string {
  return refused(method, error) ?? failed(`invoking '${method}' on the server`, error);
}

export function streamError(method: string, error: unknown): string {
  const streaming = 'An error occurred on the server while streaming results.';
  if (!(error instanceof HubError)) return failed('streaming results', error);
  return refused(method, error) ?? `${streaming} HubException: ${error.message}`;
}

function refused(method: string, error: unknown): string | undefined {
  if (!(error instanceof HubError) || error.reason === 'failed') return undefined;
  const text = `Failed to invoke '${method}' due to an error on the server.`;
  return error.reason === 'bad-arguments' ? text : `${text} HubException: Method does not exist.`;
}

function failed(doing: string, error: unknown): string {
  const text = `An unexpected error occurred ${doing}.`;
  if (error instanceof HubError) return `${text} HubException: ${error.message}`;
  console.error(error);
  return text;
}
