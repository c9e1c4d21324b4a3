import { expect } from 'vitest';
import type { HubSession } from '../hub/hub-connection.ts';
import { HubSupervisor } from '../hub/hub-supervisor.ts';
import { signalRConnector } from '../hub/signalr-connection.ts';
import type { ConnectionState } from '../views.ts';
import { FakeEnvironment } from './fake-environment.ts';
import { FaultServer } from './fault-socket.ts';
import { pass, settle } from './market-fixture.ts';

/** A supervisor that was not started, and the server it would connect to. */
export function supervise(
  accessToken: () => Promise<string> = () => Promise.resolve(''),
  session?: HubSession,
) {
  const server = new FaultServer();
  const environment = new FakeEnvironment();
  const reported: unknown[] = [];
  const hub = new HubSupervisor({
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
export async function connected(...args: Parameters<typeof supervise>) {
  const supervised = supervise(...args);
  supervised.hub.start();
  await settle();
  await pass(6_000);
  expect(supervised.hub.state.getSnapshot().status).toBe('connected');
  return supervised;
}
