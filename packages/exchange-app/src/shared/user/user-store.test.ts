// @vitest-environment jsdom
import { createStaticSession, type EndReason, storageKeys } from '@agio/api-client';
import { expect, test } from 'vitest';
import { keepUserOf } from './user-store.ts';

test('S21 what was typed is not for somebody else who signs in in its place, nor for whoever comes after a sign-out', () => {
  const session = createStaticSession('token', { sub: 'ada' });
  const endings = new Map<string, (reason: EndReason) => void>();
  keepUserOf({
    ...session,
    onEnding: (phase, callback) => {
      endings.set(phase, callback);
      return () => endings.delete(phase);
    },
  });
  const left = (reason: EndReason) => {
    sessionStorage.setItem(storageKeys.ticketDraft, '{}');
    endings.get('helperStorage')?.(reason);
    return sessionStorage.getItem(storageKeys.ticketDraft);
  };
  expect(left('elsewhere')).toBe('{}');
  expect(left('replaced')).toBeNull();
  expect(left('signedOut')).toBeNull();
});
