// @where Looks: window widths of phone, tablet and desk
import { useSyncExternalStore } from 'react';

/** Three columns from 1280 px; chart and ticket from 768 px; one panel at a time below. */
export type DeskMode = 'desk' | 'tablet' | 'phone';

const desk = '(min-width: 80rem)';
const tablet = '(min-width: 48rem)';

export function useDeskMode(): DeskMode {
  return useSyncExternalStore(subscribe, read, () => 'desk');
}

const wide = '(min-width: 120rem)';
const widest = '(min-width: 160rem)';

/** Widths in px that book and ticket begin with: they grow with the window in three steps, and with the text. */
export function useSideWidths(): { readonly book: number; readonly ticket: number } {
  const step = useSyncExternalStore(
    subscribe,
    () => [wide, widest].filter((query) => matchMedia(query).matches).length,
    () => 0,
  );
  const scale = useTextScale();
  const { book, ticket } = sideWidths[step] ?? sideWidths[0];
  return { book: book * scale, ticket: ticket * scale };
}

/** Size of the root's text by that of browsers, from 1 to 1.25: more would leave the chart no room. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, readTextScale, () => 1);
}

const readTextScale = () =>
  Math.min(
    1.25,
    Math.max(1, Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10) / 16),
  );

const sideWidths = [
  { book: 280, ticket: 320 },
  { book: 320, ticket: 360 },
  { book: 400, ticket: 420 },
] as const;

function subscribe(listener: () => void): () => void {
  const queries = [desk, tablet, wide, widest].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

function read(): DeskMode {
  if (matchMedia(desk).matches) return 'desk';
  return matchMedia(tablet).matches ? 'tablet' : 'phone';
}
