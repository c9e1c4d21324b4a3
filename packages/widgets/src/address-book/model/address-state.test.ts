import { addressAllowances } from '@agio/api-client';
import { expect, test } from 'vitest';
import { isProvable, stateOf } from './address-state.ts';

test('every allowance has its state', () => {
  const states = addressAllowances.map((allowance) => [
    allowance,
    stateOf({ allowance, formSubmittedAt: null, reproofAt: null }),
  ]);
  expect(Object.fromEntries(states)).toEqual({
    IsAllowed: 'allowed',
    VerificationRequired: 'proof',
    ExternalCorePassWalletAddressNotAllowed: 'blocked',
    InternalPingOwnedWalletAddressNotAllowed: 'blocked',
    TargetAddressIsNotAllowed: 'blocked',
    VerificationRequiredWithReplace: 'proof',
    VerificationRequiredLtc: 'proof',
    InvalidatedWalletAddress: 'invalidated',
  });
});

test('an allowance of a later version can neither be sent to nor proven', () => {
  const entry = { allowance: 'Unknown', formSubmittedAt: null, reproofAt: null } as const;
  expect([stateOf(entry), isProvable(entry)]).toEqual(['blocked', false]);
});

test('while a person looks at the form, nothing is proven a second time', () => {
  const entry = {
    allowance: 'VerificationRequired',
    formSubmittedAt: '2026-11-20T12:00:00.000Z',
    reproofAt: null,
  } as const;
  expect([stateOf(entry), isProvable(entry)]).toEqual(['review', false]);
});

test('a proof that an officer looks at is not given a second time', () => {
  const entry = {
    allowance: 'InvalidatedWalletAddress',
    formSubmittedAt: null,
    reproofAt: '2026-11-20T12:00:00.000Z',
  } as const;
  expect([stateOf(entry), isProvable(entry)]).toEqual(['review', false]);
});
