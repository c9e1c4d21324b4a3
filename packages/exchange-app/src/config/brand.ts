import { type Brand, brands } from '@agio/whitelabel-themes';
import type { AppConfig } from './schema.ts';
import { useConfig } from './use-config.ts';

/** Who the app says it is: the brand of its mode, under the deployment's own title, logo, navigation and words. */
export const brandOf = ({
  brand,
  brandIdentity,
}: Pick<AppConfig, 'brand' | 'brandIdentity'>): Brand => ({
  ...brands[brand],
  ...brandIdentity,
});

/** The brand that this page wears. */
export const useBrand = (): Brand => brandOf(useConfig());
