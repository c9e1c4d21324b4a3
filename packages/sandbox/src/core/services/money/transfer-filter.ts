import { contains } from '../../engine/order-history.ts';
import type { HistoryLists } from '../../store/record-history.ts';
import type { TransferRecord } from '../../records/money.ts';

export interface TransferFilter {
  accountId?: string | undefined;
  type?: string | undefined;
  asset?: string | undefined;
  status?: string | undefined;
  /** Part of an id, an address or a transaction. */
  search?: string | undefined;
  /** Accounts that the search finds besides. */
  people?: ReadonlySet<string> | undefined;
}

export const transferLists: HistoryLists<TransferRecord> = {
  time: ({ createdAt }) => createdAt,
  lists: ({ accountId }) => [listOf(undefined), listOf(accountId)],
  facts: factsOf,
};

const isFound = (
  { id, clientTransferId, address, transaction }: Filtered,
  search: string,
): boolean =>
  [id, clientTransferId, address, transaction].some(
    (word) => word !== null && contains(word, search),
  );

function factsOf({ type, asset }: Pick<TransferRecord, 'type' | 'asset'>): string[] {
  return [type, asset];
}

export function listOf(accountId: string | undefined): string {
  return accountId === undefined ? 'all' : `of:${accountId}`;
}

/** Undefined when everything passes. */
export function testOf({ type, asset }: TransferFilter) {
  if (type === undefined && asset === undefined) return undefined;
  return (facts: readonly string[]) =>
    (type === undefined || facts[0] === type) && (asset === undefined || facts[1] === asset);
}

/** Facts of a transfer that filters read. */
type Filtered = Pick<
  TransferRecord,
  'id' | 'clientTransferId' | 'address' | 'transaction' | 'accountId' | 'type' | 'asset' | 'status'
>;

/** Returns the test of what changes in a transfer; undefined if everything passes. */
export function matchOf({ status, search, people }: TransferFilter) {
  if (status === undefined && search === undefined) return undefined;
  return (record: Filtered) =>
    (status === undefined || record.status === status) &&
    (search === undefined || isFound(record, search) || people?.has(record.accountId) === true);
}

/** Returns true if one transfer passes the filter: for lists that are in memory. */
export const isAskedFor = (record: Filtered, filter: TransferFilter): boolean =>
  (filter.accountId === undefined || record.accountId === filter.accountId) &&
  (testOf(filter)?.(factsOf(record)) ?? true) &&
  (matchOf(filter)?.(record) ?? true);
