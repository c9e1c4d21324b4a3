// @where App: white-label modes, and the pages that each of them has
import { brandCalled, knownBrands } from './brands/identities.ts';
import type { Brand } from './define.ts';

/** Name of a mode as the company flag has it: a brand with a prefix is a variant, that without one the default app. */
const flagOf = ({ name, defaults }: Brand): string => (defaults.prefix === '' ? 'default' : name);

/** Returns the mode that a value of the company flag names; undefined for any other text. A default of one's own goes first. */
export const modeOf = (company: string | null | undefined): string | undefined =>
  company ? knownBrands().findLast((brand) => flagOf(brand) === company)?.name : undefined;

/** Returns the name of a mode as the company flag and `?company=` have it. */
export const companyOf = (mode: string): string => flagOf(brandCalled(mode));

/** Returns the variant that a mode is; undefined for the default app. */
export function variantOf(mode: string): Brand | undefined {
  const brand = brandCalled(mode);
  return brand.defaults.prefix === '' ? undefined : brand;
}

/** Returns the mode of a deployment: that of its fixed company, else its brand. */
export function deployedMode(brand: string, company: string | undefined): string {
  const mode = modeOf(company) ?? brand;
  // The default company keeps a brand of the deployment's own that has no prefix.
  return variantOf(mode) === undefined && variantOf(brand) === undefined ? brand : mode;
}

/** A place where a company is kept; reading and writing never throw. */
export interface KeptCompany {
  readonly read: () => string | null;
  /** Undefined forgets it. */
  readonly write: (company: string | undefined) => void;
}

/**
 * Chooses the mode of an address. The company flag decides where there is one: fixed by
 * the deployment, else asked for by `?company=` and kept, else kept before, else the deployment's own variant. Under the
 * flag of a variant an address of another one leads home, see {@link homeInstead}. Without one, an address under a prefix
 * puts its variant on this tab, and the flag does not hear of it: a link that was shared is no change of exchange.
 */
export function chooseMode(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  deployment: { readonly brand: string; readonly company?: string | undefined },
  kept: { readonly flag: KeptCompany; readonly tab: KeptCompany },
): string {
  if (deployment.company !== undefined) return deployment.brand;
  const asked = modeOf(searchParams.get('company'));
  if (asked !== undefined) {
    kept.flag.write(companyOf(asked));
    kept.tab.write(undefined);
    return asked;
  }
  const flag = modeOf(kept.flag.read()) ?? deployment.brand;
  if (variantOf(flag)) return flag;
  const entered = variantAt(pathname);
  if (entered !== undefined) kept.tab.write(entered);
  return modeOf(entered ?? kept.tab.read()) ?? flag;
}

/** Open in every mode; without the page that ends a sign-out, none would end in a variant. */
const sharedPaths = ['/login/callback', '/logout/callback', '/user', '/admin', '/trade'];

/**
 * Returns where an address leads that a mode does not have: to the variant's home. Undefined: it may stay. `/` stays, and
 * leads on by the landing rules.
 *
 * @param company as the deployment fixes it: the default app, too, then has no address under a prefix
 */
export function homeInstead(pathname: string, mode: string, company?: string): string | undefined {
  if (pathname === '/') return undefined;
  const prefix = variantOf(mode)?.defaults.prefix;
  if (prefix !== undefined)
    return [prefix, ...sharedPaths].some((path) => isUnder(pathname, path)) ? undefined : prefix;
  return company !== undefined && variantAt(pathname) !== undefined ? marketsOf(mode) : undefined;
}

/** Returns the address of the markets in a mode: a variant has them under its prefix. */
export const marketsOf = (mode: string): string =>
  `${variantOf(mode)?.defaults.prefix ?? ''}/markets`;

const variantAt = (pathname: string): string | undefined =>
  knownBrands().find(({ defaults: { prefix } }) => prefix !== '' && isUnder(pathname, prefix))
    ?.name;

const isUnder = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
