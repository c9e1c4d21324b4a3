import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectSignalR, createNotificationStream } from '../src/realtime/index.ts';
import { createStaticSession } from '../src/session/index.ts';
import {
  connected,
  type HubPeer,
  market,
  proxyOf,
  reading,
  records,
  waitFor,
} from './hub-client.ts';

/**
 * Checks everything that the client needs of a server, over a real network. The suite is the same for every server:
 * where two differ on the wire, ASP.NET Core is right.
 */
export function hubConformance(
  name: string,
  start: () => Promise<HubPeer>,
  { available = true } = {},
): void {
  describe.runIf(available)(`the client's real time against ${name}`, { timeout: 120_000 }, () => {
    let peer: HubPeer;
    beforeAll(async () => {
      peer = await start();
    }, 120_000);
    afterAll(() => peer.stop());

    describe.concurrent('undisturbed', () => {
      undisturbed(() => peer);
    });
    describe.concurrent('on a bad wire', () => {
      badWire(() => peer);
    });
    // One after the other: these disturb every client of the server.
    describe('when the server acts', () => {
      serverActs(() => peer);
    });
  });
}

function undisturbed(peer: () => HubPeer): void {
  test('a guest’s book is live, joins without a second snapshot, and every message fits', async (context) => {
    const { streams, calls, book } = await reading(context, peer());
    const shown = new Set<unknown>();
    book.subscribe(() => shown.add(book.getSnapshot()));
    await waitFor(() => expect(shown.size).toBeGreaterThan(2));
    expect(book.getSnapshot()).toMatchObject({ status: 'live', crossed: false });
    expect(calls.filter((method) => method === 'BookSnapshot')).toHaveLength(1);
    expect(streams.malformedMessages).toBe(0);
  });

  test('trades, tickers and candles fit the contract', async (context) => {
    const { streams } = await reading(context, peer());
    const trades = streams.trades(market);
    const ticker = streams.ticker(market);
    const candles = streams.candles(market, '1m');
    for (const store of [trades, ticker, candles])
      context.onTestFinished(store.subscribe(() => {}));
    await waitFor(() => {
      expect(trades.getSnapshot().status).toBe('live');
      expect(ticker.getSnapshot().ticker?.market).toBe(market);
      expect(candles.getSnapshot().candles).toHaveLength(1);
    });
    expect(streams.malformedMessages).toBe(0);
  });

  test('an invocation is answered; one that fails says so and the connection lives', async (context) => {
    const port = await connected(context, peer());
    expect(await port.invoke('BookSnapshot', market)).toMatchObject({ market });
    await expect(port.invoke('BookSnapshot', 'NONE')).rejects.toThrow('Market not found.');
    await expect(port.invoke('NoSuchMethod')).rejects.toThrow('Method does not exist.');
    await expect(port.invoke('BookSnapshot')).rejects.toThrow("Failed to invoke 'BookSnapshot'");
    expect(await port.invoke('BookSnapshot', market)).toMatchObject({ market });
  });

  test('a subscription is answered without a result, and unsubscribing ends its messages', async (context) => {
    const port = await connected(context, peer());
    let heard = 0;
    port.on('book', () => {
      heard += 1;
    });
    expect(await port.invoke('SubscribeBook', market)).toBeNull();
    await waitFor(() => expect(heard).toBeGreaterThan(1));
    await port.invoke('UnsubscribeBook', market);
    const before = heard;
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(heard).toBe(before);
  });

  test('record by record, the answers are those of ASP.NET Core', async () => {
    const invoke = (target: string, ...args: unknown[]) =>
      JSON.stringify({ type: 1, invocationId: 'a', target, arguments: args });
    const stream = (target: string, ...args: unknown[]) =>
      JSON.stringify({ type: 4, invocationId: 'a', target, arguments: args });
    const error = (text: string) => [{ type: 3, invocationId: 'a', error: text }];
    const refused = "Failed to invoke 'Nope' due to an error on the server.";
    const missing = `${refused} HubException: Method does not exist.`;
    const noMarket = 'HubException: Market not found.';
    const expected: [sent: string[], answered: unknown[]][] = [
      [[invoke('BookSnapshot', 'NONE')], error(`${unexpected('BookSnapshot')} ${noMarket}`)],
      [[invoke('UnsubscribeTickers')], [{ type: 3, invocationId: 'a', result: null }]],
      [[invoke('Nope')], error(missing)],
      [[invoke('BookSnapshot')], error(refused.replace('Nope', 'BookSnapshot'))],
      [[invoke('BookSnapshot', 5)], error(refused.replace('Nope', 'BookSnapshot'))],
      [[stream('Nope')], error(missing)],
      [
        [stream('Candles', 'NONE', '1m')],
        error(`An error occurred on the server while streaming results. ${noMarket}`),
      ],
      [
        [stream('Candles', market, '1m'), '{"type":5,"invocationId":"a"}'],
        [{ type: 2 }, { type: 3, invocationId: 'a' }],
      ],
      [['{"type":5,"invocationId":"unknown"}', '{"type":42}'], []],
      [['{"type":7}'], [{ type: 7 }]],
    ];
    const isItem = (record: unknown) => (record as { type: number } | undefined)?.type === 2;
    const answered = await Promise.all(
      expected.map(([sent, { length }]) => records(peer(), sent, length > 0 ? 15_000 : 1_500)),
    );
    // A trade before the stream is cancelled is one more item: any number of them counts as one.
    const counted = answered.map((all) =>
      all.filter((each, i) => !isItem(each) || !isItem(all[i - 1])),
    );
    expect(counted).toEqual(
      expected.map(([, all]) =>
        all.map((each) => expect.objectContaining(each as object) as unknown),
      ),
    );
  });

  test('the first item of a stream comes at once; cancelled it sends none; one that fails says so', async (context) => {
    const port = await connected(context, peer());
    const items: unknown[] = [];
    const subscription = port
      .stream('Candles', market, '1m')
      .subscribe({ next: (item) => items.push(item), error: () => {}, complete: () => {} });
    await waitFor(() => expect(items.length).toBeGreaterThan(0));
    subscription.dispose();
    await port.invoke('BookSnapshot', market);
    const before = items.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(items.length).toBe(before);
    const error = await new Promise((resolve) =>
      port
        .stream('Candles', 'NONE', '1m')
        .subscribe({ next: () => {}, error: resolve, complete: () => resolve('completed') }),
    );
    expect(String(error)).toContain('Market not found.');
  });

  test('an idle connection is kept alive by pings, well beyond the server timeout', async (context) => {
    const port = await connected(context, peer());
    const closed: unknown[] = [];
    port.onclose((error) => closed.push(error));
    await new Promise((resolve) => setTimeout(resolve, 36_000));
    expect(closed).toEqual([]);
    expect(await port.invoke('BookSnapshot', market)).toMatchObject({ market });
  });

  test('a user receives their own messages; a token that is refused connects to nothing', async (context) => {
    const { origin } = peer();
    const token = await peer().token();
    const [good, bad] = [token, 'forged'].map((each) =>
      createNotificationStream({
        url: `${origin}/notification-service/websocket`,
        connect: connectSignalR,
        session: createStaticSession(each, { sub: 'user' }),
      }),
    );
    context.onTestFinished(() => [good, bad].forEach((stream) => stream?.dispose()));
    const heard: string[] = [];
    good?.on('balances', (message) => heard.push(message.notificationId));
    await waitFor(() => expect(good?.connection.getSnapshot().status).toBe('connected'));
    await peer().notify();
    await waitFor(() => expect(heard.length).toBeGreaterThan(0));
    expect(good?.malformedMessages).toBe(0);
    await waitFor(() =>
      expect(bad?.connection.getSnapshot()).toMatchObject({ status: 'reconnecting', attempt: 2 }),
    );
  });
}

function badWire(peer: () => HubPeer): void {
  test('a connection that is cut is back with a live book, at the second try', async (context) => {
    const proxy = await proxyOf(context, peer());
    const { streams, book } = await reading(context, peer(), proxy);
    let gaps = 0;
    streams.onGap(() => (gaps += 1));
    proxy.cut();
    await waitFor(() => {
      expect(gaps).toBe(1);
      expect(book.getSnapshot().status).toBe('live');
    });
    expect(proxy.attempts).toHaveLength(2);
  });

  test('tries come at 0, 2, 12 and 42 s, then none until the user asks', async (context) => {
    const proxy = await proxyOf(context, peer());
    const { streams, book } = await reading(context, peer(), proxy);
    // Beyond that time a loss begins at the first delay.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    const cut = performance.now();
    proxy.refusing = true;
    proxy.cut();
    await waitFor(() => expect(streams.connection.getSnapshot().status).toBe('stopped'), 80_000);
    const waits = proxy.attempts.slice(1).map((at) => at - cut);
    // Never before its time; how long after depends on the machine.
    expect(
      waits.map((wait) => [42, 12, 2, 0].find((seconds) => wait > seconds * 1_000 - 20)),
    ).toEqual([0, 2, 12, 42]);
    expect(book.getSnapshot().status).toBe('paused');
    proxy.refusing = false;
    streams.reconnect();
    await waitFor(() => expect(book.getSnapshot().status).toBe('live'));
  });

  test('a connection without a byte for 30 s is given up, and another one is made', async (context) => {
    const proxy = await proxyOf(context, peer());
    const { book } = await reading(context, peer(), proxy);
    const frozen = performance.now();
    proxy.freeze();
    await waitFor(() => expect(book.getSnapshot().status).toBe('stale'));
    await waitFor(() => expect(proxy.attempts).toHaveLength(2), 60_000);
    const waited = (proxy.attempts[1] ?? 0) - frozen;
    expect(waited).toBeGreaterThan(28_000);
    expect(waited).toBeLessThan(50_000);
    await waitFor(() => expect(book.getSnapshot().status).toBe('live'));
  });
}

function serverActs(peer: () => HubPeer): void {
  test('a server that restarts is found again, with its new book', async (context) => {
    const { streams, book, calls } = await reading(context, peer());
    await peer().restart();
    await waitFor(() => {
      expect(calls.filter((method) => method === 'BookSnapshot').length).toBeGreaterThan(1);
      expect(book.getSnapshot().status).toBe('live');
    });
    expect(streams.malformedMessages).toBe(0);
  });

  test('a server that closes for good is obeyed at once', async (context) => {
    const proxy = await proxyOf(context, peer());
    const session = createStaticSession(await peer().token(), { sub: 'user' });
    const stream = createNotificationStream({
      url: `${proxy.origin}/notification-service/websocket`,
      connect: connectSignalR,
      // One that cannot check its token, and so does not end when the server refuses it.
      session: {
        getSnapshot: () => session.getSnapshot(),
        subscribe: (listener) => session.subscribe(listener),
        accessToken: () => session.accessToken(),
      },
    });
    context.onTestFinished(() => stream.dispose());
    await waitFor(() => expect(stream.connection.getSnapshot().status).toBe('connected'));
    await peer().expel();
    await waitFor(() =>
      expect(stream.connection.getSnapshot()).toEqual({ status: 'stopped', reason: 'refused' }),
    );
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(proxy.attempts).toHaveLength(1);
  });
}

const unexpected = (method: string) =>
  `An unexpected error occurred invoking '${method}' on the server.`;
