// @vitest-environment jsdom
import type { Ticker } from '@agio/api-client/contract';
import { ExchangeProvider } from '@agio/api-client/react';
import { createWorld } from '@agio/sandbox/world';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Notice, type Notices, settingIn } from '../host/index.ts';
import { WidgetsProvider } from '../provider/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { PriceAlertWatcher } from './price-alert-watcher.tsx';
import { type PriceAlert, priceAlertSetting } from './setting.ts';

// A machine may be busy: what is waited for may take its time.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const alert: PriceAlert = {
  id: 'a',
  market: 'XCB-CTN',
  direction: 'above',
  price: '6.5',
  status: 'active',
};

/** The alerts of a guest before a market whose last price is what the test says. */
function watching(last: string, alerts: PriceAlert[] = [alert], account = 'guest') {
  const said = { last };
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
  const store = settingIn(priceAlertSetting, storage);
  store.set({ byAccount: { [account]: alerts } });
  const { sandbox, client } = createWorld({
    scenario: 'quiet',
    hubSays: (name, message) =>
      Array.isArray(message) && message.some(isTicker)
        ? (message as Ticker[]).map((each) =>
            each.market === 'XCB-CTN' ? { ...each, last: said.last } : each,
          )
        : (void name, message),
  });
  render(
    <ExchangeProvider client={client}>
      <WidgetsProvider storage={storage} notices={notices}>
        <PriceAlertWatcher />
      </WidgetsProvider>
    </ExchangeProvider>,
  );
  const statuses = () => store.get().byAccount[account]?.map(({ status }) => status);
  return { said, told, sandbox, store, statuses };
}
const isTicker = (message: unknown): message is Ticker =>
  typeof message === 'object' && message !== null && 'changePercent24h' in message;

test('an alert is shown once when a live price reaches it, and is reached from then on', async () => {
  const { told, statuses } = watching('6.5');
  await waitFor(() => expect(statuses()).toEqual(['reached']));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ id: 'price-alert-a', title: 'XCB/CTN has reached 6.5000 CTN' });
});

test('an alert that another tab reached is shown here too, and one reached before is not', async () => {
  const before: PriceAlert = { ...alert, id: 'b', status: 'reached' };
  const { told, store } = watching('6.4', [alert, before]);
  const reached = { price: '6.6', at: 1_763_000_000_000 };
  act(() =>
    store.set({
      byAccount: { guest: [{ ...alert, status: 'reached', reached }, before] },
    }),
  );
  await waitFor(() => expect(told.map(({ id }) => id)).toEqual(['price-alert-a']));
});

test('the alerts of one account are not those of another', async () => {
  const other: PriceAlert = { ...alert, id: 'g', price: '6.4' };
  const { store, told } = watching('6.5', [alert], 'somebody-else');
  act(() =>
    store.set({
      byAccount: { 'somebody-else': [alert], guest: [other] },
    }),
  );
  await waitFor(() => expect(told.map(({ id }) => id)).toEqual(['price-alert-g']));
  expect(store.get().byAccount['somebody-else']?.[0]?.status).toBe('active');
});
