import type { HeldWithdrawalDetails } from '../../../contract/core.ts';
import type { CallName } from '../../cache/keys.ts';
import { useDownload, type Download } from '../../cache/use-download.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../../cache/use-paged-read.ts';
import type { Query } from '../../cache/use-query.ts';
import { usePrivateRead } from '../../cache/use-read.ts';
import { useWrite, type Write } from '../../cache/use-write.ts';

const withdrawals: readonly CallName[] = [
  'backOfficeWithdrawals.list',
  'backOfficeWithdrawals.details',
  'backOfficeTrading.transfers',
];

/** Withdrawals that wait for an officer, or did, a page at a time; with null nothing is requested. */
export function useHeldWithdrawals(
  input?: PagedInput<'backOfficeWithdrawals.list'> | null,
): PagedQuery<'backOfficeWithdrawals.list'> {
  return usePagedRead('backOfficeWithdrawals.list', input);
}

/** Withdrawals of a filtered list as a file. */
export function useHeldWithdrawalsCsv(): Download<'backOfficeWithdrawals.csv'> {
  return useDownload('backOfficeWithdrawals.csv');
}

/** Everything that an officer decides on. */
export function useHeldWithdrawal(id: string | undefined): Query<HeldWithdrawalDetails> {
  return usePrivateRead('backOfficeWithdrawals.details', id === undefined ? undefined : { id });
}

/** Approves or rejects a withdrawal. */
export function useResolveWithdrawal(): Write<
  'resolveWithdrawal',
  'backOfficeWithdrawals.resolve'
> {
  return useWrite('resolveWithdrawal', 'backOfficeWithdrawals.resolve', withdrawals);
}

/** Approves or rejects several, with an outcome of each. */
export function useResolveWithdrawals(): Write<
  'resolveWithdrawals',
  'backOfficeWithdrawals.resolveMany'
> {
  return useWrite('resolveWithdrawals', 'backOfficeWithdrawals.resolveMany', withdrawals);
}
