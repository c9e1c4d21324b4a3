import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, startServer } from '@agio/sandbox/server';
import { createSandbox } from '@agio/sandbox';
import type { BookLevel } from '../packages/api-client/src/contract/hubs.ts';
import { FakeMarket } from '../packages/api-client/src/realtime/testing/fake-market.ts';
import { randomSource } from '../packages/api-client/src/realtime/testing/random.ts';
import { defaultLifetimes } from '../packages/sandbox/src/server/identity/provider.ts';
import { buildApp, builtAppFolder } from '../tools/lib/build-app.ts';

export const stormMarket = 'XCB-CTN';
const levels = 200;
const changesPerMessage = 10;
/** In ticks of 0.0001. */
const middle = 64_200;

type Peer = Parameters<ReturnType<typeof createSandbox>['openHubSession']>[2];

/** The whole product on one origin, with one book that changes as often as wanted. */
export interface Storm {
  origin: string;
  /** Messages a second. */
  rate: number;
  readonly sent: number;
  close(): Promise<void>;
}

/**
 * Builds the app if needed and serves it with the sandbox, whose book of one market is replaced.
 *
 * @param pages HTML by path, served without a content security policy beside the app
 * @param folder built app that is served
 */
export async function startStorm(
  pages: Record<string, string> = {},
  folder = builtAppFolder,
): Promise<Storm> {
  await buildApp();
  const random = randomSource(20_261_121);
  const market = new FakeMarket(stormMarket, {
    bids: side((level) => price(middle - 1 - level)),
    asks: side((level) => price(middle + level)),
  });
  const peers = new Set<Peer>();
  let sent = 0;
  let rate = 0;
  let due = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    due = Math.min(due + ((now - last) / 1000) * rate, 200); // after a pause of this process, no flood
    last = now;
    for (; due >= 1; due -= 1) {
      const args = [market.change(change())];
      for (const peer of peers) peer.send('book', args);
      sent += 1;
    }
  }, 2);

  /** Mostly near the best, as in a real market. */
  function change(): { bids: BookLevel[]; asks: BookLevel[] } {
    const changed: { bids: BookLevel[]; asks: BookLevel[] } = { bids: [], asks: [] };
    for (let count = 0; count < changesPerMessage; count += 1) {
      const level = Math.floor(levels * random.next() ** 4);
      const buys = random.next() < 0.5;
      changed[buys ? 'bids' : 'asks'].push([
        price(buys ? middle - 1 - level : middle + level),
        amount(),
      ]);
    }
    return changed;
  }

  function side(at: (level: number) => string): BookLevel[] {
    return Array.from({ length: levels }, (_, level) => [at(level), amount()]);
  }

  function amount(): string {
    return `${random.integer(1, 900)}.${String(random.integer(0, 99)).padStart(2, '0')}`;
  }

  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-bench-'));
  const app = builtApp(folder);
  const server = await startServer({
    port: 0,
    dataFolder,
    rateLimits: false, // of the server, not of what it is measured with
    lifetimes: { ...defaultLifetimes, accessToken: 24 * 60 * 60 },
    frontend: () => ({
      handle(request, response) {
        const page = pages[request.url ?? ''];
        if (page === undefined) return app(request, response);
        response.removeHeader('Content-Security-Policy');
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
      },
    }),
    openExchange: ({ authenticate }) => {
      const sandbox = createSandbox({ authenticate, checkAnswers: false });
      return {
        accounts: sandbox.accounts,
        faults: sandbox.faults,
        failing: () => sandbox.failing(),
        fetch: (request) => sandbox.fetch(request),
        dispose: () => sandbox.dispose(),
        signerOf: (head) => sandbox.signerOf(head),
        signedIn: (account, caller) => sandbox.signedIn(account, caller),
        invitations: sandbox.invitations,
        tellOfDevice: (...args) => sandbox.tellOfDevice(...args),
        openHubSession(hub, account, peer) {
          const session = sandbox.openHubSession(hub, account, peer);
          if (hub !== 'market') return session;
          return {
            ...session,
            invoke: async (method, args) => {
              if (args[0] === stormMarket) {
                if (method === 'BookSnapshot') return market.snapshot();
                if (method === 'SubscribeBook') peers.add(peer);
                if (method === 'UnsubscribeBook') peers.delete(peer);
                if (method.endsWith('Book')) return null;
              }
              return session.invoke(method, args);
            },
            close() {
              peers.delete(peer);
              session.close();
            },
          };
        },
      };
    },
  });

  return {
    origin: server.origin,
    get rate() {
      return rate;
    },
    set rate(next) {
      rate = next;
    },
    get sent() {
      return sent;
    },
    async close() {
      clearInterval(timer);
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

function price(ticks: number): string {
  return `${Math.floor(ticks / 10_000)}.${String(ticks % 10_000).padStart(4, '0')}`;
}
