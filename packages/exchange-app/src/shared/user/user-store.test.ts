// @vitest-environment jsdom
import {
  createStaticSession,
  type EndReason,
  storageKeys,
  type UserInformation,
} from '@agio/api-client';
import { expect, test } from 'vitest';
import { keepUserOf, keptUser } from './user-store.ts';

test('S21 typed text is not for another user who signs in instead, nor for one who comes after a sign-out', () => {
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

test('the step that the verification tells stays when older user information arrives after it, and over a reload', () => {
  keepUserOf(createStaticSession('token', { sub: 'noah' }));
  const loaded: UserInformation = {
    id: 'noah',
    coreId: null,
    email: 'noah@agio.test',
    displayName: 'Noah',
    verificationLevel: null,
    roles: [],
    complianceTier: 'Tier0',
    complianceStep: 'KycRequest',
    activityStatus: 'WaitingForData',
    isTerminated: false,
    isFrozen: false,
    documentExpirationDate: null,
    lastRequest: null,
  };
  const step = () => keptUser.getSnapshot()?.complianceStep;
  keptUser.setComplianceStep('FormA');
  expect(step()).toBeUndefined();
  keptUser.set(loaded);
  keptUser.setComplianceStep('FormA');
  keptUser.set({ ...loaded, verificationLevel: 1 });
  expect(keptUser.getSnapshot()).toMatchObject({ complianceStep: 'FormA', verificationLevel: 1 });
  expect(sessionStorage.getItem(storageKeys.userInformation)).toContain('FormA');
  keptUser.setComplianceStep('Trading');
  expect(step()).toBe('Trading');
});
