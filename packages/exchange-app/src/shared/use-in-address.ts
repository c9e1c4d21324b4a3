import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** In the state of a history entry: its query was written here. */
const ours = { inAddress: true };

/**
 * What a page shows, kept in the query of its address: it is there again after back, a reload and a sign-in, and for who
 * is sent the link. Also held here, as the address follows a moment later and a text field cannot wait for it.
 *
 * @param read what a query means; any query may come
 * @param write the query that means it; without the question mark
 * @returns the value, and what changes it; with `isStep` back leads to the value before
 */
export function useInAddress<T>(
  read: (query: string) => T,
  write: (value: T) => string,
): [value: T, set: (value: T, how?: { isStep?: boolean }) => void] {
  const { key, search, pathname, state } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const [held, setHeld] = useState(() => ({ key, value: read(search) }));
  // A link, back and forward say what is shown; what was written here only follows.
  if (held.key !== key) {
    const follows = how === 'REPLACE' && isOurs(state);
    setHeld({ key, value: follows ? held.value : read(search) });
  }
  return [
    held.value,
    (value, { isStep = false } = {}) => {
      setHeld(({ key: shown }) => ({ key: shown, value }));
      void navigate({ pathname, search: write(value) }, { replace: !isStep, state: ours });
    },
  ];
}

const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'inAddress' in state;
