import { ApiError } from '@agio/api-client';
import { toastNotices } from '@agio/widgets/host';
import { beforeEach, describe, expect, test } from 'vitest';
import '../../testing/english.ts';
import { notifyError } from './notify.ts';

beforeEach(() => toastNotices.log.clear());

describe('toasts for failed calls (spec §8)', () => {
  const told = (error: unknown) => {
    notifyError(error);
    return toastNotices.log.getSnapshot().map(({ id, description }) => [id, description]);
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
