import { useMemo } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';

/**
 * SWR's `mutate` for the reads around. A page that has gone took its cache with it: there is nothing to write then and
 * nothing to ask for again, which is no fault of the call that was answered. A read reports its own failure.
 */
export function useMutate(): ScopedMutator {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const whileThere = async (...args: Parameters<ScopedMutator>) => {
      try {
        return (await mutate(...args)) as unknown;
      } catch {
        return undefined;
      }
    };
    return whileThere as ScopedMutator;
  }, [mutate]);
}
