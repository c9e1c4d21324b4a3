import type { BookDelta, OrderWithFills } from '@agio/api-client/contract';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FaultCommand } from '../../core/index.ts';
import { defaultLifetimes } from '../identity/provider.ts';
import { builtApp, startServer } from '../index.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';
import { callProvider, signIn } from '../testing/sign-in.ts';

const address = '/sandbox/faults';
const api = '/frontoffice/api';

/** The real exchange with its faults turned on, and ways to use them. */
async function disturbed() {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    faults: true,
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });
  onTestFinished(() => server.close());
  const { origin } = server;
  const set = async (command: FaultCommand) => {
    const answer = await fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    expect([answer.status, await answer.json()]).toEqual([200, expect.any(Object)]);
  };
  const end = () => fetch(origin + address, { method: 'DELETE' });
  const get = (path: string, token?: string) =>
    fetch(origin + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return { origin, set, end, get };
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

test('K01 no fault can be set, seen or ended unless the controls are on', async () => {
  const { origin, exchange } = await testServer();
  for (const method of ['GET', 'POST', 'DELETE']) {
    const answer = await fetch(origin + address, {
      method,
      ...(method === 'POST'
        ? {
            headers: { 'content-type': 'application/json' },
            body: '{"fault":"identity","state":"down"}',
          }
        : {}),
    });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: 'Faults are off. Start the server with AGIO_FAULTS=on.' },
    ]);
  }
  expect(exchange.faults.identity).toBe('up');
});

test('K02 a text that is no fault, and one from another page, is refused', async () => {
  const { origin, exchange } = await testServer({ faults: true });
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(origin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const down = '{"fault":"identity","state":"down"}';
  expect((await post('{"fault":"flood"}')).status).toBe(400);
  expect((await post('{"fault":"identity","state":"gone"}')).status).toBe(400);
  expect((await post('{"fault":"call"}')).status).toBe(400);
  expect((await post('no json')).status).toBe(400);
  expect((await post(down, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(down, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(origin + address, { method: 'PUT' })).status).toBe(405);
  expect(exchange.faults.state()).toEqual({
    calls: [],
    clockSkewMs: 0,
    downNetworks: [],
    identity: 'up',
    hubs: 'up',
    underWay: 'moving',
  });
});

test('K03 a call fails with the given status, body and headers, as often as it was set to', async () => {
  const { set, get } = await disturbed();
  await set({
    fault: 'call',
    endpoint: 'marketData.instruments',
    failWith: {
      status: 429,
      headers: { 'retry-after': '7' },
      body: { errorCode: 42900, errors: [] },
    },
    times: 1,
  });
  const broken = await get('/marketdata/instruments');
  expect([broken.status, broken.headers.get('retry-after'), await broken.json()]).toEqual([
    429,
    '7',
    { errorCode: 42900, errors: [] },
  ]);
  expect((await get('/marketdata/instruments')).status).toBe(200);
});

test('K04 the others do not wait for a slow call', async () => {
  const { origin, set, get } = await disturbed();
  await set({ fault: 'call', endpoint: 'marketData.instruments', latencyMs: 600_000 });
  const patience = new AbortController();
  const slow = fetch(`${origin}/marketdata/instruments`, { signal: patience.signal }).then(
    () => 'answered',
    () => 'given up',
  );
  expect((await get(`${api}/assets-info`)).status).toBe(200);
  patience.abort();
  expect(await slow).toBe('given up');
});

test('K05 an answer is malformed in each way, until faults are ended', async () => {
  const { set, end, get } = await disturbed();
  const seen: string[] = [];
  for (const malformed of ['not-json', 'wrong-shape', 'html', 'empty'] as const) {
    await set({ fault: 'call', endpoint: '*', malformed });
    const answer = await get('/marketdata/instruments');
    seen.push(
      `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]} ${await answer.text()}`,
    );
  }
  expect(seen).toEqual([
    '200 application/json {"cut off',
    '200 application/json {"unexpected":true}',
    '502 text/html <!doctype html><title>502 Bad Gateway</title>',
    '200 application/json ',
  ]);
  expect(await (await end()).json()).toEqual({
    calls: [],
    clockSkewMs: 0,
    downNetworks: [],
    identity: 'up',
    hubs: 'up',
    underWay: 'moving',
  });
  expect(await (await get('/marketdata/instruments')).json()).toHaveLength(26);
});

test('S48 K06 an order whose answer is lost was placed; the same key answers it and places no other', async () => {
  const { origin, set, get } = await disturbed();
  const { access_token } = await signIn(origin, 'trader');
  const place = () =>
    fetch(`${origin}${api}/order`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json-patch+json',
        'idempotency-key': 'one-intent',
      },
      body: JSON.stringify({
        market: 'XCB-CTN',
        side: 'Buy',
        type: 'Limit',
        price: '1',
        amount: '10',
        clientOrderId: 'mine',
      }),
    });
  const mine = async () => {
    const open = (await (await get(`${api}/orders/my`, access_token)).json()) as OrderWithFills[];
    return open.filter(({ clientOrderId }) => clientOrderId === 'mine');
  };
  await set({ fault: 'call', endpoint: 'trading.createOrder', lose: 'request', times: 1 });
  await expect(place()).rejects.toThrow('fetch failed');
  expect(await mine()).toEqual([]);
  await set({ fault: 'call', endpoint: 'trading.createOrder', lose: 'answer', times: 1 });
  await expect(place()).rejects.toThrow('fetch failed');
  const [placed] = await mine();
  const again = await place();
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toMatchObject({ id: placed?.id });
  expect(await mine()).toHaveLength(1);
});

test('K07 dropped sockets end with an error and may come back; hubs that are down take none', async () => {
  const { origin, set, end } = await disturbed();
  const url = `${origin}/marketdata/websocket`;
  const connection = await connect(url);
  const closed = vi.fn<(error?: Error) => void>();
  connection.onclose(closed);
  await set({ fault: 'drop-sockets' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(expect.any(Error)));
  await connection.start();
  await set({ fault: 'hubs', state: 'down' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2));
  await expect(connection.start()).rejects.toThrow('WebSocket failed to connect');
  await end();
  await connection.start();
  expect(await connection.invoke('SubscribeTickers')).toHaveLength(26);
});

test('K08 a gap is seen in the numbers of the book', async () => {
  const { origin, set } = await disturbed();
  const market = await connect(`${origin}/marketdata/websocket`);
  const deltas: BookDelta[] = [];
  market.on('book', (delta: BookDelta) => deltas.push(delta));
  await market.invoke('SubscribeBook', 'XCB-CTN');
  await vi.waitFor(() => expect(deltas.length).toBeGreaterThan(1));
  await set({ fault: 'book-gap', market: 'XCB-CTN' });
  const gaps = () =>
    deltas.filter((delta, index) => index > 0 && delta.prevSeq !== deltas[index - 1]?.seq);
  await vi.waitFor(() => expect(gaps()).toHaveLength(1));
});

test('K09 access tokens alone can be revoked, which a renewal heals; or the sign-in, which nothing does', async () => {
  const { origin, set, get } = await disturbed();
  const [trader, officer] = await Promise.all([
    signIn(origin, 'trader'),
    signIn(origin, 'officer'),
  ]);
  const renew = async (token: string) => {
    const answer = await callProvider(origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token: token,
    });
    return { status: answer.status, body: (await answer.json()) as typeof trader };
  };
  const status = async (token: string) => (await get(`${api}/userinfo`, token)).status;
  await set({ fault: 'revoke-tokens', which: 'access', account: 'trader' });
  expect(await status(trader.access_token)).toBe(401);
  expect(await status(officer.access_token)).toBe(200);
  const renewed = await renew(trader.refresh_token);
  expect(await status(renewed.body.access_token)).toBe(200);

  const closed = vi.fn<(error?: Error) => void>();
  const hub = await connect(`${origin}/notification-service/websocket`, renewed.body.access_token);
  hub.onclose(closed);
  await set({ fault: 'revoke-tokens' });
  expect(await status(renewed.body.access_token)).toBe(401);
  expect(await renew(renewed.body.refresh_token)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect(await status(officer.access_token)).toBe(401);
  await vi.waitFor(() => expect(String(closed.mock.calls[0]?.[0])).toContain('sign-in has ended'));
});

test('K10 the server says a wrong time', async () => {
  const { set, get } = await disturbed();
  const ahead = async () =>
    Date.parse((await get('/marketdata/instruments')).headers.get('date') ?? '') - Date.now();
  expect(Math.abs(await ahead())).toBeLessThan(60_000);
  await set({ fault: 'clock-skew', milliseconds: -86_400_000 });
  expect(Math.abs((await ahead()) + 86_400_000)).toBeLessThan(60_000);
});

test('K11 the identity provider is down, failing or hanging; who is signed in stays so', async () => {
  const { origin, set, get } = await disturbed();
  const { access_token, refresh_token } = await signIn(origin, 'trader');
  const renew = () =>
    callProvider(origin, '/token', { grant_type: 'refresh_token', refresh_token });
  await set({ fault: 'identity', state: 'down' });
  await expect(renew()).rejects.toThrow('fetch failed');
  await set({ fault: 'identity', state: 'failing' });
  expect((await renew()).status).toBe(503);
  await set({ fault: 'identity', state: 'hanging' });
  const signal = AbortSignal.timeout(300);
  await expect(
    fetch(`${origin}/identity/.well-known/openid-configuration`, { signal }),
  ).rejects.toThrow(/timeout/);
  expect((await get(`${api}/userinfo`, access_token)).status).toBe(200);
  await set({ fault: 'identity', state: 'up' });
  expect((await renew()).status).toBe(200);
});

test('K12 lasting faults can be listed', async () => {
  const { origin, set } = await disturbed();
  await set({ fault: 'call', endpoint: 'trading.openOrders', latencyMs: 5, times: 3 });
  await set({ fault: 'hubs', state: 'down' });
  expect(await (await fetch(origin + address)).json()).toEqual({
    calls: [{ endpoint: 'trading.openOrders', latencyMs: 5, times: 3 }],
    clockSkewMs: 0,
    downNetworks: [],
    identity: 'up',
    hubs: 'down',
    underWay: 'moving',
  });
});
