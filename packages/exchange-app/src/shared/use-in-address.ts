import { type AddressWrite, countsAt, writeAt } from '@agio/widgets/host';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/**
 * Keeps the state of a page in the query of its address: it is there again after back, a reload, a sign-in, or through
 * a link. The state is also held here, because the address follows a moment later and a text field cannot wait for it.
 *
 * @param read the meaning of a query; any query may come
 * @param write the query of a state; without the question mark
 * @returns the value, and its setter; with `isStep` back leads to the value before
 */
export function useInAddress<T>(
  read: (query: string) => T,
  write: (value: T) => string,
): [value: T, set: (value: T, how?: { isStep?: boolean }) => void] {
  const { key, search, pathname, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const [written, setWritten] = useState<AddressWrite<T>>();
  // oxlint-disable-next-line react/exhaustive-deps -- what a query means does not change with the function that reads it
  const said = useMemo(() => read(search), [search]);
  const id = (state as { inAddress?: number } | null)?.inAddress;
  const now = written && countsAt(written, { key, id, isBack });
  useEffect(() => {
    setWritten((last) => last && countsAt(last, { key, id, isBack }));
  }, [key, id, isBack]);
  return [
    now ? now.value : said,
    (value, { isStep = false } = {}) => {
      const next = writeAt(key, value);
      setWritten(next);
      const to = { pathname, search: write(value) };
      void navigate(to, { replace: !isStep, state: { inAddress: next.id } });
    },
  ];
}
