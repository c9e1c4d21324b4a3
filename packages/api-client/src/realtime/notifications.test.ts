import { describe, expect, test } from 'vitest';
import type { HubSession } from './hub/hub-connection.ts';
import { createNotificationStream } from './notifications.ts';
import { signalRConnector } from './hub/signalr-connection.ts';
import { FakeEnvironment } from './testing/fake-environment.ts';
import { FakeSession } from './testing/fake-session.ts';
import { FaultServer } from './testing/fault-socket.ts';
import { MarketFixture, pass, settle, fakeClock } from './testing/market-fixture.ts';

fakeClock();

async function listening(session = new FakeSession('user-1')) {
  const server = new FaultServer();
  const reported: unknown[] = [];
  const stream = createNotificationStream({
    url: 'http://exchange.test/notification-service/websocket',
    connect: signalRConnector({ WebSocket: server.WebSocket, log: () => {} }),
    session,
    environment: new FakeEnvironment(),
    report: (error) => reported.push(error),
  });
  const heard: string[] = [];
  let gaps = 0;
  stream.on('balances', (message) => heard.push(message.notificationId));
  stream.onGap(() => (gaps += 1));
  await settle();
  return { server, session, stream, heard, reported, gaps: () => gaps };
}

const balances = (notificationId: string) => ({
  notificationId,
  time: '2026-11-20T12:00:00Z',
  balances: [{ asset: 'XCB', total: '1', available: '1', inOrders: '0' }],
});

describe('notifications', () => {
  test('F09 R30 a repeated notification is heard once', async () => {
    const { server, heard } = await listening();
    for (const id of ['a', 'b', 'a', 'b', 'c']) server.emit('balances', balances(id));
    await settle();
    expect(heard).toEqual(['a', 'b', 'c']);
  });

  test('R30 a notification repeated after a reconnect is heard once', async () => {
    const { server, heard } = await listening();
    server.emit('balances', balances('a'));
    await pass(6_000);
    server.drop();
    await pass(100);
    server.emit('balances', balances('a'));
    server.emit('balances', balances('b'));
    await settle();
    expect(heard).toEqual(['a', 'b']);
  });

  test('R30 after a reconnect the readers hear that messages were missed; at first they do not', async () => {
    const { server, gaps } = await listening();
    expect(gaps()).toBe(0);
    await pass(6_000);
    server.drop();
    await pass(100);
    expect(gaps()).toBe(1);
  });

  test('R30 messages that do not fit the contract are dropped and reported as missed, many as one', async () => {
    const { server, stream, heard, gaps } = await listening();
    for (let sent = 0; sent < 20; sent += 1) server.emit('balances', { notificationId: `${sent}` });
    server.open[0]?.raw('no json\u001e');
    await pass(1_500);
    expect(heard).toEqual([]);
    expect(gaps()).toBe(1);
    expect(stream.malformedMessages).toBe(21);
    expect(stream.connection.getSnapshot().status).toBe('connected');
  });

  test('F16 when the identity provider is back after a long outage, so are the notifications', async () => {
    const session = new FakeSession('user-1');
    const { server, stream, gaps } = await listening(session);
    await pass(6_000);
    session.fail(new Error('The identity provider does not answer'));
    server.drop();
    await pass(300_000);
    expect(stream.connection.getSnapshot()).toEqual({ status: 'stopped', reason: 'gave-up' });
    session.renewTo('token-2');
    await pass(100);
    expect(stream.connection.getSnapshot().status).toBe('connected');
    expect(server.open).toHaveLength(1);
    expect(gaps()).toBe(1);
  });

  test('a new token changes nothing for a connection that stands', async () => {
    const session = new FakeSession('user-1');
    const { server, gaps } = await listening(session);
    await pass(6_000);
    session.renewTo('token-2');
    await pass(1_000);
    expect(server.attempts).toHaveLength(1);
    expect(gaps()).toBe(0);
  });

  test('R17 a listener that throws does not keep the others from hearing', async () => {
    const { server, stream, reported } = await listening();
    const heard: string[] = [];
    stream.on('balances', () => {
      throw new Error('a listener');
    });
    stream.on('balances', (message) => heard.push(message.notificationId));
    server.emit('balances', balances('a'));
    await settle();
    expect(heard).toEqual(['a']);
    expect(reported.map(String)).toEqual(['Error: a listener']);
  });

  test('ids are forgotten one by one, so that memory is bounded', async () => {
    const { server, heard } = await listening();
    for (let id = 0; id <= 1_000; id += 1) server.emit('balances', balances(`${id}`));
    server.emit('balances', balances('1000'));
    server.emit('balances', balances('0'));
    await settle();
    expect(heard.slice(1_000)).toEqual(['1000', '0']);
  });
});

describe('notifications and the session', () => {
  test('R29 logout closes the connection before the token is revoked; the market goes on as a guest', async () => {
    const session = new FakeSession('user-1');
    const fixture = new MarketFixture({ session });
    const { server, stream } = await listening(session);
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    expect(fixture.server.open[0]?.headers['Authorization']).toBe('Bearer token-1');

    await stream.stop();
    const openAtRevocation = server.open.length;
    session.signOut();
    await pass(1_000);

    expect(openAtRevocation).toBe(0);
    expect(server.attempts).toHaveLength(1);
    expect(stream.connection.getSnapshot().status).toBe('idle');
    expect(fixture.server.open).toHaveLength(1);
    expect(fixture.server.open[0]?.headers).not.toHaveProperty('Authorization');
    expect(store.getSnapshot().status).toBe('live');
  });

  test('R29 a session that ends without asking closes the connection too', async () => {
    const { server, session, stream } = await listening();
    session.signOut();
    await settle();
    expect(server.open).toEqual([]);
    expect(stream.connection.getSnapshot().status).toBe('idle');
  });

  test('a guest is not connected, and is after signing in', async () => {
    const { server, session } = await listening(new FakeSession(undefined));
    await pass(60_000);
    expect(server.attempts).toHaveLength(0);
    session.signIn('user-1', 'token-9');
    await settle();
    expect(server.open[0]?.headers['Authorization']).toBe('Bearer token-9');
  });

  test('another user gets another connection, and hears ids that the former one heard', async () => {
    const { server, session, heard } = await listening();
    server.emit('balances', balances('a'));
    await settle();
    session.signIn('user-2', 'token-2');
    await settle();
    expect(server.open.map((socket) => socket.headers['Authorization'])).toEqual([
      'Bearer token-2',
    ]);
    server.emit('balances', balances('a'));
    await settle();
    expect(heard).toEqual(['a', 'a']);
  });

  test('a renewal of the token changes nothing', async () => {
    const { server, session } = await listening();
    session.signIn('user-1', 'token-2');
    await pass(1_000);
    expect(server.attempts).toHaveLength(1);
  });
});

test('R25 a market hub whose session cannot renew its token connects as a guest', async () => {
  const session: HubSession & FakeSession = new FakeSession('user-1');
  session.fail(Object.assign(new Error('offline'), { kind: 'network' }));
  const fixture = new MarketFixture({ session });
  fixture.streams.book('XCB-CTN').subscribe(() => {});
  await settle();
  expect(fixture.server.open[0]?.headers).not.toHaveProperty('Authorization');
});

describe('a token that was revoked', () => {
  test('a server that closes for good ends the session, and the market goes on as a guest', async () => {
    const session = new FakeSession('user-1');
    const fixture = new MarketFixture({ session });
    const { server, stream } = await listening(session);
    const store = fixture.streams.book('XCB-CTN');
    store.subscribe(() => {});
    await settle();
    session.revoked = true;
    for (const socket of [...server.open, ...fixture.server.open]) {
      socket.sayGoodbye({ error: 'The sign-in has ended.', allowReconnect: false });
    }
    await pass(1_000);
    expect(stream.connection.getSnapshot().status).toBe('idle');
    expect(fixture.server.open[0]?.headers).not.toHaveProperty('Authorization');
    expect(store.getSnapshot().status).toBe('live');
  });

  test('after a server refuses to connect, the token is checked once in a series of tries, not at once', async () => {
    const { server, session } = await listening();
    await pass(6_000);
    server.reception = 'refuse';
    server.drop();
    await pass(5_000);
    expect(session.checked).toBe(0);
    await pass(60_000);
    expect(session.checked).toBe(1);
  });

  test('a guest has no token to ask about', async () => {
    const session = new FakeSession(undefined);
    const fixture = new MarketFixture({ session });
    fixture.streams.book('XCB-CTN').subscribe(() => {});
    await settle();
    fixture.server.reception = 'refuse';
    fixture.server.drop();
    await pass(60_000);
    expect(session.checked).toBe(0);
  });
});

describe.each(['notifications', 'market'] as const)('R25 the %s hub and a refused token', (hub) => {
  /** Connected with the token of `user-1`. */
  async function refused() {
    const session = new FakeSession('user-1');
    session.renews = true;
    if (hub === 'notifications') return { ...(await listening(session)), session };
    const fixture = new MarketFixture({ session });
    fixture.streams.book('XCB-CTN').subscribe(() => {});
    await settle();
    return { server: fixture.server, stream: fixture.streams, session };
  }

  const goAway = ({ open }: FaultServer) => {
    for (const socket of open) {
      socket.sayGoodbye({ error: 'The token is over.', allowReconnect: false });
    }
  };

  test('it is renewed, and the new one tried', async () => {
    const { server, stream } = await refused();
    goAway(server);
    await pass(100);
    expect(server.open.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer token-2']);
    expect(stream.connection.getSnapshot().status).toBe('connected');
  });

  test('a server that refuses the new one, too, is left alone', async () => {
    const { server, stream, session } = await refused();
    goAway(server);
    await pass(100);
    goAway(server);
    await pass(600_000);
    expect(session.checked).toBe(1);
    expect(server.attempts).toHaveLength(2);
    expect(stream.connection.getSnapshot()).toEqual({ status: 'stopped', reason: 'refused' });

    // what comes of itself is another matter
    session.renewTo('token-9');
    await pass(100);
    expect(stream.connection.getSnapshot().status).toBe('connected');
  });

  test('a server that refuses every connection is given up, however many new tokens there would be', async () => {
    const { server, stream, session } = await refused();
    await pass(6_000);
    server.reception = 'refuse';
    server.drop();
    await pass(600_000);
    expect(session.checked).toBe(1);
    expect(stream.connection.getSnapshot()).toEqual({ status: 'stopped', reason: 'gave-up' });

    // asked about again after the user has asked for it
    stream.reconnect();
    await pass(600_000);
    expect(session.checked).toBe(2);
  });
});
