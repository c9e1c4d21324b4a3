import type { BookDelta, BookSnapshot, Candle, Ticker } from '@agio/api-client/contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultLifetimes } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { signIn } from './testing/sign-in.ts';
import { temporaryFolder } from './testing/server.ts';

async function sandboxServer() {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });
  onTestFinished(() => server.close());
  return server;
}

async function connect(url: string, token?: string) {
  const connection = new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      ...(token === undefined ? {} : { accessTokenFactory: () => token }),
    })
    .configureLogging(LogLevel.None)
    .build();
  onTestFinished(() => connection.stop());
  await connection.start();
  return connection;
}

test('the official client gets a book whose deltas join the snapshot without a gap', async () => {
  const { origin } = await sandboxServer();
  const market = await connect(`${origin}/marketdata/websocket`);
  const deltas: BookDelta[] = [];
  market.on('book', (delta: BookDelta) => deltas.push(delta));
  await market.invoke('SubscribeBook', 'XCB-CTN');
  const snapshot = await market.invoke<BookSnapshot>('BookSnapshot', 'XCB-CTN');
  expect(snapshot.bids.length).toBeGreaterThan(10);
  const after = () => deltas.filter(({ seq }) => seq > snapshot.seq);
  await vi.waitFor(() => expect(after().length).toBeGreaterThan(3));
  expect(after().map(({ epoch }) => epoch)).toEqual(after().map(() => snapshot.epoch));
  expect(after().map(({ prevSeq }) => prevSeq)).toEqual([
    snapshot.seq,
    ...after()
      .slice(0, -1)
      .map(({ seq }) => seq),
  ]);
});

test('tickers of every market and a stream of candles come over the same connection', async () => {
  const { origin } = await sandboxServer();
  const market = await connect(`${origin}/marketdata/websocket`);
  const tickers = await market.invoke<Ticker[]>('SubscribeTickers');
  expect(tickers.map(({ market: id }) => id)).toEqual(
    expect.arrayContaining(['XCB-CTN', 'USDX-USDC', 'BTC-USDC', 'ETH-USDC']),
  );
  const candle = await new Promise<Candle>((resolve, reject) => {
    market.stream<Candle>('Candles', 'XCB-CTN', '1m').subscribe({
      next: resolve,
      error: reject,
      complete: () => reject(new Error('A stream of candles does not end.')),
    });
  });
  expect(Date.parse(candle.time) % 60_000).toBe(0);
});

test('placing an order notifies its owner, and no other account', async () => {
  const { origin } = await sandboxServer();
  const [trader, officer] = await Promise.all([
    signIn(origin, 'trader'),
    signIn(origin, 'officer'),
  ]);
  const url = `${origin}/notification-service/websocket`;
  const [mine, theirs] = await Promise.all([
    connect(url, trader.access_token),
    connect(url, officer.access_token),
  ]);
  const heard = vi.fn<(message: unknown) => void>();
  const overheard = vi.fn<(message: unknown) => void>();
  mine.on('order', heard);
  theirs.on('order', overheard);
  const answer = await fetch(`${origin}/frontoffice/api/order`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${trader.access_token}`,
      'Content-Type': 'application/json-patch+json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '1',
      amount: '10',
    }),
  });
  const { id } = (await answer.json()) as { id: string };
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ order: { id, status: 'Open' } });
  expect(overheard).not.toHaveBeenCalled();
});
