// Loaded before the clock is faked, so that connecting takes no real time.
import '../hub/signalr.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { BookDelta } from '../../contract/core.ts';
import type { HubSession } from '../hub/hub-connection.ts';
import { createMarketStreams, type MarketStreams } from '../market-streams.ts';
import { signalRConnector } from '../hub/signalr-connection.ts';
import type { BookView } from '../views.ts';
import { FakeEnvironment } from './fake-environment.ts';
import { bookLevels, FakeMarket } from './fake-market.ts';
import { FaultServer, type FaultSocket } from './fault-socket.ts';
import { shortest } from './naive-book.ts';
import { randomSource } from './random.ts';

/** For every test of a file: fakes the clock and the timers; promises and messages stay real. */
export function fakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      now: Date.parse('2026-11-20T12:00:00Z'),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets what is on its way arrive, without time passing. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await macrotask();
}

/** Uses a message, because the timers are not real. */
function macrotask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage('');
  });
}

/** Lets time pass, at most a second at once so that what it causes settles in between. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1_000));
    await settle();
  }
}

/** The time between two paints, and a little more: what arrived is shown. */
export const frame = (): Promise<void> => pass(60);

export interface FixtureOptions {
  markets?: string[];
  levels?: number;
  seed?: number;
  frames?: boolean;
  session?: HubSession;
}

/** A server with books, and a client of it over the real SignalR library. */
export class MarketFixture {
  readonly server = new FaultServer();
  readonly environment: FakeEnvironment;
  readonly markets = new Map<string, FakeMarket>();
  readonly subscribers = new Map<string, Set<FaultSocket>>();
  readonly streams: MarketStreams;
  readonly logged: string[] = [];
  readonly reported: unknown[] = [];

  constructor(options: FixtureOptions = {}) {
    const { markets = ['XCB-CTN'], levels = 40, seed = 1, frames = true, session } = options;
    this.environment = new FakeEnvironment({ frames });
    for (const id of markets) {
      this.markets.set(id, new FakeMarket(id, bookLevels(levels, randomSource(seed))));
      this.subscribers.set(id, new Set());
    }
    this.#serve();
    this.streams = this.connectStreams(session);
  }

  /** Another client of the same server. */
  connectStreams(session?: HubSession, environment = this.environment): MarketStreams {
    return createMarketStreams({
      url: 'http://exchange.test/marketdata/websocket',
      connect: signalRConnector({
        WebSocket: this.server.WebSocket,
        log: (message) => this.logged.push(message),
      }),
      environment,
      session,
      report: (error) => this.reported.push(error),
    });
  }

  market(id = 'XCB-CTN'): FakeMarket {
    const market = this.markets.get(id);
    if (!market) throw new Error(`The fixture has no market ${id}`);
    return market;
  }

  /** Sends a book message to the sockets that subscribed to its market. */
  send(delta: BookDelta): void {
    for (const socket of this.subscribers.get(delta.market) ?? []) socket.emit('book', delta);
  }

  /** Keeps quiet books fresh, as the contract promises: an empty message every 2 s. */
  startHeartbeats(): () => void {
    const timer = setInterval(() => {
      for (const market of this.markets.values()) this.send(market.change());
    }, 2_000);
    return () => clearInterval(timer);
  }

  #serve(): void {
    const subscribersOf = (id: unknown) => {
      const subscribers = this.subscribers.get(String(id));
      if (!subscribers) throw new Error('No such market');
      return subscribers;
    };
    this.server.methods.set('SubscribeBook', ({ args, socket }) => {
      subscribersOf(args[0]).add(socket);
    });
    this.server.methods.set('UnsubscribeBook', ({ args, socket }) => {
      subscribersOf(args[0]).delete(socket);
    });
    this.server.methods.set('BookSnapshot', ({ args }) => this.market(String(args[0])).snapshot());
  }
}

/** Sockets that are open and subscribed. */
export function liveSubscribers(fixture: MarketFixture, market: string): number {
  return [...(fixture.subscribers.get(market) ?? [])].filter((socket) =>
    fixture.server.open.includes(socket),
  ).length;
}

/** The rows of a view as the naive book writes them. */
export function rowsOf(view: BookView, side: 'bids' | 'asks'): [string, string, string][] {
  return view[side].map(({ price, amount, total }) => [
    shortest(price),
    shortest(amount),
    shortest(total),
  ]);
}
