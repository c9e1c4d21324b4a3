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

/** What a deployment says of the mode: its brand, and whether its company is fixed. */
export type Deployment = Pick<AppConfig, 'brand' | 'company'>;

/** Where a visitor's choice is kept: the company flag in the store, the mode of a prefix in the tab. */
export interface ModeStores {
  readonly flag: () => FlagStore;
  readonly tab: () => FlagStore;
}
type FlagStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const browserStores: ModeStores = { flag: () => localStorage, tab: () => sessionStorage };

/**
 * Chooses the mode of an address (spec §2, Mode and prefix rule). The company flag decides where there is one: fixed by
 * the deployment, else asked for by `?company=` and kept, else kept before, else the deployment's own variant. Under the
 * flag of a variant an address of another one leads home, see {@link homeInstead}. Without one, an address under a prefix
 * puts its variant on this tab, and the store does not hear of it: a link that was shared is no change of exchange.
 */
export function chooseMode(
  { pathname, searchParams }: URL,
  deployment: Deployment,
  stores: ModeStores = browserStores,
): Mode {
  if (deployment.company !== undefined) return deployment.brand;
  const asked = modeOf(searchParams.get('company'));
  if (asked !== undefined) {
    keep(stores.flag, companyOf(asked));
    keep(stores.tab, undefined);
    return asked;
  }
  const flag = modeOf(kept(stores.flag)) ?? deployment.brand;
  if (variantOf(flag)) return flag;
  const entered = Object.keys(companies).find((name) => isUnder(pathname, `/${name}`));
  if (entered !== undefined && entered !== 'default') keep(stores.tab, entered);
  return modeOf(entered ?? kept(stores.tab)) ?? flag;
}

const modeOf = (company: string | null | undefined): Mode | undefined =>
  company && Object.hasOwn(companies, company) ? companies[company] : undefined;

/** Returns the name of a mode as the company flag and `?company=` have it. */
export const companyOf = (mode: Mode): string =>
  Object.keys(companies).find((name) => companies[name] === mode) ?? 'default';

function kept(store: () => FlagStore): string | null {
  try {
    return store().getItem(storageKeys.company);
  } catch {
    return null; // Storage is off: what the address asks for holds for this page.
  }
}

function keep(store: () => FlagStore, company: string | undefined): void {
  try {
    if (company === undefined) store().removeItem(storageKeys.company);
    else store().setItem(storageKeys.company, company);
  } catch {
    // As above.
  }
}

/** Returns where the look of a mode is kept for the next first paint: in the tab that a prefix put it on, else for all. */
export function lookStore(
  { brand, wayBack }: Pick<AppConfig, 'brand' | 'wayBack'>,
  stores: ModeStores = browserStores,
): FlagStore {
  const isOfTab = wayBack !== undefined && modeOf(kept(stores.flag)) !== brand;
  return isOfTab ? stores.tab() : stores.flag();
}

/** The deployment's settings in a mode. Another brand than the deployment's own brings its own defaults. */
export function inMode(config: AppConfig, mode: Mode): AppConfig {
  if (mode === config.brand) return config;
  const { theme: _theme, brandIdentity: _identity, ...rest } = config;
  const { landing, pair } = brands[mode].defaults;
  const wayBack = config.company === undefined ? config.brand : undefined;
  return { ...rest, brand: mode, landing, defaultPair: pair.replace('/', '-'), wayBack };
}

/** Returns the address of the markets in a mode: a variant has them under its prefix. */
export const marketsOf = (mode: Mode): string =>
  `${variantOf(mode)?.defaults.prefix ?? ''}/markets`;

/**
 * Returns where an address leads that a mode does not have: to the variant's home. Undefined: it may stay. `/` stays, and
 * leads on by the landing rules.
 *
 * @param company as the deployment fixes it: the default app, too, then has no address under a prefix
 */
export function homeInstead(pathname: string, mode: Mode, company?: string): string | undefined {
  if (pathname === '/') return undefined;
  const prefix = variantOf(mode)?.defaults.prefix;
  if (prefix !== undefined)
    return [prefix, ...sharedPaths].some((path) => isUnder(pathname, path)) ? undefined : prefix;
  const isForeign = Object.keys(companies).some((name) => isUnder(pathname, `/${name}`));
  return company !== undefined && isForeign ? '/markets' : undefined;
}

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
