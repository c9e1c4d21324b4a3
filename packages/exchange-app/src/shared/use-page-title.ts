import { useCallback, useEffect } from 'react';
import { useBrand } from '../config/brand.ts';

/** Puts the page's name in the browser's tab, with the brand behind it. */
export function usePageTitle(title: string): void {
  const setTitle = useSetPageTitle(title);
  useEffect(() => setTitle(undefined), [setTitle]);
}

/** The same for a page whose name changes while it is shown; undefined: its own name again. */
export function useSetPageTitle(name: string): (title: string | undefined) => void {
  const { title: brand } = useBrand();
  return useCallback(
    (title = name) => {
      document.title = `${title} · ${brand}`;
    },
    [name, brand],
  );
}
