import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  bareSocket as socket,
  handshake,
  marketPath,
  notificationsPath,
} from '../testing/bare-socket.ts';
import { signIn } from '../testing/sign-in.ts';
import { testServer } from '../testing/server.ts';

const market = marketPath;
const notifications = notificationsPath;

/** The official client, set up as the app sets it up. */
function client(origin: string, path: string, token?: string): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(origin + path, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      ...(token === undefined ? {} : { accessTokenFactory: () => token }),
    })
    .configureLogging(LogLevel.None)
    .build();
  onTestFinished(() => connection.stop());
  return connection;
}

/** In milliseconds: the longest that a timer can wait. */
const never = 2 ** 31 - 1;

test('a guest connects to the market hub, calls it and is answered', async () => {
  const { origin, exchange } = await testServer();
  const connection = client(origin, market);
  await connection.start();
  expect(await connection.invoke('Echo', 'a', { b: 1 })).toEqual(['a', { b: 1 }]);
  await expect(connection.invoke('Missing')).rejects.toThrow('There is no method Missing.');
  expect([...exchange.sessions]).toEqual([{ hub: 'market', accountId: undefined }]);
});

test('events reach the connections of their hub only', async () => {
  const { origin, exchange } = await testServer();
  const connection = client(origin, market);
  const book = vi.fn<(delta: unknown) => void>();
  connection.on('book', book);
  await connection.start();
  await connection.invoke('Echo');
  exchange.push('notifications', 'book', ['not for us']);
  exchange.push('market', 'book', [{ seq: 1 }]);
  exchange.push('market', 'book', [{ seq: 2 }]);
  await vi.waitFor(() => expect(book.mock.calls).toEqual([[{ seq: 1 }], [{ seq: 2 }]]));
});

test('a stream gives its items and completes', async () => {
  const { origin, exchange } = await testServer();
  const connection = client(origin, market);
  await connection.start();
  const seen: unknown[] = [];
  await new Promise<void>((resolve, reject) =>
    connection
      .stream('Three')
      .subscribe({ next: (item) => seen.push(item), error: reject, complete: resolve }),
  );
  expect(seen).toEqual([1, 2, 3]);
  expect(exchange.openStreams).toBe(0);
});

test('a stream that fails tells the reason', async () => {
  const { origin } = await testServer();
  const connection = client(origin, market);
  await connection.start();
  const failure = new Promise<Error>((resolve) =>
    connection
      .stream('Broken')
      .subscribe({ next: () => undefined, error: resolve, complete: () => undefined }),
  );
  expect((await failure).message).toContain('The stream broke.');
});

test('cancelling a stream ends it on the server, and so does leaving', async () => {
  const { origin, exchange } = await testServer();
  const connection = client(origin, market);
  await connection.start();
  const observer = {
    next: vi.fn<(item: unknown) => void>(),
    error: () => undefined,
    complete: () => undefined,
  };
  const first = connection.stream('Endless').subscribe(observer);
  connection.stream('Endless').subscribe(observer);
  await vi.waitFor(() => expect(observer.next).toHaveBeenCalledTimes(2));
  expect(exchange.openStreams).toBe(2);
  first.dispose();
  await vi.waitFor(() => expect(exchange.openStreams).toBe(1));
  await connection.stop();
  await vi.waitFor(() => expect(exchange.openStreams).toBe(0));
  expect(exchange.sessions.size).toBe(0);
});

test('a token opens the notifications hub for its account', async () => {
  const { origin, exchange } = await testServer();
  const { access_token } = await signIn(origin, 'trader');
  const connection = client(origin, notifications, access_token);
  await connection.start();
  await connection.invoke('Echo');
  expect([...exchange.sessions]).toEqual([{ hub: 'notifications', accountId: 'trader' }]);
});

test('R-hub a browser sends the token in the query, which opens the hub as well', async () => {
  const { origin } = await testServer();
  const { access_token } = await signIn(origin, 'trader');
  const { refused } = socket(origin, `${notifications}?access_token=${access_token}`, {
    Origin: origin,
  });
  expect(await refused).toBeUndefined();
});

test('a missing or refused token is answered with 401 before the socket opens', async () => {
  const { origin } = await testServer();
  expect(await socket(origin, notifications).refused).toBe(401);
  expect(await socket(origin, `${notifications}?access_token=forged`).refused).toBe(401);
  expect(await socket(origin, `${market}?access_token=forged`).refused).toBe(401);
  await expect(client(origin, notifications, 'forged').start()).rejects.toThrow(
    'WebSocket failed to connect',
  );
});

test('S60 a page of another origin is refused with 403, another path with 404', async () => {
  const { origin } = await testServer();
  expect(await socket(origin, market, { Origin: 'https://evil.example' }).refused).toBe(403);
  expect(await socket(origin, '/elsewhere').refused).toBe(404);
});

test('signing out ends the connections of that sign-in for good, and no others', async () => {
  const { origin, exchange } = await testServer();
  const [tokens, other] = await Promise.all([signIn(origin, 'trader'), signIn(origin, 'officer')]);
  const [mine, theirs] = [
    client(origin, notifications, tokens.access_token),
    client(origin, notifications, other.access_token),
  ];
  await Promise.all([mine.start(), theirs.start()]);
  await Promise.all([mine.invoke('Echo'), theirs.invoke('Echo')]);
  const ended = new Promise<Error | undefined>((resolve) => mine.onclose(resolve));
  const body = new URLSearchParams({ token: tokens.refresh_token, client_id: 'agio-app' });
  await fetch(`${origin}/identity/token/revocation`, { method: 'POST', body });
  expect((await ended)?.message).toContain('The sign-in has ended.');
  expect([...exchange.sessions].map(({ accountId }) => accountId)).toEqual(['officer']);
});

test('a stopping server says so', async () => {
  const server = await testServer();
  const connection = client(server.origin, market);
  await connection.start();
  await connection.invoke('Echo');
  const ended = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  await server.close();
  expect((await ended)?.message).toContain('The server is stopping.');
});

test('a stopping server says nothing to a client that has not begun: a refusal would answer no request', async () => {
  const server = await testServer();
  const { received, refused, closed } = socket(server.origin, market);
  await refused;
  await server.close();
  await closed;
  expect(received).toEqual([]);
});

test('several records in one frame are all answered', async () => {
  const { origin } = await testServer();
  const { raw, received, refused } = socket(origin, market);
  await refused;
  const call = (id: string) =>
    `{"type":1,"invocationId":"${id}","target":"Echo","arguments":[]}\u001e`;
  raw.send(handshake + call('a') + call('b'));
  await vi.waitFor(() =>
    expect(received.join('')).toBe(
      '{}\u001e{"type":3,"invocationId":"a","result":[]}\u001e{"type":3,"invocationId":"b","result":[]}\u001e',
    ),
  );
});

test('a refused handshake says why and closes', async () => {
  const { origin } = await testServer();
  const { raw, received, closed, refused } = socket(origin, market);
  await refused;
  raw.send('{"protocol":"messagepack","version":1}\u001e');
  expect(await closed).toBe(1002);
  expect(received.join('')).toContain("The protocol 'messagepack' is not supported.");
});

test('a malformed message ends the connection with the reason', async () => {
  const { origin } = await testServer();
  const { raw, received, closed, refused } = socket(origin, market);
  await refused;
  raw.send(`${handshake}{"type":1}\u001e`);
  await closed;
  expect(received.join('')).toContain('{"type":7,"error":"A message is malformed."');
});

test('a frame over 64 KiB and a binary frame end the connection', async () => {
  const { origin } = await testServer();
  const large = socket(origin, market);
  await large.refused;
  large.raw.send(`${'x'.repeat(64 * 1024 + 1)}\u001e`);
  expect(await large.closed).toBe(1009);
  const binary = socket(origin, market);
  await binary.refused;
  binary.raw.send(Buffer.from(handshake));
  expect(await binary.closed).toBe(1002);
});

test('the server pings, whatever else it has to say', async () => {
  const { origin } = await testServer({
    hubTimings: { pingMs: 20, silenceMs: never, handshakeMs: never },
  });
  const { raw, received, refused } = socket(origin, market);
  await refused;
  raw.send(handshake);
  const pings = () => received.filter((text) => text === '{"type":6}\u001e');
  await vi.waitFor(() => expect(pings().length).toBeGreaterThanOrEqual(3));
});

test('a client that says nothing is dropped', async () => {
  const { origin } = await testServer({
    hubTimings: { pingMs: 20, silenceMs: 90, handshakeMs: never },
  });
  const { raw, closed, refused } = socket(origin, market);
  await refused;
  raw.send(handshake);
  expect(await closed).toBe(1006);
});

test('a client that never shakes hands is dropped', async () => {
  const { origin } = await testServer({
    hubTimings: { pingMs: never, silenceMs: never, handshakeMs: 30 },
  });
  const { closed, refused } = socket(origin, market);
  await refused;
  expect(await closed).toBe(1006);
});

test('a client that reads nothing is dropped instead of filling the memory', async () => {
  const { origin, exchange } = await testServer();
  const { raw, refused, received } = socket(origin, market);
  await refused;
  raw.send(handshake);
  await vi.waitFor(() => expect(received).toEqual(['{}\u001e']));
  raw.pause();
  const large = 'x'.repeat(512 * 1024);
  for (let sent = 0; sent < 64 && exchange.sessions.size > 0; sent += 1) {
    exchange.push('market', 'book', [large]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await vi.waitFor(() => expect(exchange.sessions.size).toBe(0));
});
