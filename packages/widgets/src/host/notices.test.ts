import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createNoticeLog } from './notice-log.ts';
import { displayNotices, toastNotices, toastsWanted } from './notices.ts';

const show = vi.fn<(kind: string, notice: object) => void>();
const close = vi.fn<(id: string) => void>();
const display = { show, close };

beforeEach(() => {
  displayNotices(display)();
  show.mockClear();
  close.mockClear();
});

describe('notices', () => {
  test('one that comes before the toasts is kept, asks for them, and is shown once', () => {
    toastNotices.success({ title: 'Saved' });
    expect(toastsWanted.getSnapshot()).toBe(true);
    const stop = displayNotices(display);
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'success',
      expect.objectContaining({ title: 'Saved' }),
    );
    stop();
    displayNotices(display)();
    expect(show).toHaveBeenCalledTimes(1);
  });

  test('spec-audit L2: how far work is, is shown as it stands, and is no entry of the notification centre', () => {
    toastNotices.log.clear();
    toastNotices.progress?.({ id: 'file', title: 'Writing', share: 0.1 });
    toastNotices.progress?.({ id: 'file', title: 'Writing', share: 0.4 });
    const stop = displayNotices(display);
    expect(show.mock.calls).toEqual([['progress', { id: 'file', title: 'Writing', share: 0.4 }]]);
    expect(toastNotices.log.getSnapshot()).toEqual([]);
    stop();
  });

  test('one that is superseded is gone, whether it is shown or still waits', () => {
    toastNotices.error({ id: 'order-failed', title: 'Order not placed' });
    toastNotices.close('order-failed');
    const stop = displayNotices(display);
    expect(show).not.toHaveBeenCalled();
    toastNotices.close('order-failed');
    expect(close).toHaveBeenCalledExactlyOnceWith('order-failed');
    stop();
  });

  test('the later of two displays shows, also after the earlier has left', () => {
    const earlier = { show: vi.fn<() => void>(), close };
    const leaveEarlier = displayNotices(earlier);
    const leave = displayNotices(display);
    leaveEarlier();
    toastNotices.info({ title: 'Here' });
    expect(earlier.show).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledExactlyOnceWith(
      'info',
      expect.objectContaining({ title: 'Here' }),
    );
    leave();
  });

  test('an overlong name from the exchange is cut', () => {
    const stop = displayNotices(display);
    toastNotices.info({ title: 'a'.repeat(1000), description: 'b'.repeat(1000) });
    const [, notice] = show.mock.calls[0] as [string, { title: string; description: string }];
    expect([notice.title.length, notice.description.length]).toEqual([200, 600]);
    stop();
  });
});

describe('the log of notices', () => {
  test('keeps one of two with the same id, the newest first, and says which are new', () => {
    const log = createNoticeLog();
    log.add('success', { id: 'order-1', title: 'Order filled', description: '10 XCB' });
    log.add('info', { title: 'Currency saved' });
    log.markRead();
    log.add('success', { id: 'order-1', title: 'Order filled', description: '12 XCB' });
    expect(log.getSnapshot()).toMatchObject([
      { id: 'order-1', description: '12 XCB', isNew: true },
      { title: 'Currency saved', isNew: false },
    ]);
    log.clear();
    expect(log.getSnapshot()).toEqual([]);
  });

  test('keeps the last fifty, and notifies no listener where nothing changes', () => {
    const log = createNoticeLog();
    for (let i = 0; i < 60; i += 1) log.add('info', { title: `Notice ${i}` });
    expect(log.getSnapshot()).toHaveLength(50);
    expect(log.getSnapshot()[0]?.title).toBe('Notice 59');
    log.markRead();
    const listener = vi.fn<() => void>();
    log.subscribe(listener);
    log.markRead();
    expect(listener).not.toHaveBeenCalled();
  });
});
