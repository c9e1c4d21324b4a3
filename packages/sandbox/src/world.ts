/**
 * An exchange and a client of it in one call, for tests and stories.
 * @module
 */

import {
  createExchangeClient,
  createGuestSession,
  createStaticSession,
  type ExchangeClient,
  type ExchangeClientOptions,
  type HubConnectionPort,
} from '@agio/api-client';
import {
  type Clock,
  createSandbox,
  manualClock,
  type Sandbox,
  type ScenarioName,
} from './core/index.ts';

export { identityWays } from './core/partners/identity-pages.ts';

export interface WorldOptions {
  /** Account that is signed in; undefined for a guest. */
  account?: string | undefined;
  scenario?: ScenarioName | undefined;
  /** Stands still from the same moment by default, so that figures are the same at any hour. */
  clock?: Clock | undefined;
  /** Customers may do to their own accounts what an officer would. */
  demo?: boolean | undefined;
  /** Seconds since everybody has signed in; calls that want a sign-in of lately want one of 15 minutes. Default: they take any. */
  signedInFor?: number | undefined;
  /** Breaks something before the first call is made. */
  break?: ((sandbox: Sandbox) => void) | undefined;
  /** Answers a call in place of the exchange. */
  answer?: ((request: Request) => Response | undefined) | undefined;
  /** No connection to a hub ever succeeds. */
  noHubs?: boolean | undefined;
  /** Changes what the hubs say: an answer by the name of its method, a message by that of its event. */
  hubSays?: ((name: string, said: unknown) => unknown) | undefined;
}

/** An exchange inside the page, and a client of it. */
export interface World {
  sandbox: Sandbox;
  client: ExchangeClient;
  /**
   * Client of another person on the same exchange, whose calls nothing breaks: staff that halts a market, a trader who
   * fills.
   */
  clientOf: (account: string) => ExchangeClient;
}

/** The world of stories and tests: the real client on the real exchange, without a server between them. */
export function createWorld({
  account,
  scenario = 'default',
  clock = manualClock(),
  demo,
  signedInFor,
  break: spoil,
  answer,
  noHubs,
  hubSays,
}: WorldOptions = {}): World {
  const recentSignIn = signedInFor === undefined ? undefined : recentlySince(signedInFor);
  const sandbox = createSandbox({ scenario, seed: 7, clock, demo, recentSignIn });
  spoil?.(sandbox);
  const clientOf = (person: string | undefined, options: Partial<ExchangeClientOptions> = {}) =>
    createExchangeClient({
      baseUrl: 'http://exchange.test',
      session: person
        ? createStaticSession(sandbox.issueToken(person), { sub: person, email: person })
        : createGuestSession(),
      fetch: (request) => sandbox.fetch(request),
      connectHub: (hub, { accessToken }) => sandbox.connectHub(hub, { accessToken }),
      retryDelaysMs: [],
      ...options,
    });
  const client = clientOf(account, {
    fetch: async (request) => answer?.(request) ?? sandbox.fetch(request),
    connectHub: (hub, { accessToken }) => {
      if (noHubs) throw new Error('There is no way to the exchange.');
      const port = sandbox.connectHub(hub, { accessToken });
      return hubSays ? saying(port, hubSays) : port;
    },
  });
  return { sandbox, client, clientOf: (person) => clientOf(person) };
}

const recentlySince = (seconds: number) => ({
  withinSeconds: 900,
  signedInAt: async () => Date.now() - seconds * 1000,
});

function saying(
  port: HubConnectionPort,
  hubSays: (name: string, said: unknown) => unknown,
): HubConnectionPort {
  return {
    start: () => port.start(),
    stop: () => port.stop(),
    stream: (method, ...args) => port.stream(method, ...args),
    onclose: (handler) => port.onclose(handler),
    invoke: async <T>(method: string, ...args: unknown[]) =>
      // The changed answer need not fit its type: that is what stories of bad answers try.
      hubSays(method, await port.invoke(method, ...args)) as T,
    on: (event, handler) =>
      port.on(event, (...args: unknown[]) =>
        (handler as (...said: unknown[]) => void)(...args.map((said) => hubSays(event, said))),
      ),
  };
}
