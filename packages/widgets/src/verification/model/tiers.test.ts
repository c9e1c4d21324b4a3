import { describe, expect, test } from 'vitest';
import { accountOf, type AccountStanding } from '../../host/index.ts';
import { sampleState } from '../testing/sample-state.ts';
import { tierColumns, upgradeOf, warnsBefore } from './tiers.ts';

const standing: AccountStanding = {
  verificationLevel: 1,
  roles: [],
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  complianceTier: 'Tier1',
  lastRequest: null,
};
const as = (change: Partial<AccountStanding> = {}) => accountOf(true, { ...standing, ...change });
const begun = sampleState('Tier2', 4);

describe('the tiers side by side', () => {
  test('show where the customer stands, and which parts of each are there', () => {
    const columns = tierColumns('Tier1', begun);
    expect(columns.map(({ standing: where }) => where)).toEqual([
      'reached',
      'current',
      'open',
      'open',
    ]);
    expect(tierColumns('Tier1', sampleState('Tier2', 5))[2]).toMatchObject({
      standing: 'started',
      asks: [
        { ask: 'purpose', isDone: true },
        { ask: 'employment', isDone: false },
      ],
    });
    const review = sampleState('Tier2', 6, { step: 'PendingForReview' });
    expect(tierColumns('Tier1', review)[2]?.standing).toBe('inReview');
  });
  test('are all open to a guest', () => {
    expect(tierColumns(undefined, undefined).map(({ standing: where }) => where)).toEqual(
      Array.from({ length: 4 }, () => 'open'),
    );
  });
});

describe('the way to the next tier', () => {
  test('goes on where it was left', () => {
    expect(upgradeOf(as(), begun)).toEqual({ to: 'Tier2', step: 'PrimarySource', hasBegun: true });
    expect(upgradeOf(as(), sampleState('Tier2', 3))).toEqual({
      to: 'Tier2',
      step: 'PrimaryUse',
      hasBegun: false,
    });
  });
  test('begins at the start for a newcomer', () => {
    const newcomer = as({
      verificationLevel: null,
      complianceTier: 'Tier0',
      complianceStep: 'NoData',
      activityStatus: 'WaitingForData',
    });
    expect(upgradeOf(newcomer, sampleState('Tier1', 0))).toMatchObject({ step: 'NoData' });
  });
  test.each([
    ['signedOut', accountOf(false, undefined)],
    ['staff', as({ roles: ['ComplianceReviewer'] })],
    ['frozen', as({ activityStatus: 'Frozen', isFrozen: true })],
    ['closed', as({ activityStatus: 'Terminated', isTerminated: true })],
    ['closed', as({ activityStatus: 'Banned', complianceStep: 'Forbidden' })],
    ['loading', accountOf(true, undefined)],
    ['inReview', as({ activityStatus: 'WaitingForReview' })],
    ['inReview', as({ complianceStep: 'PendingForReview' })],
    ['moreData', as({ lastRequest: { id: '1', status: 'RequestedMoreData' } })],
    ['moreData', as({ lastRequest: { id: '1', status: 'Open' } })],
    ['highest', as({ complianceTier: 'Tier2' })],
  ] as const)('is closed with a reason: %s', (obstacle, account) => {
    expect(upgradeOf(account, begun)).toEqual({ obstacle });
  });
});

describe('a question of Tier 3 that is opened by its address', () => {
  const tier2 = as({ complianceTier: 'Tier2' });
  const warns = (step: Parameters<typeof warnsBefore>[0], state: Parameters<typeof upgradeOf>[1]) =>
    warnsBefore(step, upgradeOf(tier2, state));
  const fresh = sampleState('Tier3', 6);

  test('begins with the warning, those of lower tiers do not', () => {
    expect(warns('TotalValue', fresh)).toBe(true);
    expect(warns('EmploymentStatus', fresh)).toBe(false);
    expect(warns('PrimaryUse', begun)).toBe(false);
  });
  test('shows at once what is answered or drafted, and what is locked', () => {
    expect(warns('Industry', sampleState('Tier3', 7))).toBe(false);
    const savedAt = '2026-11-20T11:30:00.000Z';
    const draft = { step: 'TotalValue', content: '"Under1000"', savedAt } as const;
    expect(warns('TotalValue', sampleState('Tier3', 6, { drafts: [draft] }))).toBe(false);
    const review = sampleState('Tier3', 6, { step: 'PendingForReview' });
    expect(warns('TotalValue', review)).toBe(false);
  });
});
