import { useCallback, useSyncExternalStore } from 'react';

/** The mounted places in order. */
let places: readonly Element[] = [];
const listeners = new Set<() => void>();

function setPlaces(next: readonly Element[]): void {
  places = next;
  for (const listener of listeners) listener();
}

/**
 * The anchor of toasts on a phone: below the header, and on a page with further bars below the last of them, so that they
 * cover no controls. On wider screens toasts are at the top of the window, wherever this is.
 */
export function ToastPlace() {
  const ref = useCallback((place: HTMLDivElement) => {
    setPlaces([...places, place]);
    return () => setPlaces(places.filter((each) => each !== place));
  }, []);
  return <div ref={ref} className="wg:sticky wg:top-0 wg:z-40 wg:h-0 wg:flex-none" />;
}

/** The place that was mounted last. */
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
