// @vitest-environment jsdom
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Notice, type Notices, settingIn } from '../host/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { PriceAlertWatch } from './price-alert-button.tsx';
import { type LocalAlert, localAlertSetting } from './setting.ts';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const alert: LocalAlert = {
  id: 'a',
  market: 'XCB-CTN',
  direction: 'above',
  price: '900',
  status: 'active',
};

/** A page of the trader on a device that keeps these alerts, and a second device. */
function watching(byAccount: Record<string, LocalAlert[]> = {}, pages = 1) {
  const told: Notice[] = [];
  const tell = (notice: Notice) => void told.push(notice);
  const notices: Notices = {
    info: tell,
    success: tell,
    warning: tell,
    error: tell,
    close: () => undefined,
  };
  const storage = memoryStorage();
  const store = settingIn(localAlertSetting, storage);
  store.set({ byAccount });
  const { client, clientOf } = createWorld({ scenario: 'quiet', account: 'trader@agio.test' });
  const listens = vi.spyOn(client.notifications, 'on');
  for (let page = 0; page < pages; page += 1)
    render(
      <ExchangeProvider client={client}>
        <WidgetsProvider storage={storage} notices={notices}>
          <PriceAlertWatch />
        </WidgetsProvider>
      </ExchangeProvider>,
    );
  /** Waits until the watch hears alerts, and not the list of the client alone. */
  const hearing = () =>
    waitFor(() =>
      expect(listens.mock.calls.filter(([event]) => event === 'priceAlert')).toHaveLength(2),
    );
  return { told, store, client, hearing, other: clientOf('trader@agio.test') };
}

test('an alert that another device set is shown here once, when a trade reaches it', async () => {
  const { told, client, hearing, other } = watching();
  await hearing();
  await vi.waitFor(() =>
    expect(client.notifications.connection.getSnapshot().status).toBe('connected'),
  );
  const condition = { kind: 'Price', direction: 'Rise', price: '6.4185' } as const;
  const { id } = await other.priceAlerts.create({ market: 'XCB-CTN', condition });
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' } as const;
  await other.trading.createOrder(order);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ title: 'XCB/CTN has reached 6.4185 CTN', isKept: true });
  expect(told[0]?.id).toContain(id);
  const { items } = await other.inbox.list();
  expect(items.find(({ kind }) => kind === 'PriceAlert')).toMatchObject({ priceAlert: { id } });
});

test('alerts of the browser are moved once, also by two pages at a time; those of another account stay', async () => {
  const other = { ...alert, id: 'o' };
  const paused = { ...alert, id: 'p', status: 'reached' } as const;
  const { store, client } = watching(
    { guest: [alert], trader: [paused], 'another-account': [other] },
    2,
  );
  await waitFor(() => expect(store.get().byAccount).toEqual({ 'another-account': [other] }));
  const moved = await client.priceAlerts.list();
  expect(moved.map(({ status }) => status).toSorted()).toEqual(['Active', 'Paused']);
});

test('an alert that the exchange refuses stays in the browser as refused, with those of the account', async () => {
  const there = { ...alert, price: '0.5' };
  const { store, told, client } = watching({ guest: [there] });
  await waitFor(() =>
    expect(store.get().byAccount).toEqual({ trader: [{ ...there, isRefused: true }] }),
  );
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.title).toContain('could not be moved');
  expect(await client.priceAlerts.list()).toEqual([]);
});
