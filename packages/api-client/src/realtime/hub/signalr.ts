/*
 * SignalR's client, loaded with the first connection. The build bundles it into this file (tsup.bundled.config.ts),
 * without the packages that it loads where there is no `fetch` and no `WebSocket`. The types of what is used are repeated
 * here, so that our declarations do not need the library's.
 */
import {
  HttpClient,
  HttpTransportType,
  HubConnectionBuilder,
  type IHubProtocol,
  JsonHubProtocol,
  LogLevel,
} from '@microsoft/signalr';
import type { HubConnectionPort } from './hub-connection.ts';

/** A message of a hub, as far as it is read here. */
export interface HubMessage {
  readonly type: number;
  readonly allowReconnect?: boolean | undefined;
}

/** Receiver of what the library has to say; levels are its own. */
export interface HubLog {
  log(level: number, message: string): void;
}

/** Reads and writes frames. */
export interface HubProtocol {
  readonly name: string;
  readonly version: number;
  readonly transferFormat: number;
  parseMessages(input: string | ArrayBuffer, logger: HubLog): HubMessage[];
  writeMessage(message: HubMessage): string | ArrayBuffer;
}

export interface HubConnectionSettings {
  url: string;
  /** Empty for a guest, whose address has none. */
  token: string;
  protocol: HubProtocol;
  log: HubLog;
  /** The platform's by default. */
  WebSocket: unknown;
  serverTimeoutMs: number;
  pingEveryMs: number;
}

/** Level of warnings; errors are above. */
export const warningLevel: number = LogLevel.Warning;

export const createJsonProtocol = (): HubProtocol =>
  new JsonHubProtocol() as IHubProtocol as HubProtocol;

/**
 * Returns a connection that is not started yet. No negotiation: a web socket at once. The library's reconnecting stays
 * off, because it does not cover a first start that fails and tells less.
 */
export function buildConnection(settings: HubConnectionSettings): HubConnectionPort {
  const { url, token, WebSocket = socketOfNode() } = settings;
  return new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      httpClient: new NoRequests(),
      // In a browser the token is part of the address; a guest's address has none.
      ...(token === '' ? {} : { accessTokenFactory: () => token }),
      // Missing in the library's types, but read by it.
      ...(WebSocket === undefined ? {} : { WebSocket }),
    })
    .withHubProtocol(settings.protocol as IHubProtocol)
    .withServerTimeout(settings.serverTimeoutMs)
    .withKeepAliveInterval(settings.pingEveryMs)
    .configureLogging(settings.log)
    .build();
}

/** Takes the place of the library's own, which in Node wants a package for cookies: nothing is asked before the socket. */
class NoRequests extends HttpClient {
  override send(): Promise<never> {
    return Promise.reject(new Error('A connection without negotiation makes no request.'));
  }
}

/**
 * Returns a WebSocket for Node, and undefined elsewhere. In Node the library sends the token in a header, which it passes
 * as the package `ws` takes it: in a third argument. Node's own takes it in the second. That of a page in Node, such as
 * one of jsdom, sends no headers: its token is part of the address, as a browser's is.
 */
function socketOfNode(): unknown {
  const { process, document } = globalThis as {
    process?: { release?: { name?: string } };
    document?: unknown;
  };
  if (process?.release?.name !== 'node') return undefined;
  return class extends WebSocket {
    constructor(url: string, _protocols: undefined, options: { headers: Record<string, string> }) {
      if (document === undefined) super(url, options as never);
      else super(withTokenOf(options.headers, url));
    }
  };
}

function withTokenOf({ Authorization = '' }: Record<string, string>, address: string): string {
  const url = new URL(address);
  const [, token] = /^Bearer (.+)$/.exec(Authorization) ?? [];
  if (token !== undefined) url.searchParams.set('access_token', token);
  return url.href;
}
