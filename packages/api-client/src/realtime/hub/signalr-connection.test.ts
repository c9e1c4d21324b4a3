import { afterEach, describe, expect, test, vi } from 'vitest';
import { HubRefusedError } from './hub-connection.ts';
import { quietLogger, signalRConnector } from './signalr-connection.ts';
import { FaultServer } from '../testing/fault-socket.ts';
import { pass, settle, fakeClock } from '../testing/market-fixture.ts';

fakeClock();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const secretToken = 'ey.secret.token';

async function connect(token: string) {
  const server = new FaultServer();
  const logged: string[] = [];
  const port = await signalRConnector({
    WebSocket: server.WebSocket,
    log: (message) => logged.push(message),
  })('market', {
    url: 'https://exchange.test/marketdata/websocket',
    accessToken: () => Promise.resolve(token),
  });
  return { server, logged, port };
}

/** SignalR asks `process` whether it is in a browser, where a token can only travel in the address. */
function pretendBrowser(): void {
  const real = Reflect.get(globalThis, 'process') as object;
  vi.stubGlobal('process', { ...real, release: { name: 'a browser' } });
}

describe('the connection by SignalR', () => {
  test('a guest’s address has no token', async () => {
    pretendBrowser();
    const { server, port } = await connect('');
    await port.start();
    expect(server.sockets[0]?.url).toBe('wss://exchange.test/marketdata/websocket');
  });

  test('S12 a user’s token is in the address of the socket and nowhere else', async () => {
    pretendBrowser();
    const { server, port } = await connect(secretToken);
    await port.start();
    expect(server.sockets[0]?.url).toBe(
      `wss://exchange.test/marketdata/websocket?access_token=${secretToken}`,
    );
    expect(server.sockets[0]?.headers).toEqual({});
  });

  test('S13 no token is logged, whatever happens to the connection', async () => {
    pretendBrowser();
    const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
    const consoleSpies = methods.map((method) => vi.spyOn(console, method).mockReturnValue());
    const { server, logged, port } = await connect(secretToken);
    await port.start();
    server.emit('unknownEvent');
    server.open[0]?.raw('broken\u001e');
    server.drop();
    await settle();
    server.reception = 'refuse';
    await expect(port.start()).rejects.toThrow('WebSocket failed to connect');
    const printed = [...logged, ...consoleSpies.flatMap((spy) => spy.mock.calls.map(String))];
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.filter((text) => text.includes('secret'))).toEqual([]);
  });

  test('S13 a message with a token is logged without it', () => {
    const logged: string[] = [];
    const logger = quietLogger(3, (message) => logged.push(message));
    logger.log(2, `information about ${secretToken}`);
    logger.log(
      3,
      `WebSocket connected to wss://exchange.test/hub?access_token=${secretToken}&v=1.`,
    );
    logger.log(4, `Error: sent "Authorization: Bearer ${secretToken}"`);
    expect(logged).toEqual([
      'SignalR: WebSocket connected to wss://exchange.test/hub?access_token=…&v=1.',
      'SignalR: Error: sent "Authorization: Bearer …"',
    ]);
  });

  test('R28 a close that forbids to come back differs from one that does not', async () => {
    for (const [goodbye, refused] of [
      [{ allowReconnect: false }, true],
      [{}, true],
      [{ allowReconnect: true }, false],
    ] as const) {
      const { server, port } = await connect('');
      const errors: unknown[] = [];
      port.onclose((error) => errors.push(error));
      await port.start();
      server.open[0]?.sayGoodbye(goodbye);
      await settle();
      expect(errors).toHaveLength(1);
      expect(errors[0] instanceof HubRefusedError).toBe(refused);
    }
  });

  test('R26 after 30 s without a byte it is closed', async () => {
    const { server, port } = await connect('');
    const errors: (Error | undefined)[] = [];
    port.onclose((error) => errors.push(error));
    await port.start();
    for (const socket of server.open) socket.frozen = true;
    await pass(29_000);
    expect(errors).toHaveLength(0);
    await pass(1_100);
    expect(errors[0]?.message).toContain('Server timeout');
  });

  test('the library does not reconnect on its own', async () => {
    const { server, port } = await connect('');
    await port.start();
    server.drop();
    await pass(60_000);
    expect(server.attempts).toHaveLength(1);
  });
});
