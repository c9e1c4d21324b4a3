import {
  backOfficeAudit,
  backOfficeCompliance,
  backOfficeUsers,
  userSorts,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import type { AccountKind } from '../../../host/index.ts';
import {
  mayChangeAccounts,
  profileTabs,
  readProfileView,
  tabsOf,
  userAddress,
  usersAddress,
  writeProfileView,
} from './profile-view.ts';
import {
  defaultUsersView,
  readUsersView,
  userColumns,
  type UsersView,
  writeUsersView,
} from './users-view.ts';

const roleOf = {
  officer: 'ComplianceReviewer',
  support: 'support',
  viewer: 'TradeDataViewer',
} as const;

/** The call that a tab reads. */
const callOf = {
  overview: backOfficeUsers.details,
  orders: backOfficeUsers.orders,
  transfers: backOfficeUsers.transfers,
  portfolio: backOfficeUsers.portfolio,
  documents: backOfficeUsers.documents,
  requests: backOfficeCompliance.details,
  addresses: backOfficeUsers.addresses,
  audit: backOfficeAudit.list,
};

test.each(Object.entries(roleOf))(
  '%s is shown the tabs and changes that the exchange answers to that role',
  (kind, role) => {
    const answers = ({ roles }: { roles?: readonly string[] | undefined }) =>
      (roles ?? []).includes(role);
    expect(tabsOf(kind as AccountKind)).toEqual(profileTabs.filter((tab) => answers(callOf[tab])));
    for (const call of [
      backOfficeCompliance.changeUserStatus,
      backOfficeUsers.downgrade,
      backOfficeCompliance.invalidateAddress,
    ]) {
      expect(mayChangeAccounts(kind as AccountKind)).toBe(answers(call));
    }
  },
);

test('admins are shown every tab, traders none', () => {
  expect(tabsOf('admin')).toEqual([...profileTabs]);
  expect(tabsOf('trader')).toEqual([]);
});

test('an address means the tab and the list that it was written from', () => {
  const list: UsersView = {
    filter: { search: 'a&b', tier: 'Tier2', status: 'Frozen' },
    sort: [{ column: 'value', direction: 'descending' }],
  };
  expect(readUsersView(writeUsersView(list), 'officer')).toEqual(list);
  const view = { tab: 'orders', list } as const;
  expect(readProfileView(writeProfileView(view), 'officer')).toEqual(view);
  expect(userAddress('/admin', 'a/b', { tab: 'audit', list: defaultUsersView })).toBe(
    '/admin/users/a%2Fb?tab=audit',
  );
  expect(usersAddress('/admin', defaultUsersView)).toBe('/admin/users');
});

test('a part of the address that has no meaning is left out', () => {
  expect(readUsersView('tier=Tier9&status=frozen', 'officer')).toEqual(defaultUsersView);
  expect(readProfileView('tab=documents', 'support').tab).toBe('overview');
  expect(readProfileView('tab=nothing', 'officer').tab).toBe('overview');
});

test('the list of users sorts by every field that the contract has', () => {
  expect(userColumns).toEqual(userSorts);
});
