import { isOfficer, isSupport, isTradeViewer, type UserStanding } from '@agio/api-client';
import {
  backOfficeAnnouncements,
  backOfficeApiKeys,
  backOfficeAudit,
  backOfficeCompliance,
  backOfficeFees,
  backOfficeTrading,
  backOfficeUsers,
  backOfficeWallets,
  backOfficeStaff,
  backOfficeWithdrawals,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { accountOf } from '../../../host/index.ts';
import { areaAddress, areaOf, areasOf, mayCancelOrders, mayOpen } from './areas.ts';

const withRole = (role: string): UserStanding => ({
  verificationLevel: null,
  roles: [role],
  complianceStep: 'Trading',
  activityStatus: 'Active',
  isTerminated: false,
  isFrozen: false,
});
const kindOf = (role: string) =>
  accountOf(true, { ...withRole(role), complianceTier: 'Tier0', lastRequest: null }).kind;

const callOf = {
  compliance: backOfficeCompliance.queue,
  users: backOfficeUsers.list,
  // Only administrators may change anything there.
  markets: backOfficeTrading.updateMarket,
  audit: backOfficeAudit.list,
  wallets: backOfficeWallets.hot,
  withdrawals: backOfficeWithdrawals.list,
  announcements: backOfficeAnnouncements.list,
  'api-keys': backOfficeApiKeys.list,
  staff: backOfficeStaff.list,
  fees: backOfficeFees.read,
};

test.each(
  ['admin', 'support', 'ComplianceReviewer', 'TradeDataViewer'].flatMap((role) =>
    (Object.keys(callOf) as (keyof typeof callOf)[]).map((area) => [area, role] as const),
  ),
)('the area %s is shown to %s exactly if the exchange answers to that role', (area, role) => {
  const answers =
    role === 'admin' || (callOf[area].roles ?? []).some((allowed) => allowed === role);
  for (const written of [role, role.toLowerCase(), role.toUpperCase()]) {
    expect(mayOpen(area, kindOf(written))).toBe(answers);
  }
});

test.each(['admin', 'support', 'ComplianceReviewer', 'TradeDataViewer'])(
  'orders and transfers are shown to %s, and cancelling is offered, exactly if the exchange answers',
  (role) => {
    const answers = (call: { roles?: readonly string[] | undefined }) =>
      role === 'admin' || (call.roles ?? []).includes(role);
    expect(mayOpen('orders', kindOf(role))).toBe(answers(backOfficeTrading.orders));
    expect(mayOpen('transfers', kindOf(role))).toBe(answers(backOfficeTrading.transfers));
    expect(mayCancelOrders(kindOf(role))).toBe(answers(backOfficeTrading.cancelOrder));
  },
);

test('traders and guests have no area', () => {
  expect(areasOf('trader')).toEqual([]);
  expect(areasOf('guest')).toEqual([]);
  expect(
    isOfficer(withRole('nobody')) || isSupport(withRole('x')) || isTradeViewer(withRole('x')),
  ).toBe(false);
});

test('areas stand below the address of the back office', () => {
  expect(areaAddress('/admin', 'home')).toBe('/admin');
  expect(areaAddress('/admin', 'compliance')).toBe('/admin/compliance');
});

test('an address without an area is the first one of the reader’s role, and an unknown one is none', () => {
  expect(areaOf(undefined, 'officer')).toBe('home');
  expect(areaOf(undefined, 'support')).toBe('users');
  expect(areaOf(undefined, 'viewer')).toBe('orders');
  expect(areaOf('compliance', 'trader')).toBe('compliance');
  expect(areaOf('nothing', 'admin')).toBeUndefined();
  expect(areaOf('home', 'admin')).toBeUndefined();
});
