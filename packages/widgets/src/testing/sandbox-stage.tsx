import {
  createExchangeClient,
  createGuestSession,
  createStaticSession,
  type HubConnectionPort,
} from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createSandbox, manualClock, type Sandbox, type ScenarioName } from '@agio/sandbox';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type WidgetLinkProps, WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from './memory-storage.ts';
import { pages } from './pages.ts';

export interface SandboxStageProps {
  /** Who uses the widget; nobody: a guest. */
  account?: string | undefined;
  scenario?: ScenarioName | undefined;
  /** Nothing moves: the same picture every time. */
  still?: boolean | undefined;
  /** Breaks something before the first call is made. */
  break?: ((sandbox: Sandbox) => void) | undefined;
  /** No connection to a hub ever succeeds. */
  noHubs?: boolean | undefined;
  /** Changes what the hubs say: an answer by the name of its method, a message by that of its event. */
  hubSays?: ((name: string, said: unknown) => unknown) | undefined;
  /** A link of a widget was followed. */
  onFollow?: ((href: string) => void) | undefined;
  /** The widget. */
  children?: ReactNode;
}

/** How often the exchange of a story moves on, in milliseconds. */
const pulse = 50;

/**
 * Widgets on an exchange of their own, in the browser: REST and hubs without a server. It always begins at the same
 * moment, so that its figures are the same at any hour, and remembers nothing of another story.
 */
export function SandboxStage({ children, onFollow, ...props }: SandboxStageProps) {
  const [world] = useState(() => createWorld(props));
  useEffect(() => {
    const { sandbox, client } = world;
    const timer = props.still ? undefined : setInterval(() => sandbox.tick(pulse), pulse);
    return () => {
      clearInterval(timer);
      client.dispose();
    };
  }, [world, props.still]);
  const Link = useMemo(
    () =>
      function StageLink({ href, children: content, ...rest }: WidgetLinkProps) {
        return (
          <a
            href={href}
            {...rest}
            onClick={(event) => {
              event.preventDefault();
              onFollow?.(href);
            }}
          >
            {content}
          </a>
        );
      },
    [onFollow],
  );
  return (
    <ExchangeProvider client={world.client}>
      <WidgetsProvider links={pages} Link={Link} currency="CHF" storage={world.storage}>
        {children}
      </WidgetsProvider>
    </ExchangeProvider>
  );
}

function createWorld({
  account,
  scenario = 'default',
  break: spoil,
  noHubs,
  hubSays,
}: Omit<SandboxStageProps, 'children' | 'onFollow'>) {
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
  return { sandbox, client, storage: memoryStorage() };
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
