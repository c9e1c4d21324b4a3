import { useEffect } from 'react';
import { useBrand } from '../config/brand.ts';

/** Puts the page's name in the browser's tab, with the brand behind it. */
export function usePageTitle(title: string): void {
  const { title: brand } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
