import { storageKeys } from '@agio/api-client';
import { type Brand, brands } from '@agio/whitelabel-themes';
import type { AppConfig } from './schema.ts';

/**
 * Which of the product's shells runs (spec §2, Mode and prefix rule): the default app under its own brand, or a
 * white-label variant, which is a brand with a prefix.
 */
export type Mode = AppConfig['brand'];

/** How the stored company flag names the modes: the brand without a prefix is the default. */
const companies: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.entries(brands).map(([name, { defaults }]) => [
    defaults.prefix === '' ? 'default' : name,
    name as Mode,
  ]),
);
/** Open in every mode (spec §2); without the page that ends a sign-out, none would end in a variant. */
const sharedPaths = ['/login/callback', '/logout/callback', '/user', '/admin', '/trade'];

/** The variant that a mode is; undefined for the default app. */
export function variantOf(mode: Mode): Brand | undefined {
  const brand = brands[mode];
  return brand.defaults.prefix === '' ? undefined : brand;
}

/** The mode of an address: asked for by `?company=` or a prefix, which is remembered; else as remembered; else the deployment's. */
export function chooseMode(
  { pathname, searchParams }: URL,
  deployment: Mode,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): Mode {
  const company =
    [searchParams.get('company')].find((name) => name !== null && Object.hasOwn(companies, name)) ??
    Object.keys(companies).find((name) => isUnder(pathname, `/${name}`) && name !== 'default');
  try {
    if (company) storage().setItem(storageKeys.company, company);
    const kept = company ?? storage().getItem(storageKeys.company) ?? '';
    return (Object.hasOwn(companies, kept) ? companies[kept] : undefined) ?? deployment;
  } catch {
    // Storage is off: what is asked for holds for this page.
    return (company === undefined ? undefined : companies[company]) ?? deployment;
  }
}

/** The deployment's settings in a mode. Another brand than the deployment's own brings its own defaults. */
export function inMode(config: AppConfig, mode: Mode): AppConfig {
  if (mode === config.brand) return config;
  const { theme: _theme, brandIdentity: _identity, ...rest } = config;
  const { landing, pair } = brands[mode].defaults;
  return { ...rest, brand: mode, landing, defaultPair: pair.replace('/', '-') };
}

/** Where an address leads that a mode does not have: to the variant's home. Undefined: it may stay. */
export function homeInstead(pathname: string, mode: Mode): string | undefined {
  const prefix = variantOf(mode)?.defaults.prefix;
  if (prefix === undefined) return undefined;
  return [prefix, ...sharedPaths].some((path) => isUnder(pathname, path)) ? undefined : prefix;
}

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
