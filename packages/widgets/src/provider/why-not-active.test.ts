import { expect, test } from 'vitest';
import { whyNotActive } from './why-not-active.tsx';

type Asked = Parameters<typeof whyNotActive>[0];

const standing: Asked['standing'] = {
  verificationLevel: 2,
  roles: [],
  complianceTier: 'Tier2',
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  lastRequest: null,
};
const user: Asked = {
  kind: 'trader',
  isTerminated: false,
  isFrozen: false,
  isInReview: false,
  standing,
};

test.each<[ReturnType<typeof whyNotActive>, Partial<Asked>]>([
  ['terminated', { isTerminated: true, isFrozen: true }],
  ['frozen', { isFrozen: true, isInReview: true }],
  ['inReview', { isInReview: true, standing: { ...standing, activityStatus: 'WaitingForReview' } }],
  ['unverified', { standing: { ...standing, activityStatus: 'WaitingForData' } }],
  ['unverified', { standing: { ...standing, complianceStep: 'NoData' } }],
  ['staff', { kind: 'officer' }],
  ['staff', { kind: 'viewer' }],
  ['unknown', { standing: { ...standing, activityStatus: 'Banned' } }],
])('who may not trade hears why: %s', (reason, change) => {
  expect(whyNotActive({ ...user, ...change })).toBe(reason);
});
