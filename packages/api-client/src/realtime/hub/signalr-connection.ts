// @where Client: timeouts of the connection to a hub
import type { ILogger, LogLevel } from '@microsoft/signalr';
import { type ConnectHub, type HubConnectionPort, HubRefusedError } from './hub-connection.ts';
import { TolerantHubProtocol } from './tolerant-hub-protocol.ts';

/** Silence after which a connection counts as lost. */
const serverTimeoutMs = 30_000;
/** Time between two pings of the client. */
const pingEveryMs = 15_000;

/** Parts of SignalR's client that can be replaced. */
export interface SignalRSettings {
  /** Receiver of warnings and errors of the library, without tokens; the console by default. */
  log?: (message: string) => void;
  /** A WebSocket class to use instead of the platform's, for example one that fails on purpose. */
  WebSocket?: unknown;
}

/**
 * Connects by SignalR's own client, which is loaded with the first connection. No negotiation: a web socket at once.
 * The library's reconnecting stays off, because it does not cover a first start that fails and tells less.
 */
export function signalRConnector(settings: SignalRSettings = {}): ConnectHub {
  return async (_hub, { url, accessToken, onMalformed }) => {
    const signalR = await import('@microsoft/signalr');
    const token = await accessToken();
    let refused = false;
    const protocol = new TolerantHubProtocol(new signalR.JsonHubProtocol(), {
      onMalformed: () => onMalformed?.(),
      onClosing: (allowReconnect) => (refused = !allowReconnect),
    });
    const connection = new signalR.HubConnectionBuilder()
      .withUrl(url, {
        skipNegotiation: true,
        transport: signalR.HttpTransportType.WebSockets,
        // In a browser the token is part of the address; a guest's address has none.
        ...(token === '' ? {} : { accessTokenFactory: () => token }),
        // Missing in the library's types, but read by it.
        ...(settings.WebSocket === undefined ? {} : { WebSocket: settings.WebSocket }),
      })
      .withHubProtocol(protocol)
      .withServerTimeout(serverTimeoutMs)
      .withKeepAliveInterval(pingEveryMs)
      .configureLogging(quietLogger(signalR.LogLevel.Warning, settings.log))
      .build();
    const port: HubConnectionPort = {
      start: () => connection.start(),
      stop: () => connection.stop(),
      invoke: (method, ...args) => connection.invoke(method, ...args),
      stream: (method, ...args) => connection.stream(method, ...args),
      on: (event, handler) => connection.on(event, handler),
      onclose: (handler) =>
        connection.onclose((error) =>
          handler(refused ? new HubRefusedError(error?.message) : error),
        ),
    };
    return port;
  };
}

/** The default way to connect. */
export const connectSignalR: ConnectHub = signalRConnector();

/** Warnings and errors only, because the library's default logger prints the address with its token; without tokens in any case. */
export function quietLogger(
  least: LogLevel,
  log: (message: string) => void = (message) => console.warn(message),
): ILogger {
  return {
    log: (level, message) => {
      if (level >= least) log(`SignalR: ${withoutToken(message)}`);
    },
  };
}

function withoutToken(text: string): string {
  return text.replaceAll(/(access_token=|Bearer )[^&\s"'<>)]+/gi, '$1…');
}
