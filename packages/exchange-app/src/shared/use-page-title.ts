import { useEffect } from 'react';
import { useConfig } from '../config/use-config.ts';
import { brandNames } from './brand-names.ts';

/** Puts the page's name in the browser's tab, with the brand behind it. */
export function usePageTitle(title: string): void {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${brandNames[brand]}`;
  }, [title, brand]);
}
