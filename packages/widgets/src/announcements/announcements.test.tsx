// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastNotices } from '../host/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SandboxStage } from '../testing/sandbox-stage.tsx';
import { AnnouncementBanners } from './announcement-banners.tsx';
import { AnnouncementBoard } from './announcement-board.tsx';
import { NotificationButton } from './notification-button.tsx';
import { announcement, announcing } from './testing/announced.ts';

configure({ asyncUtilTimeout: 30_000 });
afterEach(() => {
  cleanup();
  toastNotices.log.clear();
  vi.useRealTimers();
});

test('an announcement that is closed stays closed, and no other with it', async () => {
  const storage = memoryStorage();
  const page = () =>
    render(
      <SandboxStage
        still
        storage={storage}
        {...announcing(
          // Released together, they keep their order.
          ...['one', 'two'].map((id) =>
            announcement({
              id,
              type: 'Banner',
              description: `Announcement ${id}`,
              releasesAt: '2026-01-01T00:00:00Z',
            }),
          ),
        )}
      >
        <AnnouncementBanners />
      </SandboxStage>,
    );
  const { unmount } = page();
  await screen.findByText('Announcement one');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(screen.queryByText('Announcement one')).toBeNull();
  unmount();
  page();
  await screen.findByText('Announcement two');
  expect(screen.queryByText('Announcement one')).toBeNull();
});

test('ux-review L11: an announcement for the readers of other variants alone is not shown', async () => {
  const page = (brand?: string) =>
    render(
      <SandboxStage
        still
        brand={brand}
        {...announcing(
          announcement({ id: 'all', description: 'For all' }),
          announcement({ id: 'energy', description: 'Solar', brands: ['agio', 'verdant'] }),
          announcement({ id: 'none', description: 'Named without variants', brands: null }),
        )}
      >
        <AnnouncementBoard />
      </SandboxStage>,
    );
  const { unmount } = page('aurum');
  await screen.findByText('For all');
  expect(screen.getByText('Named without variants')).toBeTruthy();
  expect(screen.queryByText('Solar')).toBeNull();
  unmount();
  for (const brand of ['verdant', undefined]) {
    const shown = page(brand);
    await screen.findByText('Solar');
    shown.unmount();
  }
});

test('ux-review L11: a variant shows the banners that name the variant, and none that are for all', async () => {
  const page = (brand: string) =>
    render(
      <SandboxStage
        still
        brand={brand}
        {...announcing(
          ...(
            [
              ['For all', null],
              ['Wind', ['aurum']],
              ['Solar', ['agio', 'verdant']],
            ] as const
          ).map(([description, brands]) =>
            announcement({
              id: description,
              type: 'Banner',
              description,
              brands: brands && [...brands],
            }),
          ),
        )}
      >
        <AnnouncementBanners isOwn />
        <AnnouncementBoard />
      </SandboxStage>,
    );
  const { unmount } = page('verdant');
  await screen.findByText('Solar');
  expect(screen.queryByText('Wind')).toBeNull();
  expect(screen.queryByText('For all')).toBeNull();
  unmount();
  page('aurum');
  await screen.findByText('Wind');
  expect(screen.queryByText('Solar')).toBeNull();
});

test('the board shows what is announced now, the newest first, and follows releases and ends while it stands', async () => {
  const start = Date.UTC(2026, 10, 22, 12);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start });
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  const times = (id: string, from: number, until: number) =>
    announcement({ id, description: id, releasesAt: at(from), expiresAt: at(until) });
  const until = async (ready: () => boolean) => {
    while (!ready()) await act(() => vi.advanceTimersByTimeAsync(1));
  };
  render(
    <SandboxStage
      still
      {...announcing(
        times('older', -60, 60),
        times('newer', -30, 90),
        times('over', -90, 0),
        times('to come', 10, 90),
        announcement({ id: 'banner', type: 'Banner', description: 'banner' }),
      )}
    >
      <AnnouncementBoard />
    </SandboxStage>,
  );
  const shown = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi'));
  const texts = () => shown().map((text) => text?.textContent);
  await until(() => shown().length > 0);
  expect(texts()).toEqual(['newer', 'older']);
  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
  expect(texts()).toEqual(['to come', 'newer', 'older']);
  await act(() => vi.advanceTimersByTimeAsync(50 * 60_000));
  expect(texts()).toEqual(['to come', 'newer']);
});

test('S37 a link of the board that is not https is not followed', async () => {
  const links = ['https://agio.example/a', 'http://agio.example/b', 'javascript:alert(1)', null];
  render(
    <SandboxStage
      still
      {...announcing(...links.map((link, i) => announcement({ id: `a${i}`, link })))}
    >
      <AnnouncementBoard />
    </SandboxStage>,
  );
  const link = await screen.findByRole('link', { name: /^Details/ });
  expect(screen.getAllByRole('link')).toEqual([link]);
  expect(link.getAttribute('href')).toBe('https://agio.example/a');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
});

test('the button counts the new entries: those of this visit, and those on the board', async () => {
  const stage = (children: ReactNode) => (
    <SandboxStage still {...announcing(announcement())}>
      {children}
    </SandboxStage>
  );
  render(stage(<NotificationButton />));
  const button = await screen.findByRole('button', { name: 'Notifications, 1 new' });
  act(() => void toastNotices.log.add('success', { title: 'Order filled' }));
  expect(screen.getByRole('button', { name: 'Notifications, 2 new' })).toBe(button);
  act(() => toastNotices.log.markRead());
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBe(button);
});
