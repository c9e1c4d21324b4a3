import { createExchangeClient, createStaticSession } from '@agio/api-client';
import {
  ExchangeProvider,
  useAddressBook,
  useAssets,
  useInboxUnread,
  useInstruments,
  useLanguageReload,
  useNetworks,
  useOpenOrders,
  usePortfolio,
  useTransfers,
  useTrends,
  useUserInformation,
} from '@agio/api-client/react';
import { exchangeServer, signIn } from '@agio/sandbox/server/testing';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

/** Reads of a page, those that a message of a hub refreshes among them. */
function useReads() {
  return [
    useAssets(),
    useInstruments(),
    useNetworks(),
    useTrends('USD'),
    useUserInformation(),
    useOpenOrders(),
    usePortfolio('USD'),
    useTransfers(),
    useAddressBook(),
    useInboxUnread(),
  ];
}

/** Waits until no call has been made for a while. */
async function quiet(asked: readonly string[]): Promise<void> {
  let before: number;
  do {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (asked.length > before);
}

test('a change of language makes each call of the page once, over the hubs that connect again', async () => {
  const { origin } = await exchangeServer({ rateLimits: false });
  const { access_token: token } = await signIn(origin, 'trader');
  // The sockets stay Node's, with its class of events: one of jsdom names an origin that hubs refuse.
  const { Event, WebSocket } = globalThis;
  const { teardown } = await builtinEnvironments['jsdom'].setup(globalThis, {});
  Object.assign(globalThis, { Event, WebSocket });
  let language = 'en';
  const asked: string[] = [];
  const client = createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(token, { sub: 'trader', email: 'trader@agio.test' }),
    language: () => language,
    fetch: (request) => {
      asked.push(`${request.headers.get('accept-language')} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
  });
  const { result, rerender, unmount } = renderHook(
    () => {
      useLanguageReload(language);
      return useReads();
    },
    { wrapper: ({ children }) => <ExchangeProvider client={client}>{children}</ExchangeProvider> },
  );
  const stop = client.market.instruments().subscribe(() => undefined);
  const connected = () =>
    [client.market, client.notifications].every(
      ({ connection }) => connection.getSnapshot().status === 'connected',
    );
  await vi.waitFor(() => expect(connected()).toBe(true));
  await vi.waitFor(() => expect(result.current.every(({ data }) => data !== undefined)).toBe(true));
  await quiet(asked);
  asked.length = 0;

  language = 'de';
  rerender();
  expect(connected()).toBe(false);
  await vi.waitFor(() => expect(new Set(asked).size).toBe(result.current.length));
  expect(connected()).toBe(true);
  await quiet(asked);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked.every((call) => call.startsWith('de '))).toBe(true);
  stop();
  unmount();
  client.dispose();
  await teardown(globalThis);
});
