import { ApiError } from '@agio/api-client';
import { expect, test } from 'vitest';
import { accountOf } from '../host/account.ts';
import { loadStateOf, notAllowedReason } from './load.tsx';

const fault = new ApiError('timeout');
const gated = new ApiError('gated');

test('data loaded before stays in sight when the next read fails, and is marked as old', () => {
  expect(loadStateOf({ data: undefined, error: undefined })).toEqual({ status: 'loading' });
  expect(loadStateOf({ data: [], error: undefined })).toEqual({ status: 'ready' });
  expect(loadStateOf({ data: undefined, error: fault })).toEqual({ status: 'error', fault });
  expect(loadStateOf({ data: [1], error: fault })).toEqual({ status: 'stale', fault });
});

test('an empty list differs from a list without a match', () => {
  expect(loadStateOf({ data: [], error: undefined }, true)).toEqual({ status: 'empty' });
  expect(loadStateOf({ data: [], error: undefined }, 'noMatch')).toEqual({
    status: 'empty',
    reason: 'noMatch',
  });
});

test('an account is refused for the reason that most wants saying, and a guest for being one', () => {
  const trader = accountOf(true, undefined);
  expect(notAllowedReason(accountOf(false, undefined), undefined)).toBe('signedOut');
  expect(notAllowedReason(trader, undefined)).toBeUndefined();
  expect(notAllowedReason(trader, fault)).toBeUndefined();
  expect(notAllowedReason(trader, gated)).toBe('unknown');
  expect(notAllowedReason(accountOf(true, undefined, 'frozen'), undefined)).toBe('frozen');
});
