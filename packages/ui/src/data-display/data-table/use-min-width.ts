import { useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, for layouts that differ by more than a stylesheet can say. */
export function useMinWidth(width: string): boolean {
  const query = `(min-width: ${width})`;
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
