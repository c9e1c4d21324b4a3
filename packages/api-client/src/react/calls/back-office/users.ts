import type { AddressBookEntry, PortfolioOverview } from '../../../contract/core.ts';
import type { AnswerOf } from '../../cache/keys.ts';
import { useDownload, type Download } from '../../cache/use-download.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';
import { usersAndCases } from './changes.ts';

const named = (userId: string | undefined) => (userId === undefined ? undefined : { userId });

/** Users, by name, e-mail, core id, id, address or order, a page at a time. */
export function useUsers(
  input?: PagedInput<'backOfficeUsers.list'>,
): PagedQuery<'backOfficeUsers.list'> {
  return usePagedRead('backOfficeUsers.list', input);
}

/** The users of a filtered list as a file. */
export function useUsersCsv(): Download<'backOfficeUsers.csv'> {
  return useDownload('backOfficeUsers.csv');
}

/** Returns one user. An undefined id loads nothing, here and below. */
export function useUserDetails(
  userId: string | undefined,
): Query<AnswerOf<'backOfficeUsers.details'>> {
  return usePrivateRead('backOfficeUsers.details', named(userId));
}

/** Documents that a user has uploaded. */
export function useUserDocuments(
  userId: string | undefined,
): Query<AnswerOf<'backOfficeUsers.documents'>> {
  return usePrivateRead('backOfficeUsers.documents', named(userId));
}

/** The address book of one user. */
export function useUserAddresses(userId: string | undefined): Query<AddressBookEntry[]> {
  return usePrivateRead('backOfficeUsers.addresses', named(userId));
}

/** Orders of one user, newest first, a page at a time. */
export function useUserOrders(
  input: PagedInput<'backOfficeUsers.orders'>,
): PagedQuery<'backOfficeUsers.orders'> {
  return usePagedRead('backOfficeUsers.orders', input);
}

/** Balances of one user. */
export function useUserPortfolio(userId: string | undefined): Query<PortfolioOverview> {
  return usePrivateRead('backOfficeUsers.portfolio', named(userId));
}

/** Transfers of one user, newest first, a page at a time. */
export function useUserTransfers(
  input: PagedInput<'backOfficeUsers.transfers'>,
): PagedQuery<'backOfficeUsers.transfers'> {
  return usePagedRead('backOfficeUsers.transfers', input);
}

/** Changes the activity status of a user. */
export function useChangeUserStatus(): Write<'changeUserStatus', 'backOfficeUsers.changeStatus'> {
  return useWrite('changeUserStatus', 'backOfficeUsers.changeStatus', usersAndCases);
}

/** Puts a user into a lower tier. */
export function useDowngradeUser(): Write<'downgradeUser', 'backOfficeUsers.downgrade'> {
  return useWrite('downgradeUser', 'backOfficeUsers.downgrade', usersAndCases);
}
