import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../../http/api-error.ts';
import type { QueryKey } from './keys.ts';
import { useCountedIfSlow } from '../slow-reads.ts';

/** Result of a reading hook: `data`, `error`, `isLoading`, `isValidating`, and `mutate()` to reload. */
export type Query<T> = SWRResponse<T, ApiError>;

export type QueryOptions<T> = Pick<
  SWRConfiguration<T, ApiError>,
  'keepPreviousData' | 'dedupingInterval' | 'refreshInterval'
>;

/** Returns the cached data of a key; an undefined key loads nothing. */
export function useQuery<T>(
  key: QueryKey | undefined,
  ask: (key: QueryKey) => Promise<T>,
  options?: QueryOptions<T>,
): Query<T> {
  const query = useSWR<T, ApiError, QueryKey | undefined>(key, ask, options);
  useCountedIfSlow(query.isLoading && query.data === undefined);
  return query;
}
