// @vitest-environment jsdom
import type { Announcement } from '@agio/api-client';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InShell, routerAt } from '../../testing/in-shell.tsx';
import { Announcements } from './announcements.tsx';
import { Rewards } from './rewards.tsx';

configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const announced = (id: string): Announcement => ({
  id,
  type: 'Banner',
  description: `Announcement ${id}`,
  link: 'https://agio.test/news',
  releasesAt: '2026-11-01T00:00:00.000Z',
  expiresAt: '2026-12-01T00:00:00.000Z',
});

function page() {
  const banners = (
    <>
      <Announcements />
      <Rewards />
    </>
  );
  return render(
    <InShell
      router={routerAt('/markets', banners)}
      account="trader@agio.test"
      answer={({ url }) =>
        url.endsWith('/announcement') ? Response.json(['one', 'two'].map(announced)) : undefined
      }
    />,
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
