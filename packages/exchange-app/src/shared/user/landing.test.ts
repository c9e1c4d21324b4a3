import { activityStatuses, complianceSteps } from '@agio/api-client';
import type { AccountStanding } from '@agio/widgets/host';
import { describe, expect, test } from 'vitest';
import {
  callbackFailureCloseMs,
  callbackFailureFallbackMs,
  landingFor,
  redirectAfterSignIn,
} from './landing.ts';

const trader: AccountStanding = {
  verificationLevel: 2,
  roles: [],
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
  complianceTier: 'Tier2',
  lastRequest: null,
};
const landing = { portfolio: '/aurum/portfolio' };
const after = (change: Partial<AccountStanding>, remembered?: string) =>
  redirectAfterSignIn({ user: { ...trader, ...change }, remembered, landing });

const heldBack: [string, Partial<AccountStanding>][] = [
  ['frozen', { activityStatus: 'Frozen' }],
  ['marked frozen', { isFrozen: true }],
  ['terminated', { activityStatus: 'Terminated' }],
  ['marked terminated', { isTerminated: true }],
  ['banned', { activityStatus: 'Banned' }],
  ['waiting for review', { activityStatus: 'WaitingForReview' }],
  ['in review for a first tier', { complianceStep: 'PendingForReview', verificationLevel: null }],
  [
    'in review while data is missing',
    { complianceStep: 'PendingForReview', activityStatus: 'WaitingForData' },
  ],
];
const unverified: [string, Partial<AccountStanding>][] = [
  ['data to give', { activityStatus: 'WaitingForData' }],
  [
    'data to give before the first tier',
    { activityStatus: 'WaitingForData', verificationLevel: null },
  ],
  ['no verification level', { verificationLevel: null }],
  ['verification level 0', { verificationLevel: 0 }],
];

describe('where a sign-in leads', () => {
  test('a verified user goes on to the remembered path after 1000 ms', () => {
    expect(after({}, '/trade/XCB-CTN?a=1')).toEqual({ path: '/trade/XCB-CTN?a=1', delayMs: 1_000 });
  });

  test('to / after 1000 ms where no path is remembered', () => {
    expect(after({})).toEqual({ path: '/', delayMs: 1_000 });
  });

  test('at step FormA, to the portfolio of the deployment at once', () => {
    expect(after({ complianceStep: 'FormA' }, '/convert')).toEqual({
      path: '/aurum/portfolio',
      delayMs: 0,
    });
  });

  test.each(unverified)('with %s, to the tiers at once', (_, change) => {
    expect(after(change, '/convert')).toEqual({ path: '/user/tiers', delayMs: 0 });
  });

  test.each(heldBack)('%s, to the markets at once', (_, change) => {
    expect(after(change, '/convert')).toEqual({ path: '/markets', delayMs: 0 });
    expect(after({ ...change, verificationLevel: null })).toEqual({ path: '/markets', delayMs: 0 });
  });

  test.each([
    ['support', '/markets'],
    ['ComplianceReviewer', '/admin/compliance'],
    ['TradeDataViewer', '/admin'],
    ['admin', '/admin'],
  ])('%s, to %s at once, whatever was remembered, verified or not', (role, path) => {
    expect(after({ roles: [role] }, '/convert')).toEqual({ path, delayMs: 0 });
    expect(after({ roles: [role], verificationLevel: null })).toEqual({ path, delayMs: 0 });
    expect(after({ roles: [role.toUpperCase()] }, '/convert')).toEqual({ path, delayMs: 0 });
  });

  test('an officer whose session ended in the back office returns there; support does not', () => {
    const remembered = '/admin/compliance?user=7';
    expect(after({ roles: ['ComplianceReviewer'] }, remembered)).toEqual({
      path: remembered,
      delayMs: 0,
    });
    expect(after({ roles: ['support'] }, remembered).path).toBe('/markets');
    expect(after({ roles: ['ComplianceReviewer'] }, '/administer').path).toBe('/admin/compliance');
  });

  test('only Active and Limited users who are verified and past FormA keep the path, also while a higher tier is in review', () => {
    for (const activityStatus of activityStatuses) {
      for (const complianceStep of complianceSteps) {
        const keeps = after({ activityStatus, complianceStep }, '/convert').path === '/convert';
        const expected =
          (activityStatus === 'Active' || activityStatus === 'Limited') &&
          complianceStep !== 'FormA';
        expect([activityStatus, complianceStep, keeps]).toEqual([
          activityStatus,
          complianceStep,
          expected,
        ]);
      }
    }
  });
});

describe('landing', () => {
  test('a verified trader lands on the deployment’s portfolio', () => {
    expect(landingFor(trader, landing)).toBe('/aurum/portfolio');
  });
  test.each(unverified)('%s lands on the tiers', (_, change) => {
    expect(landingFor({ ...trader, ...change }, landing)).toBe('/user/tiers');
  });
  test.each(heldBack)('in a variant %s lands on the markets under its prefix', (_, change) => {
    const inVariant = { ...landing, markets: '/aurum/markets' };
    expect(landingFor({ ...trader, ...change }, inVariant)).toBe('/aurum/markets');
  });
  test.each(heldBack)('%s lands on the markets', (_, change) => {
    expect(landingFor({ ...trader, ...change }, landing)).toBe('/markets');
  });
});

test('the toast of a sign-in that failed closes by itself before the page moves on anyway', () => {
  expect([callbackFailureCloseMs, callbackFailureFallbackMs]).toEqual([4_000, 5_000]);
});
