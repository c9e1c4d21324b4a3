import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { uploadLimits } from '@agio/api-client/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { exchangeServer } from '../testing/exchange-server.ts';
import { signIn, Visitor } from '../testing/sign-in.ts';
import { bodyStream } from './body.ts';

// A body is read when it is known who sends it, and that they may; never more of it than the call can use.

const api = '/frontoffice/api';

/** A connection that sends what the test says, and keeps what comes back. */
function connection(origin: string) {
  const socket: Socket = connect(Number(new URL(origin).port), 'localhost');
  onTestFinished(() => void socket.destroy());
  const state = { received: '', ended: false };
  socket.on('data', (chunk) => (state.received += chunk.toString()));
  socket.on('close', () => (state.ended = true));
  socket.on('error', () => undefined);
  const status = () =>
    vi.waitFor(() => {
      const found = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(state.received)?.[1];
      if (found === undefined) throw new Error('There is no answer yet.');
      return Number(found);
    });
  return { socket, state, status };
}

const head = (method: string, path: string, headers: Record<string, string | number>) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

const form = 'multipart/form-data; boundary=x';
const upload = `${api}/v1/file-transfer/upload?documentType=ProofOfFunds`;
const huge = 50 * 1024 * 1024;

test('S64 sixteen guests who announce fifty megabytes are refused before they have sent them, and disconnected', async () => {
  const { origin } = await exchangeServer();
  const guests = Array.from({ length: 16 }, () => connection(origin));
  const part = Buffer.alloc(64 * 1024, 'x');
  for (const { socket } of guests) {
    socket.write(head('POST', `${api}/order`, { 'Content-Type': form, 'Content-Length': huge }));
    for (let sent = 0; sent < 16; sent += 1) socket.write(part);
  }
  for (const { status, state, socket } of guests) {
    expect(await status()).toBe(401);
    expect(state.received.toLowerCase()).toContain('connection: close');
    // The server cuts off a client that goes on, long before the end.
    const more = () => void (socket.destroyed || socket.write(part, () => setImmediate(more)));
    more();
  }
  await vi.waitFor(() => expect(guests.every(({ state }) => state.ended)).toBe(true));
  for (const { socket } of guests) expect(socket.bytesWritten).toBeLessThan(huge);
});

test('S64 a call that is wrong besides its body is refused before the body is read', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const trader = { Authorization: `Bearer ${access_token}` };
  const json = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
  const cases: [number, string, string, Record<string, string | number>][] = [
    [404, 'POST', `${api}/nothing`, { ...trader, ...json }],
    [405, 'PATCH', `${api}/order`, { ...trader, ...json }],
    [401, 'POST', `${api}/order`, json],
    [401, 'POST', `${api}/order`, { ...json, Authorization: 'Bearer forged' }],
    [403, 'POST', '/back-api/backoffice/api-keys/create', { ...trader, ...json }],
    [415, 'POST', `${api}/order`, { ...trader, 'Content-Type': form, 'Content-Length': 1000 }],
    [415, 'POST', upload, { ...trader, ...json }],
    [413, 'POST', `${api}/order`, { ...trader, ...json, 'Content-Length': 64 * 1024 + 1 }],
    [413, 'POST', upload, { ...trader, 'Content-Type': form, 'Content-Length': huge }],
  ];
  for (const [expected, method, path, headers] of cases) {
    const { socket, status } = connection(origin);
    socket.write(head(method, path, headers)); // and not one byte of the body
    expect([path, headers['Content-Type'], await status()]).toEqual([
      path,
      headers['Content-Type'],
      expected,
    ]);
  }
});

test('S64 a body without a length is read up to what its call can use: 64 kB, for a form one file', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const trader = { Authorization: `Bearer ${access_token}`, 'Transfer-Encoding': 'chunked' };
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(65_536, ' '),
    Buffer.from('\r\n'),
  ]);
  for (const [path, type, most] of [
    [`${api}/order`, 'application/json', 1],
    [upload, form, 81],
  ] as const) {
    const { socket, state, status } = connection(origin);
    socket.write(head('POST', path, { ...trader, 'Content-Type': type }));
    for (let sent = 0; sent < most; sent += 1) socket.write(chunk);
    await fetch(`${origin}/healthz`);
    expect(state.received).toBe('');
    socket.write(chunk);
    expect(await status()).toBe(413);
  }
});

test('S64 a client that first requests to send the body is answered when it is its turn', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const body = '{"market":"NO-SUCH","side":"Buy","type":"Limit","price":"1","amount":"1"}';
  const expecting = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  };
  const guest = connection(origin);
  guest.socket.write(head('POST', `${api}/order`, expecting));
  expect(await guest.status()).toBe(401);
  expect(guest.state.received).not.toContain('100 Continue');
  const trader = connection(origin);
  trader.socket.write(
    head('POST', `${api}/order`, { ...expecting, Authorization: `Bearer ${access_token}` }),
  );
  await vi.waitFor(() => expect(trader.state.received).toContain('HTTP/1.1 100 Continue'));
  trader.socket.write(body);
  expect(await trader.status()).toBe(404);
});

test('S64 four files of one account are read at once, a fifth waits; one that is done makes room', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const trader = { Authorization: `Bearer ${access_token}`, 'Content-Type': form };
  const begin = () => {
    const begun = connection(origin);
    begun.socket.write(head('POST', upload, { ...trader, 'Content-Length': 1000 }));
    return begun;
  };
  const slow = Array.from({ length: 5 }, begin);
  const refused = await Promise.any(
    slow.map(async (each) => ((await each.status()) === 429 ? each : Promise.reject(new Error()))),
  );
  expect(refused.state.received.toLowerCase()).toContain('retry-after: 1');
  expect(slow.filter(({ state }) => state.received === '')).toHaveLength(4);
  for (const { socket } of slow) socket.destroy();
  const file = new FormData();
  const pdf = new Uint8Array(uploadLimits.maxBytes);
  pdf.set([0x25, 0x50, 0x44, 0x46, 0x2d]);
  file.append('file', new File([pdf], 'a.pdf', { type: 'application/pdf' }));
  await vi.waitFor(async () => {
    const answer = await fetch(origin + upload, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: file,
    });
    expect(answer.status).toBe(200);
  });
});

test('S64 bodies of everybody together are read up to a total; who has been answered makes room', async () => {
  const held = { bytes: 0, most: 100_000 };
  const server = createServer((_request, response) => {
    new Response(bodyStream(response, Infinity, held)).arrayBuffer().then(
      () => response.end(),
      (error: unknown) => {
        response.statusCode = error instanceof Refusal ? error.status : 500;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const begin = (bytes: number) => {
    const begun = connection(origin);
    begun.socket.write(head('POST', '/', { 'Content-Length': 80_000 }));
    begun.socket.write(Buffer.alloc(bytes));
    return begun;
  };
  const first = begin(60_000);
  await vi.waitFor(() => expect(held.bytes).toBe(60_000));
  const second = begin(60_000);
  expect(await second.status()).toBe(503);
  second.socket.destroy();
  expect(first.state.received).toBe('');
  first.socket.write(Buffer.alloc(20_000));
  expect(await first.status()).toBe(200);
  await vi.waitFor(() => expect(held.bytes).toBe(0));
  expect(await begin(80_000).status()).toBe(200);
});

test('S64 a form of a partner’s page is read up to 8 kB', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'newcomer');
  const asked = await fetch(`${origin}${api}/v2/kyc/request`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { url } = (await asked.json()) as { url: string };
  const owner = new Visitor(origin);
  const page = new URL((await owner.fetch(url)).headers.get('location') ?? '', url).href;
  const post = async (bytes: number) => {
    const answer = await owner.fetch(page, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin,
      },
      body: 'answer='.padEnd(bytes, 'x'),
    });
    return answer.status;
  };
  expect(await post(8 * 1024 + 1)).toBe(413);
  expect(await post(8 * 1024)).not.toBe(413);
});

test('S20 a call whose body comes late is refused when its sign-in has ended meanwhile', async () => {
  const { origin } = await exchangeServer();
  const { access_token } = await signIn(origin, 'trader');
  const body = '{"market":"XCB-CTN","side":"Buy","type":"Limit","price":"1","amount":"10"}';
  const { socket, status } = connection(origin);
  socket.write(
    head('POST', `${api}/order`, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
      Authorization: `Bearer ${access_token}`,
    }),
  );
  await new Promise((resolve) => socket.once('data', resolve)); // it has been let in
  await fetch(`${origin}/identity/token/revocation`, {
    method: 'POST',
    body: new URLSearchParams({ token: access_token, client_id: 'agio-app' }),
  });
  socket.write(body);
  expect(await status()).toBe(401);
});

test('S64 a request that does not come to its end is given up', async () => {
  const { origin } = await exchangeServer({
    httpTimings: { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 },
  });
  const { access_token } = await signIn(origin, 'trader');
  const slowHead = connection(origin);
  slowHead.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  const slowBody = connection(origin);
  slowBody.socket.write(
    head('POST', `${api}/order`, {
      'Content-Type': 'application/json',
      'Content-Length': 100,
      Authorization: `Bearer ${access_token}`,
    }),
  );
  for (const { state } of [slowHead, slowBody]) {
    await vi.waitFor(() => expect(state.ended).toBe(true));
  }
});

test('another protocol that is offered is declined: the call is answered as it is (curl --http2)', async () => {
  const { origin } = await exchangeServer();
  for (const protocol of ['h2c', 'TLS/1.3', 'anything']) {
    const { socket, status } = connection(origin);
    socket.write(
      head('GET', '/marketdata/instruments', {
        Connection: 'Upgrade, HTTP2-Settings',
        Upgrade: protocol,
        'HTTP2-Settings': 'AAMAAABkAAQAAP__',
      }),
    );
    expect([protocol, await status()]).toEqual([protocol, 200]);
  }
});

test('a method that no address takes is refused with those that it takes', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { origin } = await exchangeServer();
  for (const [path, allowed] of [
    [`${api}/order`, 'POST'],
    ['/marketdata/instruments', 'GET'],
    ['/healthz', 'GET, HEAD'],
    ['/config.json', 'GET, HEAD'],
    ['/markets', 'GET, HEAD'],
    ['/csp-report', 'POST'],
  ] as const) {
    for (const method of ['TRACE', 'PROPFIND']) {
      const { socket, state, status } = connection(origin);
      socket.write(head(method, path, {}));
      expect([path, method, await status()]).toEqual([path, method, 405]);
      expect(state.received).toMatch(new RegExp(`^allow: ${allowed}\\r$`, 'im'));
    }
  }
  expect(said).not.toHaveBeenCalled();
});

test('an address that is no path is refused', async () => {
  const { origin } = await exchangeServer();
  for (const target of ['http://evil.example/', '*']) {
    const { socket, status } = connection(origin);
    socket.write(head('GET', target, { Accept: 'text/html' }));
    expect(await status()).toBe(400);
  }
});
