import { activityStatuses, type UserInformation } from '@agio/api-client';
import { expect, test } from 'vitest';
import { effectsOf } from './account-effects.ts';

const trader: UserInformation = {
  id: 'trader',
  coreId: null,
  email: 'trader@agio.test',
  displayName: 'Trader',
  verificationLevel: 1,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  documentExpirationDate: null,
  lastRequest: null,
};

const nothing = { trades: false, sends: false, asks: false };

test.each([
  ['Active', { trades: true, sends: true, sees: 'everything', told: 'nothing' }],
  ['Limited', { trades: true, sends: false, sees: 'everything', told: 'banner' }],
  ['Frozen', { ...nothing, reason: 'frozen', sees: 'noBalances', told: 'banner' }],
  ['Terminated', { ...nothing, reason: 'terminated', sees: 'nothing', told: 'banner' }],
  ['Banned', { ...nothing, reason: 'banned', sees: 'nothing', told: 'banner' }],
  [
    'WaitingForData',
    { ...nothing, reason: 'waitingForData', sees: 'noBalances', told: 'pages', asks: true },
  ],
  ['WaitingForReview', { ...nothing, reason: 'inReview', sees: 'noBalances', told: 'pages' }],
] as const)('an account that is set to %s: why, and what it can do', (status, effects) => {
  expect(effectsOf(trader, status)).toMatchObject(effects);
});

test('orders are cancelled with every status in which their owner could not cancel them', () => {
  for (const status of activityStatuses) {
    const { trades, cancelsOrders } = effectsOf(trader, status);
    expect([status, cancelsOrders]).toEqual([status, !trades]);
  }
});

test('a frozen account that is set to Active can do everything again', () => {
  const frozen = { ...trader, activityStatus: 'Frozen', isFrozen: true } as const;
  expect(effectsOf(frozen, 'Active')).toMatchObject({ trades: true, sends: true });
});

test('an account without an identity check cannot trade, whatever its status', () => {
  const unverified = { ...trader, verificationLevel: null };
  expect(effectsOf(unverified, 'Active')).toMatchObject({ reason: 'unverified', asks: true });
});
