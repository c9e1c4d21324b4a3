// @where Client: timeouts of the connection to a hub
import { type ConnectHub, type HubConnectionPort, HubRefusedError } from './hub-connection.ts';
import type { HubLog } from './signalr.ts';
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

/** Connects by SignalR's own client, which is loaded with the first connection. */
export function signalRConnector(settings: SignalRSettings = {}): ConnectHub {
  return async (_hub, { url, accessToken, onMalformed }) => {
    const signalR = await import('./signalr.ts');
    const token = await accessToken();
    let refused = false;
    const protocol = new TolerantHubProtocol(signalR.createJsonProtocol(), {
      onMalformed: () => onMalformed?.(),
      onClosing: (allowReconnect) => (refused = !allowReconnect),
    });
    const connection = signalR.buildConnection({
      url,
      token,
      protocol,
      log: quietLogger(signalR.warningLevel, settings.log),
      WebSocket: settings.WebSocket,
      serverTimeoutMs,
      pingEveryMs,
    });
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
  least: number,
  log: (message: string) => void = (message) => console.warn(message),
): HubLog {
  return {
    log: (level, message) => {
      if (level >= least) log(`SignalR: ${withoutToken(message)}`);
    },
  };
}

function withoutToken(text: string): string {
  return text.replaceAll(/(access_token=|Bearer )[^&\s"'<>)]+/gi, '$1…');
}
