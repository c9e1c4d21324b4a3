import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { filterOf, queryOf } from './filter-address.ts';
import type { MarketFilter } from './market-rows.ts';

/** In the state of a history entry: its query was written here. */
const ours = { filter: true };

/**
 * The filter of the list, kept in the address: it is there again after back, a reload and a sign-in, and for who is
 * sent the link. Also held here, as the address follows a moment later and a text field cannot wait for it.
 */
export function useMarketFilter(): [MarketFilter, (filter: MarketFilter) => void] {
  const { key, search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState({ key, filter: filterOf(search) });
  // Another entry: a link that leads here says what is shown, an entry of ours only follows.
  if (held.key !== key) setHeld({ key, filter: isOurs(state) ? held.filter : filterOf(search) });
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
