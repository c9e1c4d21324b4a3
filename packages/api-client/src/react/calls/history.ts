import type { LedgerBalances } from '../../contract/core.ts';
import { usePagedRead, type PagedInput, type PagedQuery } from '../cache/use-paged-read.ts';
import type { Query } from '../cache/use-query.ts';
import { usePrivateRead } from '../cache/use-read.ts';

/** Returns every change of the balances, newest first, a page at a time. Null reads none. Kept current by notifications. */
export function useLedger(
  input?: PagedInput<'history.ledger'> | null,
): PagedQuery<'history.ledger'> {
  return usePagedRead('history.ledger', input);
}

/** Returns the balances of the user just before a moment, ISO 8601. An undefined moment loads nothing. */
export function useBalancesBefore(before: string | undefined): Query<LedgerBalances> {
  return usePrivateRead('history.balances', before === undefined ? undefined : { before });
}

/** Returns the user's fills on the markets, newest first, a page at a time. Null reads none. Kept current by notifications. */
export function useOwnTrades(
  input?: PagedInput<'history.trades'> | null,
): PagedQuery<'history.trades'> {
  return usePagedRead('history.trades', input);
}
