import { expect, type TestContext, vi } from 'vitest';
import {
  type ConnectHub,
  connectSignalR,
  createMarketStreams,
  type HubConnectionPort,
  type MarketStreams,
} from '../src/realtime/index.ts';
import { createGuestSession } from '../src/session/index.ts';
import { FaultProxy } from './fault-proxy.ts';

/** A running server of the hubs, of any make. It has the market XCB-CTN, whose book moves. */
export interface HubPeer {
  origin: string;
  /** A token that the notifications hub takes. */
  token(): Promise<string>;
  /** Makes something happen that the user of `token` is told of by a `balances` notification. */
  notify(): Promise<void>;
  /** Closes the connections made with `token`, for good. */
  expel(): Promise<void>;
  /** Stops as an operator stops it, and starts on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const market = 'XCB-CTN';
/** Generous: what is asked is that it happens, and on a busy machine everything takes longer. */
export const waitFor = (assertion: () => void, timeout = 30_000): Promise<void> =>
  vi.waitFor(assertion, { timeout, interval: 20 });

/**
 * Returns the server's answers to these records, without its pings and events; `patience` is in milliseconds for each.
 */
export async function records(
  { origin }: HubPeer,
  sent: readonly string[],
  patience: number,
): Promise<unknown[]> {
  const end = '\u001e';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/marketdata/websocket`);
  const received: { type?: number }[] = [];
  socket.addEventListener('message', ({ data }) => {
    for (const text of String(data).split(end)) {
      if (text !== '') received.push(JSON.parse(text) as { type?: number });
    }
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  // One at a time: a cancel that overtakes the first item would be a matter of luck.
  for (const text of ['{"protocol":"json","version":1}', ...sent]) {
    const before = received.length;
    socket.send(text + end);
    // An item that a stream still sends is no answer to its cancel.
    const isAnswer = ({ type }: { type?: number }) => type !== 2 || !text.startsWith('{"type":5');
    await vi.waitUntil(() => received.slice(before).some(isAnswer), patience).catch(() => {});
  }
  socket.close();
  return received.filter(({ type }) => type !== undefined && type !== 1 && type !== 6);
}

// The end of a test goes to that test's own context, because several run at once.
type Ending = Pick<TestContext, 'onTestFinished'>;

export async function proxyOf({ onTestFinished }: Ending, peer: HubPeer): Promise<FaultProxy> {
  const proxy = await FaultProxy.before(peer.origin);
  onTestFinished(() => proxy.close());
  return proxy;
}

/** A guest's streams with the book live, and the calls they made. */
export async function reading({ onTestFinished }: Ending, { origin }: HubPeer, proxy?: FaultProxy) {
  const calls: string[] = [];
  const connect: ConnectHub = async (hub, options) => {
    const port = await connectSignalR(hub, options);
    return {
      ...port,
      invoke: (method, ...args) => {
        calls.push(method);
        return port.invoke(method, ...args);
      },
    };
  };
  const streams: MarketStreams = createMarketStreams({
    url: `${proxy?.origin ?? origin}/marketdata/websocket`,
    connect,
    session: createGuestSession(),
  });
  onTestFinished(() => streams.dispose());
  const book = streams.book(market);
  onTestFinished(book.subscribe(() => {}));
  await waitFor(() => expect(book.getSnapshot().status).toBe('live'));
  return { streams, book, calls };
}

/** A bare connection of a guest to the market hub. */
export async function connected(
  { onTestFinished }: Ending,
  { origin }: HubPeer,
): Promise<HubConnectionPort> {
  const port = await connectSignalR('market', {
    url: `${origin}/marketdata/websocket`,
    accessToken: () => Promise.resolve(''),
  });
  onTestFinished(() => port.stop());
  await port.start();
  return port;
}
