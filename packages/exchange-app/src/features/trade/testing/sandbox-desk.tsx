import {
  createExchangeClient,
  createGuestSession,
  createStaticSession,
  type HubConnectionPort,
} from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createSandbox, manualClock, type Sandbox, type ScenarioName } from '@agio/sandbox';
import { useEffect, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import * as v from 'valibot';
import '../../../i18n/english.ts';
import { configSchema } from '../../../config/schema.ts';
import { ConfigProvider } from '../../../config/use-config.ts';
import { notifyError } from '../../../shared/notify.ts';
import { Notices } from '../../../shell/notices.tsx';
import { tradeSettings } from '../trade-settings.ts';
import { Component as TradePage } from '../trade-page.tsx';

export interface SandboxDeskProps {
  /** Who is at the desk; nobody: a guest. */
  account?: string | undefined;
  scenario?: ScenarioName | undefined;
  /** The market of the address. */
  pair?: string | undefined;
  /** Nothing moves: the same picture every time. */
  still?: boolean | undefined;
  /** Breaks something before the first call is made. */
  break?: ((sandbox: Sandbox) => void) | undefined;
  /** No connection to a hub ever succeeds. */
  noHubs?: boolean | undefined;
  /** Changes what the hubs say: an answer by the name of its method, a message by that of its event. */
  hubSays?: ((name: string, said: unknown) => unknown) | undefined;
}

const config = v.parse(configSchema, { identity: { authority: '/identity', clientId: 'agio' } });

/** How often the exchange of a story moves on, in milliseconds. */
const pulse = 50;

/**
 * The page at `/trade` on an exchange of its own, in the browser: REST and hubs without a server. It always begins at
 * the same moment, so that its figures are the same at any hour.
 */
export function SandboxDesk(props: SandboxDeskProps) {
  const [world] = useState(() => createWorld(props));
  useEffect(() => {
    const { sandbox, client } = world;
    const timer = props.still ? undefined : setInterval(() => sandbox.tick(pulse), pulse);
    return () => {
      clearInterval(timer);
      void client.notifications.stop();
    };
  }, [world, props.still]);
  return (
    <ConfigProvider value={config}>
      <ExchangeProvider client={world.client} onError={notifyError}>
        <div className="flex h-dvh flex-col bg-canvas text-fg">
          <MemoryRouter initialEntries={[`/trade/${props.pair ?? ''}`]}>
            <Routes>
              <Route path="/trade/:pair?" element={<TradePage />} />
              <Route path="*" element={<p className="m-auto text-fg">Another page</p>} />
            </Routes>
          </MemoryRouter>
        </div>
        <Notices />
      </ExchangeProvider>
    </ConfigProvider>
  );
}

function createWorld({
  account,
  scenario = 'default',
  break: spoil,
  noHubs,
  hubSays,
}: SandboxDeskProps) {
  tradeSettings.set({
    resolution: '15m',
    kind: 'candles',
    studies: [],
    bookLayout: 'both',
    panels: {},
    onlyThisMarket: false,
  });
  const sandbox = createSandbox({ scenario, seed: 7, clock: manualClock() });
  spoil?.(sandbox);
  const session = account
    ? createStaticSession(sandbox.issueToken(account), { sub: account, email: account })
    : createGuestSession();
  const client = createExchangeClient({
    baseUrl: 'http://exchange.test',
    session,
    fetch: (request) => sandbox.fetch(request),
    connectHub: (hub, { accessToken }) => {
      if (noHubs) throw new Error('There is no way to the exchange.');
      const port = sandbox.connectHub(hub, { accessToken });
      return hubSays ? saying(port, hubSays) : port;
    },
    retryDelaysMs: [],
  });
  return { sandbox, client };
}

function saying(
  port: HubConnectionPort,
  hubSays: (name: string, said: unknown) => unknown,
): HubConnectionPort {
  return {
    start: () => port.start(),
    stop: () => port.stop(),
    stream: (method, ...args) => port.stream(method, ...args),
    onclose: (handler) => port.onclose(handler),
    invoke: async <T,>(method: string, ...args: unknown[]) =>
      // What it makes of an answer need not fit: that is what is tried.
      hubSays(method, await port.invoke(method, ...args)) as T,
    on: (event, handler) =>
      port.on(event, (...args: unknown[]) =>
        (handler as (...said: unknown[]) => void)(...args.map((said) => hubSays(event, said))),
      ),
  };
}
