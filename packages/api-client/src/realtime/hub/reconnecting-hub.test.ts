import { describe, expect, test } from 'vitest';
import type { HubConnectionPort } from './hub-connection.ts';
import { ReconnectingHub, reconnectDelaysMs } from './reconnecting-hub.ts';
import { FakeEnvironment } from '../testing/fake-environment.ts';
import { pass, settle, fakeClock } from '../testing/market-fixture.ts';
import { connectedHub, testHub } from '../testing/test-hub.ts';

fakeClock();

describe('the policy of reconnecting', () => {
  test('the delays are those of the specification', () => {
    expect(reconnectDelaysMs).toEqual([0, 2_000, 10_000, 30_000]);
  });

  test('R21 after a drop tries come at 0, 2, 12 and 42 s, then none', async () => {
    const { server, hub, attemptsSince } = await connectedHub();
    const dropped = performance.now();
    server.reception = 'refuse';
    server.drop();
    await settle();
    await pass(1_000);
    expect(hub.state.getSnapshot()).toMatchObject({
      status: 'reconnecting',
      attempt: 2,
      nextAt: dropped + 2_000,
    });
    await pass(120_000);
    expect(attemptsSince(dropped)).toEqual([0, 2_000, 12_000, 42_000]);
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'gave-up' });
  });

  test('R22 a success resets the count once it has lasted', async () => {
    const { server, hub, attemptsSince } = await connectedHub();
    let connections = 0;
    hub.onConnected(() => (connections += 1));
    server.reception = 'refuse';
    server.drop();
    await pass(3_000);
    server.reception = 'accept';
    await pass(10_000);
    expect(connections).toBe(1);
    await pass(6_000);
    const dropped = performance.now();
    server.reception = 'refuse';
    server.drop();
    await pass(60_000);
    expect(attemptsSince(dropped)).toEqual([0, 2_000, 12_000, 42_000]);
  });

  test('R22 a server that drops every connection at once is not tried without end', async () => {
    const { server, hub, attemptsSince } = await connectedHub();
    const dropped = performance.now();
    hub.onConnected(() => server.drop());
    server.drop();
    await pass(120_000);
    expect(attemptsSince(dropped)).toEqual([0, 2_000, 12_000, 42_000]);
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'gave-up' });
  });

  test('R23 a first start that fails is tried again by the same delays', async () => {
    const { server, hub, attemptsSince } = testHub();
    server.reception = 'refuse';
    const started = performance.now();
    hub.start();
    await settle();
    await pass(120_000);
    expect(attemptsSince(started)).toEqual([0, 0, 2_000, 12_000, 42_000]);
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'gave-up' });
  });

  test('a server that accepts and says nothing counts as a failure', async () => {
    const { server, hub } = testHub();
    server.reception = 'hang';
    hub.start();
    await settle();
    await pass(14_000);
    expect(hub.state.getSnapshot().status).toBe('connecting');
    server.reception = 'accept';
    await pass(2_000);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test.each([
    ['by the user', ({ hub }: ReturnType<typeof testHub>) => hub.reconnect()],
    [
      'when the network is back',
      ({ environment }: ReturnType<typeof testHub>) => environment.goOnline(),
    ],
    [
      'when the page is visible',
      ({ environment }: ReturnType<typeof testHub>) => environment.setHidden(false),
    ],
  ])('R21 after giving up it is started again %s', async (_, wake) => {
    const test = await connectedHub();
    const { server, hub, attemptsSince } = test;
    server.reception = 'refuse';
    server.drop();
    await pass(60_000);
    expect(hub.state.getSnapshot().status).toBe('stopped');
    server.reception = 'accept';
    const woken = performance.now();
    wake(test);
    await pass(100);
    expect(attemptsSince(woken)).toEqual([0]);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('when the network is back the rest of a delay is not waited for', async () => {
    const { server, environment, hub } = await connectedHub();
    server.reception = 'refuse';
    server.drop();
    await pass(20_000);
    server.reception = 'accept';
    environment.goOnline();
    await pass(100);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });
});

describe('stopping', () => {
  test('R24 stopped during a delay it stays stopped', async () => {
    const { server, hub, attemptsSince } = await connectedHub();
    server.reception = 'refuse';
    server.drop();
    await pass(3_000);
    const stopped = performance.now();
    server.reception = 'accept';
    await hub.stop();
    await pass(120_000);
    expect(attemptsSince(stopped)).toEqual([]);
    expect(hub.state.getSnapshot().status).toBe('idle');
  });

  test.each(['accept', 'hang'] as const)(
    'R24 stopped while connecting (%s) it stays stopped',
    async (reception) => {
      const { server, hub, states } = testHub();
      server.reception = reception;
      hub.start();
      const stopped = hub.stop();
      await settle();
      await stopped;
      await pass(120_000);
      expect(server.open).toEqual([]);
      expect(states).toEqual(['connecting', 'idle']);
    },
  );

  test('R24 stopped after the socket opened, before the handshake, it closes the socket', async () => {
    const { server, hub } = testHub();
    hub.start();
    while (server.sockets.length === 0) await settle();
    await hub.stop();
    await settle();
    await pass(60_000);
    expect(server.open).toEqual([]);
    expect(server.attempts).toHaveLength(1);
  });

  test('R24 a connection that could not be stopped while it started is stopped after', async () => {
    let begin = () => {};
    let open = false;
    const port: HubConnectionPort = {
      start: () => new Promise((resolve) => (begin = () => resolve(void (open = true)))),
      stop: () => Promise.resolve(void (open = false)),
      invoke: () => Promise.reject(new Error('not called')),
      stream: () => ({ subscribe: () => ({ dispose: () => {} }) }),
      on: () => {},
      onclose: () => {},
    };
    const hub = new ReconnectingHub({
      hub: 'market',
      url: '',
      connect: () => port,
      accessToken: () => Promise.resolve(''),
      events: [],
      environment: new FakeEnvironment(),
    });
    hub.start();
    await settle();
    await hub.stop();
    begin();
    await settle();
    expect(open).toBe(false);
    expect(hub.state.getSnapshot().status).toBe('idle');
  });

  test('R28 a server that says not to come back is obeyed at once, until the user asks', async () => {
    const { server, environment, hub, attemptsSince } = await connectedHub();
    const closed = performance.now();
    server.open[0]?.sayGoodbye({ error: 'You are not welcome', allowReconnect: false });
    await settle();
    expect(hub.state.getSnapshot()).toEqual({ status: 'stopped', reason: 'refused' });
    environment.goOnline();
    await pass(60_000);
    expect(attemptsSince(closed)).toEqual([]);
    hub.reconnect();
    await pass(100);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('R28 a server that closes and allows to come back is tried at once', async () => {
    const { server, hub } = await connectedHub();
    server.open[0]?.sayGoodbye({ allowReconnect: true });
    await pass(100);
    expect(hub.state.getSnapshot().status).toBe('connected');
    expect(server.attempts).toHaveLength(2);
  });
});

describe('listeners', () => {
  test('R17 one that throws is reported, and the others still run', async () => {
    const { server, hub, reported } = testHub();
    const heard: string[] = [];
    hub.on('ping', () => {
      throw new Error('a listener of an event');
    });
    hub.on('ping', () => heard.push('ping'));
    hub.onConnected(() => {
      throw new Error('a listener of a connection');
    });
    hub.onConnected(() => heard.push('connected'));
    hub.start();
    await settle();
    server.emit('ping');
    await settle();
    expect(heard).toEqual(['connected', 'ping']);
    expect(reported.map(String)).toEqual([
      'Error: a listener of a connection',
      'Error: a listener of an event',
    ]);
    expect(hub.state.getSnapshot().status).toBe('connected');
  });

  test('a call without a connection, and one without an answer, is rejected', async () => {
    const { server, hub } = testHub();
    await expect(hub.invoke('Anything')).rejects.toMatchObject({ name: 'HubUnavailableError' });
    hub.start();
    await settle();
    await expect(hub.invoke('Unknown')).rejects.toThrow('Method does not exist');
    server.methods.set('Silent', () => new Promise(() => {}));
    const outcome = hub.invoke('Silent').catch((error: unknown) => error);
    await pass(10_000);
    expect(await outcome).toMatchObject({ name: 'TimeoutError' });
  });
});
