import { expect, test } from 'vitest';
import { codeInGroups, letterOf, linkAsRead, payoutOf } from './referrals.ts';
import type { ReferralOverview } from '@agio/api-client';

const overview: ReferralOverview = {
  code: 'LK7F2Q9A',
  link: 'https://agio.test/?ref-code=LK7F2Q9A',
  share: '0.2',
  discount: '0.1',
  bonus: '5',
  payoutFrom: '20',
  invited: 4,
  verified: 3,
  earned: '115.12',
  pending: '18.42',
  claimable: '96.7',
  rebate: null,
  rewardAsset: 'USDC',
};

test('a code is read in groups of four, also one that does not divide', () => {
  expect(codeInGroups('LK7F2Q9A')).toBe('LK7F 2Q9A');
  expect(codeInGroups('ABCDE')).toBe('ABCD E');
  expect(codeInGroups('')).toBe('');
});

test('a link is read without what every address begins with, and sent with it', () => {
  expect(linkAsRead(overview.link)).toBe('agio.test/?ref-code=LK7F2Q9A');
  expect(letterOf({ title: 'A & B', text: overview.link })).toBe(
    'mailto:?subject=A%20%26%20B&body=https%3A%2F%2Fagio.test%2F%3Fref-code%3DLK7F2Q9A',
  );
});

test('the distance to the next reward is exact', () => {
  const payout = payoutOf(overview);
  expect(payout?.toGo.toString()).toBe('1.58');
  expect(payout?.share).toBe(0.921);
});

test.each([
  ['nothing is pending', { pending: '0' }],
  ['the exchange does not say what is pending', { pending: undefined }],
  ['the exchange does not say when it is paid out', { payoutFrom: undefined }],
])('there is no way to the next reward where %s', (_why, change) => {
  expect(payoutOf({ ...overview, ...change })).toBeUndefined();
});

test('more than enough is nothing to go, until it is paid out', () => {
  const payout = payoutOf({ ...overview, pending: '23.42' });
  expect([payout?.toGo.toString(), payout?.share]).toEqual(['0', 1]);
});
