// @where App: brand of an address, and its memory
import { storageKeys } from '@agio/api-client';
import { brandCalled, chooseMode as choose, modeOf } from '@agio/whitelabel-themes';
import type { AppConfig } from './schema.ts';

export { companyOf, homeInstead, marketsOf, variantOf } from '@agio/whitelabel-themes';

/** Which of the product's shells runs: the brand that is worn. */
export type Mode = AppConfig['brand'];

/** Places in which a visitor's choice is kept: the company flag in the store, the mode of a prefix in the tab. */
export interface ModeStores {
  readonly flag: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tab: ModeStores['flag'];
}
const browserStores: ModeStores = { flag: () => localStorage, tab: () => sessionStorage };

/** Chooses the mode of an address, by what the deployment says and what this browser and this tab remember. */
export const chooseMode = (
  url: URL,
  deployment: Pick<AppConfig, 'brand' | 'company'>,
  { flag, tab }: ModeStores = browserStores,
): Mode => choose(url, deployment, { flag: keptIn(flag), tab: keptIn(tab) });

// If storage is off, the choice of the address holds for this page.
const keptIn = (storage: ModeStores['flag']) => ({
  read: () => tried(() => storage().getItem(storageKeys.company)) ?? null,
  write: (company: string | undefined) =>
    tried(() =>
      company === undefined
        ? storage().removeItem(storageKeys.company)
        : storage().setItem(storageKeys.company, company),
    ),
});

function tried<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Returns where the look of a mode is kept for the next first paint: in the tab that a prefix put it on, else for all. */
export function lookStore(
  { brand, wayBack }: Pick<AppConfig, 'brand' | 'wayBack'>,
  { flag, tab }: ModeStores = browserStores,
): ReturnType<ModeStores['flag']> {
  return wayBack !== undefined && modeOf(keptIn(flag).read()) !== brand ? tab() : flag();
}

/** The deployment's settings in a mode. Another brand than the deployment's own brings its own defaults. */
export function inMode(config: AppConfig, mode: Mode): AppConfig {
  if (mode === config.brand) return config;
  const { theme: _theme, brandIdentity: _identity, ...rest } = config;
  const { landing, pair } = brandCalled(mode).defaults;
  const wayBack = config.company === undefined ? config.brand : undefined;
  return { ...rest, brand: mode, landing, defaultPair: pair.replace('/', '-'), wayBack };
}
