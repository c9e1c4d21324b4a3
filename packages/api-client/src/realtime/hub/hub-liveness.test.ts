import { describe, expect, test, vi } from 'vitest';
import type { HubSession } from './hub-connection.ts';
import { guestToken, userToken } from './hub-session.ts';
import { FakeSession } from '../testing/fake-session.ts';
import { pass, settle, fakeClock } from '../testing/market-fixture.ts';
import { connectedHub } from '../testing/test-hub.ts';

fakeClock();

describe('tokens', () => {
  test('R25 a token is requested once before each try', async () => {
    const session = new FakeSession('user-1');
    const { server } = await connectedHub(() => userToken(session));
    session.renewTo('token-2');
    server.drop();
    await pass(100);
    expect(server.sockets.map((socket) => socket.headers['Authorization'])).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(session.asked).toBe(2);
  });

  test('R25 when the session has ended nothing is tried', async () => {
    const session = new FakeSession('user-1');
    const { server, hub, environment } = await connectedHub(() => userToken(session));
    session.end();
    server.drop();
    await settle();
    await pass(60_000);
    expect(server.attempts).toHaveLength(1);
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'auth-ended' });
    environment.goOnline();
    await pass(1_000);
    expect(server.attempts).toHaveLength(1);
  });

  test('R25 a renewal that fails for want of a network is a failed try', async () => {
    const session = new FakeSession('user-1');
    const { server, hub, attemptsSince } = await connectedHub(() => userToken(session));
    const dropped = performance.now();
    session.fail(Object.assign(new Error('offline'), { kind: 'network' }));
    server.drop();
    await pass(5_000);
    session.renewTo('token-2');
    await pass(60_000);
    expect(attemptsSince(dropped)).toEqual([12_000]);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('S20 a hidden page does not keep anybody signed in: its hub comes back when it is seen', async () => {
    const session = new FakeSession('user-1');
    const { server, hub, environment } = await connectedHub(() => userToken(session), session);
    environment.setHidden(true);
    session.expired = true;
    server.open[0]?.sayGoodbye({ error: 'The access token has expired.', allowReconnect: true });
    await settle();
    await pass(600_000);
    expect(session.asked).toBe(1);
    expect(server.attempts).toHaveLength(1);
    environment.goOnline();
    await pass(100);
    expect(server.attempts).toHaveLength(1);
    environment.setHidden(false);
    await pass(100);
    expect(session.asked).toBe(2);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('S20 a hidden page comes back as soon as another has renewed the token', async () => {
    const session = new FakeSession('user-1');
    const { server, hub, environment } = await connectedHub(() => userToken(session), session);
    environment.setHidden(true);
    session.expired = true;
    server.drop();
    await pass(60_000);
    expect(server.attempts).toHaveLength(1);
    session.renewTo('token-2');
    await pass(100);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('S20 after the server ends a sign-in, the client checks the token once, and then leaves the server alone', async () => {
    const session = new FakeSession('user-1');
    const { server, hub } = await connectedHub(() => userToken(session), session);
    session.revoked = true;
    server.open[0]?.sayGoodbye({ error: 'The sign-in has ended.', allowReconnect: false });
    await settle();
    await pass(600_000);
    expect([session.checked, server.attempts.length]).toEqual([1, 1]);
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'refused' });
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  test('S20 a server that closes every connection for its token is not tried without end', async () => {
    const session = new FakeSession('user-1');
    session.renews = true;
    const { server, hub } = await connectedHub(() => userToken(session), session);
    hub.onConnected(() =>
      server.open.at(-1)?.sayGoodbye({ error: 'The sign-in has ended.', allowReconnect: false }),
    );
    server.drop();
    await pass(600_000);
    expect(session.checked).toBe(1);
    expect(server.attempts.length).toBeLessThan(5);
    expect(hub.state.getSnapshot().status).toBe('stopped');
  });

  test('a guest sends no token at all', async () => {
    const guest: HubSession = new FakeSession(undefined);
    const { server } = await connectedHub(() => guestToken(guest));
    expect(server.sockets[0]?.headers).not.toHaveProperty('Authorization');
    expect(server.sockets[0]?.url).toBe('ws://exchange.test/hub');
  });
});

describe('a socket that is dead', () => {
  test('R26 one that is open and silent is replaced after 30 s', async () => {
    const { server, hub } = await connectedHub();
    await pass(60_000);
    expect(server.attempts).toHaveLength(1);
    for (const socket of server.sockets) socket.frozen = true;
    await pass(28_000);
    await pass(3_000);
    expect(server.attempts).toHaveLength(2);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('R27 after the machine slept the socket is replaced, whatever it says', async () => {
    const { server, environment, hub } = await connectedHub();
    server.sockets[0]!.frozen = true;
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    environment.setHidden(false);
    await pass(100);
    expect(server.attempts).toHaveLength(2);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('R27 sleep is noticed without any event of the page', async () => {
    const { server } = await connectedHub();
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(10_100);
    expect(server.attempts).toHaveLength(2);
  });

  test('R27 a hidden page whose timers run once a minute did not sleep', async () => {
    const { server, environment } = await connectedHub();
    environment.setHidden(true);
    vi.setSystemTime(Date.now() + 70_000);
    environment.setHidden(false);
    await pass(20_000);
    expect(server.attempts).toHaveLength(1);
  });

  test('late messages of an abandoned connection are dropped', async () => {
    const { server, hub } = await connectedHub();
    const heard: unknown[] = [];
    hub.on('ping', (value) => heard.push(value));
    const [old] = server.open;
    const { onmessage } = old!;
    hub.reconnect();
    await pass(100);
    onmessage?.({ data: '{"type":1,"target":"ping","arguments":["old"]}\u001e' });
    server.emit('ping', 'new');
    await settle();
    expect(heard).toEqual(['new']);
  });
});
