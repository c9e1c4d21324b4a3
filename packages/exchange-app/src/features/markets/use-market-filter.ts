import type { MarketFilter } from '@agio/widgets/markets';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { filterOf, queryOf } from './filter-address.ts';

/** In the state of a history entry: its query was written here. */
const ours = { filter: true };

/**
 * The filter of the list, kept in the address: it is there again after back, a reload and a sign-in, and for who is
 * sent the link. Also held here, as the address follows a moment later and a text field cannot wait for it.
 */
export function useMarketFilter(): [MarketFilter, (filter: MarketFilter) => void] {
  const { key, search, pathname, state } = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const [held, setHeld] = useState({ key, filter: filterOf(search) });
  // A link, back and forward say what is shown; what was written here only follows.
  if (held.key !== key) {
    const follows = how === 'REPLACE' && isOurs(state);
    setHeld({ key, filter: follows ? held.filter : filterOf(search) });
  }
  return [
    held.filter,
    (filter) => {
      setHeld(({ key: shown }) => ({ key: shown, filter }));
      void navigate({ pathname, search: queryOf(filter) }, { replace: true, state: ours });
    },
  ];
}

const isOurs = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'filter' in state;
