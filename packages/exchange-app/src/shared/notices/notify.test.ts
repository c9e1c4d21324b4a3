import { ApiError } from '@agio/api-client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../language/english.ts';
import { hostNotices, noticesWait, notify, notifyError, onNoticeWaiting } from './notify.ts';

const shown =
  vi.fn<
    (kind: string, notice: { id?: string | undefined; description?: string | undefined }) => void
  >();

const close = vi.fn<(id: string) => void>();
const host = { show: shown, close };

beforeEach(() => {
  hostNotices(host)();
  shown.mockClear();
  close.mockClear();
});

describe('notices', () => {
  test('one that comes before its host is kept, asks for the host, and is shown once', () => {
    const wanted = vi.fn<() => void>();
    const stop = onNoticeWaiting(wanted);
    notify.success({ title: 'Saved' });
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(noticesWait()).toBe(true);
    const leave = hostNotices(host);
    expect(shown).toHaveBeenCalledExactlyOnceWith('success', { title: 'Saved' });
    expect(noticesWait()).toBe(false);
    leave();
    stop();
  });

  test('one that is superseded is gone, whether it is shown or still waits', () => {
    notify.error({ id: 'order-failed', title: 'Order not placed' });
    notify.close('order-failed');
    expect(noticesWait()).toBe(false);
    const leave = hostNotices(host);
    expect(shown).not.toHaveBeenCalled();
    notify.close('order-failed');
    expect(close).toHaveBeenCalledExactlyOnceWith('order-failed');
    leave();
  });
});

describe('toasts for failed calls (spec §8)', () => {
  const told = (error: unknown) => {
    const leave = hostNotices(host);
    notifyError(error);
    leave();
    return shown.mock.calls.map(([, notice]) => [notice.id, notice.description]);
  };

  test('the code is the id and the messages are listed', () => {
    const error = new ApiError('http', {
      status: 400,
      errorCode: 60112,
      messages: ['Too small', 'Too far'],
    });
    expect(told(error)).toEqual([['60112', 'Too small\nToo far']]);
  });

  test('70100 is never shown, nor an empty body, nor a cancelled or gated call', () => {
    expect(told(new ApiError('http', { status: 400, errorCode: 70100, messages: ['x'] }))).toEqual(
      [],
    );
    expect(told(new ApiError('http', { status: 500, emptyBody: true }))).toEqual([]);
    expect(told(new ApiError('aborted'))).toEqual([]);
    expect(told(new ApiError('gated'))).toEqual([]);
    expect(told(new ApiError('network'))).toEqual([]);
    expect(told(new Error('a mistake of ours'))).toEqual([]);
  });
});
