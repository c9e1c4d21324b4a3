import type { Instrument } from '@agio/api-client/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  bareSocket,
  call,
  handshake,
  marketPath as market,
  notificationsPath as notifications,
} from '../testing/bare-socket.ts';
import { exchangeServer } from '../testing/exchange-server.ts';
import { signIn } from '../testing/sign-in.ts';
import { testServer } from '../testing/server.ts';
import { defaultHubLimits, type HubLimits, noHubLimits } from './hub-limits.ts';

// S64 for the hubs: a client cannot ask for more than the exchange can do beside its other work.

/** Time stands still for the limits, until `vi.advanceTimersByTime`: how fast the machine is does not count. */
function standStill() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

const tooMany = '"error":"Too many messages.","allowReconnect":false';

async function opened(origin: string, path = market) {
  const socket = bareSocket(origin, path);
  expect(await socket.refused).toBeUndefined();
  socket.raw.send(handshake);
  await vi.waitFor(() => expect(socket.received).toEqual(['{}\u001e']));
  return socket;
}

/** Until everything that was sent before has been read. */
async function answered(socket: Awaited<ReturnType<typeof opened>>, id: string) {
  socket.raw.send(call('Echo', [], id));
  await vi.waitFor(() => expect(socket.received.join('')).toContain(`"invocationId":"${id}"`));
}

const answersOf = ({ received }: { received: string[] }) =>
  received.filter((text) => text.startsWith('{"type":3,')).length;

test('S64 a guest who sends a thousand calls in one frame is closed for good, and others are served', async () => {
  const { origin } = await exchangeServer();
  const others = await opened(origin);
  for (const flood of [
    call('SubscribeTickers').repeat(1111),
    call('BookSnapshot', ['XCB-CTN']).repeat(743),
  ]) {
    const hostile = await opened(origin);
    for (let frame = 0; frame < 30; frame += 1) hostile.raw.send(flood);
    await vi.waitFor(() => expect(hostile.received.join('')).toContain(tooMany));
    expect(await hostile.closed).toBe(1000);
    expect(answersOf(hostile)).toBe(0);
  }
  others.raw.send(call('BookSnapshot', ['XCB-CTN'], 'mine'));
  await vi.waitFor(() =>
    expect(others.received.join('')).toContain(
      '"invocationId":"mine","result":{"market":"XCB-CTN"',
    ),
  );
});

test('S64 an address that opens 1,500 sockets keeps as many as a large office needs', async () => {
  const { origin, exchange } = await testServer();
  const statuses = await Promise.all(
    Array.from({ length: 1500 }, () => bareSocket(origin, market).refused),
  );
  const open = statuses.filter((status) => status === undefined).length;
  expect(open).toBe(defaultHubLimits.address.sockets);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1500 - open);
  expect(exchange.sessions.size).toBe(0); // none of them has shaken hands
});

describe('S64 a message that comes too fast', () => {
  const limits: HubLimits = {
    ...noHubLimits,
    connection: { perSecond: 10, burst: 100 },
    waiting: 100,
  };

  test('waits, is answered in its order when there is time, and the socket is not read meanwhile', async () => {
    standStill();
    const { origin, exchange } = await testServer({ hubLimits: limits });
    const [eager, other] = [await opened(origin), await opened(origin)];
    for (let id = 0; id < 60; id += 1) eager.raw.send(call('Echo', [], `${id}`));
    await vi.waitFor(() => expect(answersOf(eager)).toBeGreaterThan(0));
    await answered(other, 'other');
    // 100 units, 4 and a little for each call
    expect(answersOf(eager)).toBeLessThan(25);
    expect(exchange.invocations).toBeLessThanOrEqual(26);
    for (let seconds = 0; seconds < 20; seconds += 1) {
      vi.advanceTimersByTime(1000);
      await answered(other, `other ${seconds}`);
    }
    await vi.waitFor(() => expect(answersOf(eager)).toBe(60));
    const ids = eager.received.slice(1).map((text) => /"invocationId":"(\d+)"/.exec(text)?.[1]);
    expect(ids).toEqual(Array.from({ length: 60 }, (_, id) => `${id}`));
  });

  test('closes the connection when more waits than may', async () => {
    standStill();
    const { origin, exchange } = await testServer({ hubLimits: limits });
    const hostile = await opened(origin);
    for (let frame = 0; frame < 10; frame += 1) hostile.raw.send(call('Echo').repeat(90));
    await vi.waitFor(() => expect(hostile.received.join('')).toContain(tooMany));
    expect(exchange.invocations).toBeLessThanOrEqual(26);
    expect(exchange.sessions.size).toBe(0);
  });

  test('the platform’s own pings are counted, too', async () => {
    standStill();
    const { origin } = await testServer({ hubLimits: limits });
    const [hostile, other] = [await opened(origin), await opened(origin)];
    let pongs = 0;
    hostile.raw.on('pong', () => (pongs += 1));
    for (let ping = 0; ping < 500; ping += 1) hostile.raw.ping();
    await vi.waitFor(() => expect(pongs).toBeGreaterThan(0));
    await answered(other, 'other');
    expect(pongs).toBeLessThan(100);
  });

  test('a message in a hundred parts is refused', async () => {
    const { origin } = await testServer();
    const { raw, closed } = await opened(origin);
    for (let part = 0; part < 100; part += 1) raw.send('', { fin: false });
    expect(await closed).toBe(1008);
  });

  test('the work of an account is counted over all its connections, and a guest beside it is not held back', async () => {
    standStill();
    const account = { ...noHubLimits.account, work: { perSecond: 10, burst: 60 } };
    const { origin, exchange } = await testServer({ hubLimits: { ...noHubLimits, account } });
    const { access_token } = await signIn(origin, 'trader');
    const path = `${notifications}?access_token=${access_token}`;
    const mine = [await opened(origin, path), await opened(origin, path)];
    for (const { raw } of mine) for (let id = 0; id < 30; id += 1) raw.send(call('Echo'));
    const guest = await opened(origin);
    await answered(guest, 'guest');
    await vi.waitFor(() => expect(exchange.invocations).toBeGreaterThan(10));
    await answered(guest, 'once more');
    expect(exchange.invocations).toBeLessThanOrEqual(18); // 16 and the guest's two
  });

  test('an account and an address have so many sockets, and each that closes makes room', async () => {
    const hubLimits: HubLimits = {
      ...noHubLimits,
      account: { ...noHubLimits.account, sockets: 2 },
      address: { ...noHubLimits.address, sockets: 4 },
    };
    const { origin } = await testServer({ hubLimits });
    const { access_token } = await signIn(origin, 'trader');
    const path = `${notifications}?access_token=${access_token}`;
    const first = await opened(origin, path);
    await opened(origin, path);
    expect(await bareSocket(origin, path).refused).toBe(429);
    await opened(origin);
    await opened(origin);
    expect(await bareSocket(origin, market).refused).toBe(429);
    first.raw.close();
    await first.closed;
    await vi.waitFor(async () => expect(await bareSocket(origin, path).refused).toBeUndefined());
  });

  test('handshakes are counted by address, those that are refused as well', async () => {
    standStill();
    const handshakes = { perSecond: 1, burst: 3 };
    const { origin } = await testServer({ hubLimits: { ...noHubLimits, handshakes } });
    const refusals: unknown[] = [];
    for (const path of [`${market}?access_token=forged`, market, notifications, market]) {
      refusals.push(await bareSocket(origin, path).refused);
    }
    expect(refusals).toEqual([401, undefined, 401, 429]);
    vi.advanceTimersByTime(1000);
    expect(await bareSocket(origin, market).refused).toBeUndefined();
  });

  test('who is sent more than one address may be sent is closed, and may come back', async () => {
    standStill();
    const address = { ...noHubLimits.address, deliveries: { perSecond: 10, burst: 50 } };
    const { origin, exchange } = await testServer({ hubLimits: { ...noHubLimits, address } });
    const greedy = [await opened(origin), await opened(origin), await opened(origin)];
    for (let sent = 0; sent < 20; sent += 1) exchange.push('market', 'book', [{ sent }]);
    await vi.waitFor(() =>
      expect(greedy.flatMap(({ received }) => received).join('')).toContain(
        '"allowReconnect":true',
      ),
    );
    const events = greedy.flatMap(({ received }) =>
      received.filter((text) => text.startsWith('{"type":1,')),
    );
    expect(events).toHaveLength(50);
  });
});

describe('S64 honest people are never held back by the limits as they are', () => {
  const desk = (id: string) => [
    call('SubscribeTickers', [], 'tickers'),
    call('SubscribeBook', [id], `book ${id}`),
    call('BookSnapshot', [id], `snapshot ${id}`),
    call('SubscribeTrades', [id], `trades ${id}`),
    `${JSON.stringify({ type: 4, invocationId: `candles ${id}`, target: 'Candles', arguments: [id, '1m'] })}\u001e`,
  ];

  test('an office of fifty people with three pages each comes back at once after a restart', async () => {
    standStill(); // as if all of it came in one moment
    const { origin } = await exchangeServer();
    const pages = Array.from({ length: 150 }, () => [
      bareSocket(origin, market),
      bareSocket(origin, market),
    ]).flat();
    expect(new Set(await Promise.all(pages.map(({ refused }) => refused)))).toEqual(
      new Set([undefined]),
    );
    for (const [index, { raw }] of pages.entries()) {
      raw.send(handshake);
      if (index % 2 === 0) for (const text of desk('XCB-CTN')) raw.send(text);
    }
    await vi.waitFor(
      () => {
        for (const [index, page] of pages.entries())
          expect(answersOf(page)).toBe(index % 2 === 0 ? 4 : 0);
      },
      { timeout: 30_000 },
    );
  });

  test('a desk that goes through every market at once', async () => {
    standStill();
    const { origin } = await exchangeServer();
    const markets = (await (
      await fetch(`${origin}/marketdata/instruments`)
    ).json()) as Instrument[];
    const page = await opened(origin);
    for (const { id } of markets) {
      for (const text of desk(id)) page.raw.send(text);
      page.raw.send(
        call('UnsubscribeBook', [id], 'left') + call('UnsubscribeTrades', [id], 'left'),
      );
    }
    await vi.waitFor(() => expect(answersOf(page)).toBe(markets.length * 6));
    expect(page.received.join('')).not.toContain('"type":7');
  });
});
