// @vitest-environment jsdom
import { type Announcement, createExchangeClient, createStaticSession } from '@agio/api-client';
import { ExchangeProvider } from '@agio/api-client/react';
import { createSandbox, manualClock } from '@agio/sandbox';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configSchema } from '../../config/schema.ts';
import * as v from 'valibot';
import { ConfigProvider } from '../../config/use-config.ts';
import { Announcements } from './announcements.tsx';
import { Rewards } from './rewards.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});
const open: { dispose: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const client of open.splice(0)) client.dispose();
  localStorage.clear();
  vi.useRealTimers();
});

const trader = 'trader@agio.test';

const announced = (id: string): Announcement => ({
  id,
  type: 'Banner',
  description: `Announcement ${id}`,
  link: 'https://agio.test/news',
  releasesAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
});

function page() {
  const sandbox = createSandbox({ scenario: 'default', seed: 7, clock: manualClock() });
  const client = createExchangeClient({
    baseUrl: 'http://exchange.test',
    session: createStaticSession(sandbox.issueToken(trader), { sub: trader, email: trader }),
    fetch: async (request) =>
      new URL(request.url).pathname.endsWith('/announcement')
        ? Response.json(['one', 'two'].map(announced))
        : sandbox.fetch(request),
    connectHub: (hub, { accessToken }) => sandbox.connectHub(hub, { accessToken }),
    retryDelaysMs: [],
  });
  const config = v.parse(configSchema, {
    identity: { authority: '/identity', clientId: 'agio' },
    opensByItself: { importantNotice: false, claimRewards: false },
  });
  open.push(client);
  return render(
    <ConfigProvider value={config}>
      <ExchangeProvider client={client}>
        <Announcements />
        <Rewards />
      </ExchangeProvider>
    </ConfigProvider>,
  );
}

test('an announcement that is closed stays closed, and no other with it', async () => {
  const { unmount } = page();
  await screen.findByText('Announcement one');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(screen.queryByText('Announcement one')).toBeNull();
  unmount();
  page();
  await screen.findByText('Announcement two');
  expect(screen.queryByText('Announcement one')).toBeNull();
});

test('rewards that are hidden for now are hidden for the day, and are back on the next', async () => {
  const { unmount } = page();
  fireEvent.click(await screen.findByRole('button', { name: 'Hide for now' }));
  expect(screen.queryByRole('button', { name: 'Hide for now' })).toBeNull();
  unmount();
  const { unmount: leave } = page();
  await screen.findByText('Announcement two');
  expect(screen.queryByRole('button', { name: 'Hide for now' })).toBeNull();
  leave();
  vi.setSystemTime(new Date(2026, 10, 23, 9));
  page();
  expect(await screen.findByRole('button', { name: 'Hide for now' })).toBeDefined();
});
