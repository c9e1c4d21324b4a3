// @where Back office: tabs of a user’s profile, by role
import type { AccountKind } from '../../../host/index.ts';
import { areaAddress } from '../../frame/model/areas.ts';
import { readUsersView, type UsersView, writeUsersView } from './users-view.ts';

/** Tabs of a profile, in their order. */
export const profileTabs = [
  'overview',
  'orders',
  'transfers',
  'portfolio',
  'documents',
  'requests',
  'addresses',
  'audit',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

const everybody: readonly AccountKind[] = ['officer', 'admin', 'support', 'viewer'];
const reviewers: readonly AccountKind[] = ['officer', 'admin'];

/**
 * Readers of each tab: never more than the exchange answers to (`profile-view.test.ts` compares with the contract).
 */
const readersOf: Readonly<Record<ProfileTab, readonly AccountKind[]>> = {
  overview: everybody,
  orders: everybody,
  transfers: everybody,
  portfolio: everybody,
  documents: reviewers,
  requests: reviewers,
  addresses: reviewers,
  audit: reviewers,
};

/** Returns the tabs that a role can open. */
export const tabsOf = (kind: AccountKind): ProfileTab[] =>
  profileTabs.filter((tab) => readersOf[tab].includes(kind));

/** Returns true if a role decides on accounts. */
export const mayChangeAccounts = (kind: AccountKind): boolean => reviewers.includes(kind);

/** View of a profile, with the list that it was opened from. */
export interface ProfileView {
  readonly tab: ProfileTab;
  readonly list: UsersView;
}

/** Reads a view from the query of an address; a tab that the role cannot open becomes the first one. */
export function readProfileView(query: string, kind: AccountKind): ProfileView {
  const wanted = new URLSearchParams(query).get('tab');
  return {
    tab: tabsOf(kind).find((tab) => tab === wanted) ?? 'overview',
    list: readUsersView(query, kind),
  };
}

/** The query that means a view; the first tab needs no name. */
export function writeProfileView({ tab, list }: ProfileView): string {
  const params = new URLSearchParams(writeUsersView(list));
  if (tab !== 'overview') params.set('tab', tab);
  return params.toString();
}

/** Returns the address of the list in a view. */
export const usersAddress = (base: string, list: UsersView): string =>
  areaAddress(base, 'users', undefined, writeUsersView(list));

/** Returns the address of a profile, with the list that it was opened from. */
export const userAddress = (
  base: string,
  userId: string,
  { tab = 'overview', list }: Partial<Pick<ProfileView, 'tab'>> & Pick<ProfileView, 'list'>,
): string => areaAddress(base, 'users', userId, writeProfileView({ tab, list }));
