import { marketHub, notificationsHub, type HubName } from '@agio/api-client/contract';
import * as v from 'valibot';
import { english, type Language } from '../language/language.ts';
import { translating } from '../language/translating.ts';

/** Answer of a hub to a call that it cannot serve; the message may be shown to the caller. */
export class HubError extends Error {
  override readonly name = 'HubError';
  readonly reason: 'failed' | 'no-such-method' | 'bad-arguments';

  constructor(message: string, reason: HubError['reason'] = 'failed') {
    super(message);
    this.reason = reason;
  }
}

export interface StreamSink {
  next(item: unknown): void;
  error(error: Error): void;
  complete(): void;
}

/** One client on one hub, whatever carries its messages. */
export interface HubSession {
  /** Rejects with a `HubError` for an unknown method or bad arguments. */
  invoke(method: string, args: readonly unknown[]): Promise<unknown>;
  /** The first item may come before this returns. */
  stream(method: string, args: readonly unknown[], sink: StreamSink): { cancel(): void };
  /** Ends all subscriptions. Nothing is sent any more. */
  close(): void;
}

/** Functions that a transport gives to a hub. */
export interface HubPeer {
  /** Language of what the exchange says to the client. Default: English. */
  readonly language?: Language | undefined;
  /**
   * Sends an event to the client. All clients of one message get the same `args` array, so that a transport may
   * encode it once.
   */
  send(event: string, args: readonly unknown[]): void;
  /** The server ends the connection. A client that receives `final` must not come back. */
  drop?(error: Error, final?: boolean): void;
}

/** A client that cannot be sent to loses its connection; the others of the message are not the worse for it. */
export function deliver(peer: HubPeer, event: string, args: readonly unknown[]): void {
  try {
    peer.send(event, inLanguage(peer.language ?? english, event, args));
  } catch (error) {
    console.error('A message to a hub client failed:', error);
    peer.drop?.(new Error('The server closed the connection.'));
  }
}

/** Events in which the exchange says something in words. */
const wordEvents: ReadonlySet<string> = new Set([
  'instrument',
  'asset',
  'transfer',
  'address',
  'compliance',
]);
const translations = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

/** Returns the message in a language: the same array to all clients of the language. */
function inLanguage(
  language: Language,
  event: string,
  args: readonly unknown[],
): readonly unknown[] {
  const replacer = wordEvents.has(event) ? translating(language) : undefined;
  if (replacer === undefined) return args;
  const known = translations.get(args) ?? new Map<string, readonly unknown[]>();
  translations.set(args, known);
  const said =
    known.get(language.code) ?? (JSON.parse(JSON.stringify(args, replacer)) as readonly unknown[]);
  known.set(language.code, said);
  return said;
}

const hubs = { market: marketHub, notifications: notificationsHub };

/** The arguments of a call or stream, checked by the contract. */
export function checkArguments(
  hub: HubName,
  kind: 'methods' | 'streams',
  name: string,
  args: readonly unknown[],
): readonly unknown[] {
  const all: Record<string, { args: v.GenericSchema<unknown, readonly unknown[]> } | undefined> =
    hubs[hub][kind];
  const definition = Object.hasOwn(all, name) ? all[name] : undefined;
  if (definition === undefined)
    throw new HubError(`Unknown hub method '${name}'.`, 'no-such-method');
  const result = v.safeParse(definition.args, args);
  if (!result.success) throw new HubError(`Bad arguments for '${name}'.`, 'bad-arguments');
  return result.output;
}
