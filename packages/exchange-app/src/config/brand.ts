import { type Brand, brandCalled } from '@agio/whitelabel-themes';
import { useCallback, useEffect } from 'react';
import type { AppConfig } from './schema.ts';
import { useConfig } from './use-config.ts';

/** Identity of the app: the brand of its mode, under the deployment's own title, logo, navigation and words. */
export const brandOf = ({
  brand,
  brandIdentity,
}: Pick<AppConfig, 'brand' | 'brandIdentity'>): Brand => ({
  ...brandCalled(brand),
  ...brandIdentity,
});

/** The brand of this page. */
export const useBrand = (): Brand => brandOf(useConfig());

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
