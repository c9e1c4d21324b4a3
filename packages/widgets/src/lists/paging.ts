// @where Client: page sizes: maximum, default, and pages of an exported file
import type { ApiError } from '@agio/api-client';
import type { ListTotal } from '@agio/api-client/contract';
import { useEffect } from 'react';

/** Entries of one page of a list: those of a customer, those of the staff, and the latest few beside a form. */
export const pageRows = { customer: 50, staff: 100, latest: 5 } as const;

/** A page of a list, or all pages that were loaded. */
export interface ListPage<Row> {
  items: Row[];
  nextCursor: string | null;
  total?: ListTotal | undefined;
}

/**
 * Returns what the end of a list shows: its length and the way to more. A list that the exchange does not count is at
 * least as long as what is here.
 */
export const pagingOf = ({
  data,
  loadMore,
  isLoadingMore,
}: {
  data: ListPage<unknown> | undefined;
  loadMore: () => void;
  isLoadingMore: boolean;
}) => ({
  total: data && (data.total ?? { count: data.items.length, isMore: data.nextCursor !== null }),
  onMore: data?.nextCursor ? loadMore : undefined,
  isLoadingMore,
});

interface Paged {
  data: { nextCursor: string | null } | undefined;
  error: ApiError | undefined;
  loadMore: () => void;
  isLoadingMore: boolean;
}

/**
 * A list of which nothing is shown yet goes on loading: what matches a filter may stand on a later page. Answers the list
 * as it is to be told, still loading until something is shown or there is no more.
 */
export function useLoadUntilShown(
  { data, error, loadMore, isLoadingMore }: Paged,
  shown: number,
): { data: unknown; error: ApiError | undefined } {
  const goesOn = shown === 0 && error === undefined && Boolean(data?.nextCursor);
  useEffect(() => {
    if (goesOn && !isLoadingMore) loadMore();
  }, [goesOn, isLoadingMore, loadMore]);
  return { data: goesOn ? undefined : data, error };
}
