// @where Back office: areas, and the roles that see them
import type { AccountKind } from '../../../host/index.ts';

/** The pages of the back office, in the order of its navigation. */
export const officeAreas = [
  'home',
  'compliance',
  'users',
  'orders',
  'transfers',
  'markets',
  'wallets',
  'api-keys',
  'audit',
] as const;
export type OfficeArea = (typeof officeAreas)[number];

/** Everybody of the staff reads what people do. */
const everyRole: readonly AccountKind[] = ['officer', 'admin', 'support', 'viewer'];

/** Who is shown what: never more than the exchange answers to (`areas.test.ts` compares with the contract). */
const readers: Readonly<Record<OfficeArea, readonly AccountKind[]>> = {
  home: ['officer', 'admin'],
  compliance: ['officer', 'admin'],
  users: everyRole,
  orders: everyRole,
  transfers: everyRole,
  markets: ['admin'],
  wallets: ['officer', 'admin'],
  'api-keys': ['admin'],
  audit: ['officer', 'admin'],
};

/** Whether the page of an area is for somebody in this role. */
export const mayOpen = (area: OfficeArea, kind: AccountKind): boolean =>
  readers[area].includes(kind);

/**
 * The area that an address names; without a name the first one of the reader's role, as not everybody has the overview:
 * a trade viewer has orders. Undefined: there is no such area.
 */
export function areaOf(name: string | undefined, kind: AccountKind): OfficeArea | undefined {
  if (name === undefined) return kind === 'viewer' ? 'orders' : (areasOf(kind)[0] ?? 'home');
  return officeAreas.find((area) => area === name && area !== 'home');
}

/** The areas of somebody in this role. */
export const areasOf = (kind: AccountKind): OfficeArea[] =>
  officeAreas.filter((area) => mayOpen(area, kind));

/** The address of an area below that of the back office. */
export const areaAddress = (base: string, area: OfficeArea): string =>
  area === 'home' ? base : `${base}/${area}`;

/** Returns true where this role sees e-mails, Core IDs and values of others as they are; others see them masked. */
export const seesPersonalData = (kind: AccountKind): boolean =>
  kind === 'officer' || kind === 'admin';

/** Whether somebody in this role may cancel orders of others. */
export const mayCancelOrders = (kind: AccountKind): boolean => kind === 'admin';
