import { useSyncExternalStore } from 'react';

/** Three columns from 1280 px; chart and ticket from 768 px; one panel at a time below. */
export type DeskMode = 'desk' | 'tablet' | 'phone';

const desk = '(min-width: 80rem)';
const tablet = '(min-width: 48rem)';

export function useDeskMode(): DeskMode {
  return useSyncExternalStore(subscribe, read, () => 'desk');
}

function subscribe(listener: () => void): () => void {
  const queries = [desk, tablet].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): DeskMode {
  if (matchMedia(desk).matches) return 'desk';
  return matchMedia(tablet).matches ? 'tablet' : 'phone';
}
