import { useSyncExternalStore } from 'react';

/** Three columns from 1280 px; chart beside ticket from 768 px; one thing at a time below. */
export type DeskMode = 'desk' | 'tablet' | 'phone';

const desk = '(min-width: 80rem)';
const tablet = '(min-width: 48rem)';
/** From here on the table of open orders fits under the chart; below, its Cancel would be out of sight. */
const ordersTable = '(min-width: 62rem)';

export function useOrdersAsCards(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(ordersTable).matches,
    () => false,
  );
}

export function useDeskMode(): DeskMode {
  return useSyncExternalStore(subscribe, read, () => 'desk');
}

function subscribe(listener: () => void): () => void {
  const queries = [desk, tablet, ordersTable].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): DeskMode {
  if (matchMedia(desk).matches) return 'desk';
  return matchMedia(tablet).matches ? 'tablet' : 'phone';
}
