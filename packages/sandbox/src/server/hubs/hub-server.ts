import { marketHub, notificationsHub, type HubName } from '@agio/api-client/contract';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { HubPeer, HubSession, Languages } from '../../core/index.ts';
import { bearerToken } from '../http/bearer-token.ts';
import { networkOf } from '../http/client-address.ts';
import { TokenBuckets } from '../token-bucket.ts';
import { defaultHubLimits, type HubLimits, Owners } from './hub-limits.ts';
import { defaultHubTimings, serveHub, type HubTimings } from './hub-socket.ts';

/** Owner of a token. */
export interface Bearer {
  accountId: string;
  /** One sign-in. Revoking it ends every connection made with its tokens. */
  grantId: string;
  /** End of this token, in milliseconds since 1970. */
  expiresAt: number;
}

/** No client of these hubs has more to say in one message, nor in more parts. */
const maxFrame = 64 * 1024;
const maxFragments = 64;
/** Milliseconds that a client has to answer a close. Not in the library's types yet. */
const patience = { closeTimeout: 2000 };
/** Milliseconds. */
const longestTimer = 2 ** 31 - 1;
const hubs: Record<string, HubName> = {
  [marketHub.path]: 'market',
  [notificationsHub.path]: 'notifications',
};

/**
 * Takes the web sockets of both hubs from an HTTP server. A refused handshake gets its HTTP status: 401 for a missing or
 * refused token, 403 for a page of another origin, 404 for another path, 429 for too many of one address or account.
 */
export function hubServer(options: {
  server: Server;
  origin: string;
  /** Other origins whose pages may connect. */
  origins?: readonly string[] | undefined;
  authenticate: (token: string) => Promise<Bearer | undefined>;
  /**
   * Returns the time at which the newest access token of a sign-in expires, in milliseconds since 1970; undefined if it
   * has none.
   */
  expiryOf: (grantId: string) => number | undefined;
  /** Languages of the messages. Default: English. */
  languages?: Languages;
  open: (hub: HubName, accountId: string | undefined, peer: HubPeer) => HubSession;
  /** Upgrades that belong to someone else on this server, such as hot reload. */
  isForeign?: (request: IncomingMessage) => boolean;
  /** Ends every connection that comes (a fault on command). */
  isDown?: () => boolean;
  /** Returns the network address of the client. */
  addressOf: (request: IncomingMessage) => string;
  limits?: HubLimits;
  timings?: HubTimings;
}): { revoke(grantId: string): void; close(): void } {
  const { limits = defaultHubLimits, timings = defaultHubTimings } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    maxFragments,
    ...patience,
    clientTracking: false,
    autoPong: false, // a ping costs what it costs
    allowSynchronousEvents: false, // between two frames others have their turn
  });
  const handshakes = new TokenBuckets(limits.handshakes);
  const networks = new Owners(limits.address);
  const accounts = new Owners(limits.account);
  const connections = new Set<{ grantId: string | undefined; end: ReturnType<typeof serveHub> }>();

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', options.origin);
    const hub = hubs[url.pathname];
    if (hub === undefined) return refuse(socket, 404, 'Not Found');
    if (options.isDown?.()) return socket.destroy();
    const from = request.headers.origin;
    if (from !== undefined && from !== options.origin && !options.origins?.includes(from))
      return refuse(socket, 403, 'Forbidden');

    const network = networkOf(options.addressOf(request));
    const handshake = handshakes.of(network);
    const place = handshake.wait() === 0 ? networks.join(network) : undefined;
    if (place === undefined) return refuse(socket, 429, 'Too Many Requests');
    handshake.spend();
    socket.once('close', place.leave);

    // A browser cannot set headers on a web socket, so its token comes in the query (and is written to no log).
    const token = url.searchParams.get('access_token') ?? bearerToken(request.headers);
    const bearer = token ? await options.authenticate(token) : undefined;
    if (token ? !bearer : hub === 'notifications') return refuse(socket, 401, 'Unauthorized');
    if (socket.destroyed) return;
    const own = bearer && accounts.join(bearer.accountId);
    if (bearer && own === undefined) return refuse(socket, 429, 'Too Many Requests');
    if (own) socket.once('close', own.leave);

    sockets.handleUpgrade(request, socket, head, (accepted) => {
      const accepts = request.headers['accept-language'];
      const language = options.languages?.of(url.searchParams.get('lang'), accepts);
      const open = (peer: HubPeer) => options.open(hub, bearer?.accountId, { ...peer, language });
      const end = serveHub(accepted, socket, open, { owner: own ?? place, limits, timings });
      const connection = { grantId: bearer?.grantId, end };
      connections.add(connection);
      const forget = bearer && atExpiry(bearer, options.expiryOf, end);
      accepted.on('close', () => {
        connections.delete(connection);
        forget?.();
      });
    });
  }

  options.server.on('upgrade', (request, socket, head) => {
    if (options.isForeign?.(request)) return;
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch(() => refuse(socket, 500, 'Internal Server Error'));
  });

  return {
    revoke(grantId) {
      for (const connection of connections) {
        if (connection.grantId === grantId) connection.end('The sign-in has ended.', true);
      }
    },
    close() {
      for (const { end } of connections) end('The server is stopping.');
      sockets.close();
    },
  };
}

/**
 * Ends a connection when no access token of its sign-in holds any more (S20): one that is renewed in time goes on. Whose
 * sign-in is alive comes back with a new token.
 */
function atExpiry(
  { grantId, expiresAt }: Bearer,
  expiryOf: (grantId: string) => number | undefined,
  end: (reason: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (until: number) => {
    timer = setTimeout(look, Math.min(until - Date.now(), longestTimer));
  };
  const look = () => {
    const newest = expiryOf(grantId) ?? 0;
    if (newest > Date.now()) wait(newest);
    else end('The access token has expired.');
  };
  wait(expiresAt);
  return () => clearTimeout(timer);
}

function refuse(socket: Duplex, status: number, reason: string) {
  const later = status === 429 ? 'Retry-After: 2\r\n' : '';
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\n${later}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(), // it may never end its own side
  );
}
