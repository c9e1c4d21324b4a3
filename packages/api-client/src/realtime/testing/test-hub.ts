import { expect } from 'vitest';
import type { HubSession } from '../hub/hub-connection.ts';
import { ReconnectingHub } from '../hub/reconnecting-hub.ts';
import { signalRConnector } from '../hub/signalr-connection.ts';
import type { ConnectionState } from '../views.ts';
import { FakeEnvironment } from './fake-environment.ts';
import { FaultServer } from './fault-socket.ts';
import { pass, settle } from './market-fixture.ts';

/** A hub that was not started, and the server it would connect to. */
export function testHub(
  accessToken: () => Promise<string> = () => Promise.resolve(''),
  session?: HubSession,
) {
  const server = new FaultServer();
  const environment = new FakeEnvironment();
  const reported: unknown[] = [];
  const hub = new ReconnectingHub({
    hub: 'market',
    url: 'http://exchange.test/hub',
    connect: signalRConnector({ WebSocket: server.WebSocket, log: () => {} }),
    accessToken,
    session,
    events: ['ping'],
    environment,
    report: (error) => reported.push(error),
  });
  const states: ConnectionState['status'][] = [];
  hub.state.subscribe(() => states.push(hub.state.getSnapshot().status));
  const attemptsSince = (start: number) =>
    server.attempts.map((at) => at - start).filter((at) => at >= 0);
  return { server, environment, hub, states, reported, attemptsSince };
}

/** Connected for so long that a loss begins at the first delay. */
export async function connectedHub(...args: Parameters<typeof testHub>) {
  const test = testHub(...args);
  test.hub.start();
  await settle();
  await pass(6_000);
  expect(test.hub.state.getSnapshot().status).toBe('connected');
  return test;
}
