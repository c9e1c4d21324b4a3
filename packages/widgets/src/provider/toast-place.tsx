import { useCallback, useSyncExternalStore } from 'react';

/** The places on the page, in the order in which they came. */
let places: readonly Element[] = [];
const listeners = new Set<() => void>();

function setPlaces(next: readonly Element[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/**
 * Where the toasts hang on a phone, which has no room beside what must stay in reach: under the header, and on a page
 * with bars of its own under the last of them. On anything wider they hang at the top of the window, wherever this is.
 */
export function ToastPlace() {
  const ref = useCallback((place: HTMLDivElement) => {
    setPlaces([...places, place]);
    return () => setPlaces(places.filter((each) => each !== place));
  }, []);
  return <div ref={ref} className="wg:sticky wg:top-0 wg:z-40 wg:h-0 wg:flex-none" />;
}

/** The place that came last. */
export const useToastPlace = (): Element | undefined =>
  useSyncExternalStore(
    subscribe,
    () => places.at(-1),
    () => undefined,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
