// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createNoticeLog, type NoticeKind, type Notices, settingIn } from '../host/index.ts';
import { notificationSettings, type NotificationWay } from '../preferences/index.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { TestHost } from '../testing/test-host.tsx';
import { useNotify } from './use-notify.ts';

const played = vi.hoisted(() => vi.fn<(tune: string) => void>());
vi.mock('./notification-sound.ts', () => ({ playNotificationSound: played }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  played.mockClear();
});

/** Returns the notices about the fill of an order, with these ways switched on. */
async function told(...ways: NotificationWay[]) {
  const toasts: NoticeKind[] = [];
  const system: string[] = [];
  class FakeNotification {
    static permission = 'granted';
    constructor(title: string) {
      system.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  const log = createNoticeLog();
  const toast = (kind: NoticeKind) => () => void toasts.push(kind);
  const notices: Notices = {
    info: toast('info'),
    success: toast('success'),
    warning: toast('warning'),
    error: toast('error'),
    close: () => undefined,
    log,
  };
  const storage = memoryStorage();
  const store = settingIn(notificationSettings, storage);
  const on = (way: NotificationWay) => ways.includes(way);
  store.set({
    ...store.fallback,
    orders: { toast: on('toast'), system: on('system'), sound: on('sound') },
  });
  function Teller() {
    const tell = useNotify();
    useEffect(
      () => tell('orders', { kind: 'success', id: 'o', title: 'Order filled', tune: 'Buy' }),
      [tell],
    );
    return null;
  }
  render(
    <TestHost notices={notices} storage={storage}>
      <Teller />
    </TestHost>,
  );
  return { toasts, system, logged: log.getSnapshot().map(({ title }) => title) };
}

test('a notification appears in the ways that are chosen for its kind, and in no other', async () => {
  expect(await told('toast')).toMatchObject({ toasts: ['success'], system: [] });
  expect(await told('system')).toMatchObject({ toasts: [], system: ['Order filled'] });
  expect(played).not.toHaveBeenCalled();
  await told('sound');
  await vi.waitFor(() => expect(played).toHaveBeenCalledWith('Buy'));
});

test('a notification that has no toast is in the notification centre all the same', async () => {
  expect(await told()).toEqual({ toasts: [], system: [], logged: ['Order filled'] });
});
