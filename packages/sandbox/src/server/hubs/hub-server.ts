import { marketHub, notificationsHub, type HubName } from '@agio/api-client/contract';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { HubPeer, HubSession } from '../../core/index.ts';
import { defaultHubTimings, serveHub, type HubTimings } from './hub-socket.ts';

/** Who a token belongs to. */
export interface Bearer {
  accountId: string;
  /** One sign-in. Revoking it ends every connection made with its tokens. */
  grantId: string;
}

/** No client of these hubs has more to say in one message. */
const maxFrame = 64 * 1024;
const hubs: Record<string, HubName> = {
  [marketHub.path]: 'market',
  [notificationsHub.path]: 'notifications',
};

/**
 * Takes the web sockets of both hubs from an HTTP server. A refused handshake gets its HTTP status: 401 for a missing or
 * refused token, 403 for a page of another origin, 404 for another path.
 */
export function hubServer(options: {
  server: Server;
  origin: string;
  authenticate: (token: string) => Promise<Bearer | undefined>;
  open: (hub: HubName, accountId: string | undefined, peer: HubPeer) => HubSession;
  /** Upgrades that belong to someone else on this server, such as hot reload. */
  isForeign?: (request: IncomingMessage) => boolean;
  /** Ends every connection that comes (a fault on command). */
  isDown?: () => boolean;
  timings?: HubTimings;
}): { revoke(grantId: string): void; close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrame,
    clientTracking: false,
  });
  const connections = new Set<{ grantId: string | undefined; end: ReturnType<typeof serveHub> }>();

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', options.origin);
    const hub = hubs[url.pathname];
    if (hub === undefined) return refuse(socket, 404, 'Not Found');
    if (options.isDown?.()) return socket.destroy();
    const from = request.headers.origin;
    if (from !== undefined && from !== options.origin) return refuse(socket, 403, 'Forbidden');

    // A browser cannot set headers on a web socket, so its token comes in the query (and is written to no log).
    const token =
      url.searchParams.get('access_token') ??
      /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const bearer = token ? await options.authenticate(token) : undefined;
    if (token ? !bearer : hub === 'notifications') return refuse(socket, 401, 'Unauthorized');

    sockets.handleUpgrade(request, socket, head, (accepted) => {
      const end = serveHub(
        accepted,
        (peer) => options.open(hub, bearer?.accountId, peer),
        options.timings ?? defaultHubTimings,
      );
      const connection = { grantId: bearer?.grantId, end };
      connections.add(connection);
      accepted.on('close', () => connections.delete(connection));
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

function refuse(socket: Duplex, status: number, reason: string) {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
