import { expect, test } from 'vitest';
import { uploadPurpose } from './upload-purpose.ts';

const tier3 = {
  steps: ['TotalValue' as const, 'SourceOfFunds' as const],
  targetTier: 'Tier3' as const,
};
const tier2 = { steps: ['PrimaryUse' as const], targetTier: 'Tier2' as const };

test.each([
  ['RequestedMoreData', 'asked'],
  ['Open', 'open'],
  ['PendingForReview', 'added'],
] as const)('a request that is %s decides what documents are for', (statusType, purpose) => {
  expect(uploadPurpose({ statusType }, tier3, 'Tier2')).toBe(purpose);
});

test.each(['Approved', 'Denied', 'Cancelled', 'Unknown'] as const)(
  'after a request that is %s the questions of the next tier decide',
  (statusType) => {
    expect(uploadPurpose({ statusType }, tier3, 'Tier2')).toBe('application');
    expect(uploadPurpose({ statusType }, tier2, 'Tier1')).toBe('none');
  },
);

test('no document is required at the highest tier, or before the exchange has answered', () => {
  expect(uploadPurpose(null, tier3, 'Tier3')).toBe('none');
  expect(uploadPurpose(null, undefined, undefined)).toBe('none');
});
