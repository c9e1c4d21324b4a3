// @where Looks: window widths of phone, tablet and desk
import { useSyncExternalStore } from 'react';

/**
 * Three columns from 1280 px; chart and ticket from 768 px; one panel at a time below. With a root's text of more than
 * 20 px, or 16 for chart and ticket, a layout begins later: as with a window that is enlarged.
 */
export type DeskMode = 'desk' | 'tablet' | 'phone';

/** Rules of the media and widths in the root's text. A media query knows only the text of the browser. */
const desk = ['(min-width: 80rem)', 64] as const;
const tablet = ['(min-width: 48rem)', 48] as const;

export function useDeskMode(): DeskMode {
  return useSyncExternalStore(subscribe, read, () => 'desk');
}

const wide = ['(min-width: 120rem)', 120] as const;
const widest = ['(min-width: 160rem)', 160] as const;

/** Widths in px that book and ticket begin with: they grow with the window in three steps, and with the text. */
export function useSideWidths(): { readonly book: number; readonly ticket: number } {
  const step = useSyncExternalStore(
    subscribe,
    () => [wide, widest].filter(fits).length,
    () => 0,
  );
  const scale = useTextScale();
  const { book, ticket } = sideWidths[step] ?? sideWidths[0];
  return { book: book * scale, ticket: ticket * scale };
}

/** Size of the root's text by that of browsers, from 1 to 2. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, readTextScale, () => 1);
}

const rootSize = () => Number.parseInt(getComputedStyle(document.documentElement).fontSize, 10);

const readTextScale = () => Math.min(2, Math.max(1, rootSize() / 16));

const sideWidths = [
  { book: 280, ticket: 320 },
  { book: 320, ticket: 360 },
  { book: 400, ticket: 420 },
] as const;

const steps = [desk, tablet, wide, widest] as const;

function subscribe(listener: () => void): () => void {
  const texts = rootSize();
  const queries = steps
    .flatMap(([query, least]) => [query, `(min-width: ${least * texts}px)`])
    .map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

const fits = ([query, least]: (typeof steps)[number]) =>
  matchMedia(query).matches && innerWidth >= least * rootSize();

function read(): DeskMode {
  if (fits(desk)) return 'desk';
  return fits(tablet) ? 'tablet' : 'phone';
}
