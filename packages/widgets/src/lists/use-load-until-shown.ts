import type { ApiError } from '@agio/api-client';
import { useEffect } from 'react';

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
