// @vitest-environment jsdom
import { createStaticSession, type EndReason, storageKeys } from '@agio/api-client';
import { expect, test } from 'vitest';
import { keepUserOf } from './user-store.ts';

test('S21 what was typed is not for somebody else who signs in in its place', () => {
  const session = createStaticSession('token', { sub: 'ada' });
  const endings = new Map<string, (reason: EndReason) => void>();
  keepUserOf({
    ...session,
    onEnding: (phase, callback) => {
      endings.set(phase, callback);
      return () => endings.delete(phase);
    },
  });
  sessionStorage.setItem(storageKeys.ticketDraft, '{}');
  endings.get('helperStorage')?.('elsewhere');
  expect(sessionStorage.getItem(storageKeys.ticketDraft)).toBe('{}');
  endings.get('helperStorage')?.('replaced');
  expect(sessionStorage.getItem(storageKeys.ticketDraft)).toBeNull();
});
