import { act, configure, renderHook, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createExchangeClient, type ExchangeClient } from '../../client.ts';
import type { HubName, UserInformation } from '../../contract/core.ts';
import { json } from '../../http/testing/exchange-double.ts';
import type { ConnectionState, HubConnectionPort, Store } from '../../realtime/index.ts';
import { createStaticSession, type Session } from '../../session/index.ts';
import { ExchangeProvider } from '../exchange-provider.tsx';

// Same timeout as in `tools/lib/wait-timeouts.ts` for Vitest.
configure({ asyncUtilTimeout: 10_000 });

type Handler = (request: Request) => Response | Promise<Response>;

/** A hub in memory: `send` plays the server. */
class HubDouble implements HubConnectionPort {
  readonly #handlers = new Map<string, ((...args: never[]) => void)[]>();
  #onclose: ((error?: Error) => void) | undefined;

  start = () => Promise.resolve();
  stop = () => Promise.resolve();
  invoke = <T,>() => Promise.resolve(null as T);
  stream = () => ({ subscribe: () => ({ dispose: () => {} }) });

  on(event: string, handler: (...args: never[]) => void): void {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
  }

  onclose(handler: (error?: Error) => void): void {
    this.#onclose = handler;
  }

  send(event: string, message: unknown): void {
    for (const handler of this.#handlers.get(event) ?? []) handler(message as never);
  }

  drop(): void {
    this.#onclose?.(new Error('dropped'));
  }
}

export const user: UserInformation = {
  id: 'u1',
  coreId: null,
  email: 'trader@agio.test',
  displayName: 'Trader',
  verificationLevel: 2,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  documentExpirationDate: null,
  lastRequest: null,
};

/** A client before an exchange of handlers by `METHOD /path`, with a hub that the test plays. */
export class Exchange {
  readonly requests: string[] = [];
  readonly handlers = new Map<string, Handler>();
  readonly errors: unknown[] = [];
  readonly session: Session;
  readonly client: ExchangeClient;
  #notifications: HubDouble | undefined;
  #market: HubDouble | undefined;
  #sent = 0;

  constructor(session: Session = createStaticSession('token', { sub: 'u1' })) {
    this.session = session;
    this.on('GET /frontoffice/api/userinfo', () => json(user));
    this.client = createExchangeClient({
      baseUrl: 'https://exchange.test',
      session,
      retryDelaysMs: [],
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        const call = `${request.method} ${pathname}`;
        this.requests.push(call);
        const handler = this.handlers.get(call);
        return handler ? handler(request) : json({ errorCode: 40400, errors: [] }, 404);
      },
      connectHub: (hub: HubName) => {
        const connection = new HubDouble();
        if (hub === 'notifications') this.#notifications = connection;
        else this.#market = connection;
        return connection;
      },
    });
  }

  on(call: string, handler: Handler): this {
    this.handlers.set(call, handler);
    return this;
  }

  count(call: string): number {
    return this.requests.filter((each) => each === call).length;
  }

  /** The server sends a notification. */
  async notify(event: string, message: object): Promise<void> {
    this.#sent += 1;
    const time = '2026-11-20T11:30:00.000Z';
    await vi.waitUntil(
      () => this.client.notifications.connection.getSnapshot().status === 'connected',
    );
    await act(async () => {
      this.#notifications?.send(event, { notificationId: `n${this.#sent}`, time, ...message });
      await Promise.resolve();
    });
  }

  /** The server tells everybody of something about the markets. */
  async tellEverybody(event: string, message: object): Promise<void> {
    await vi.waitUntil(() => this.client.market.connection.getSnapshot().status === 'connected');
    await act(async () => {
      this.#market?.send(event, message);
      await Promise.resolve();
    });
  }

  /** The connection to the notifications is lost, and comes back. */
  dropNotifications(): Promise<void> {
    return drop(this.client.notifications.connection, () => this.#notifications);
  }

  /** The connection to the markets is lost, and comes back. */
  dropMarket(): Promise<void> {
    return drop(this.client.market.connection, () => this.#market);
  }

  wrapper = ({ children }: { children: ReactNode }) => (
    <ExchangeProvider client={this.client} onError={(error) => this.errors.push(error)}>
      {children}
    </ExchangeProvider>
  );

  hook<T>(use: () => T): RenderHookResult<T, unknown> {
    return renderHook(use, { wrapper: this.wrapper });
  }
}
async function drop(connection: Store<ConnectionState>, hub: () => HubDouble | undefined) {
  const isConnected = () => connection.getSnapshot().status === 'connected';
  await vi.waitUntil(isConnected);
  const before = hub();
  await act(async () => {
    before?.drop();
    await vi.waitUntil(() => hub() !== before && isConnected());
  });
}

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
