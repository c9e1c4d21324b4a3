// @where Back office: areas, and the roles that see them
// @where Back office: personal data that a role sees masked
import type { AccountKind } from '../../../host/index.ts';

/** Roles that read the records of customers. */
const everyRole: readonly AccountKind[] = ['officer', 'admin', 'support', 'viewer'];

/**
 * Areas of the back office in the order of the navigation, each with the roles that can open it, which are never more
 * than the exchange answers (`areas.test.ts` compares them with the contract). A server component may read this table,
 * so that icons are in `area-icons.ts`, names in `messages.ts` and pages in `back-office.tsx`; none of them compiles
 * without all areas.
 */
const areas = {
  home: ['officer', 'admin'],
  compliance: ['officer', 'admin'],
  users: everyRole,
  orders: everyRole,
  transfers: everyRole,
  withdrawals: ['officer', 'admin'],
  announcements: ['admin'],
  markets: ['admin'],
  wallets: ['officer', 'admin'],
  'api-keys': ['admin'],
  audit: ['officer', 'admin'],
} satisfies Record<string, readonly AccountKind[]>;

export type OfficeArea = keyof typeof areas;

export const officeAreas = Object.keys(areas) as readonly OfficeArea[];

/** Changes the query of the address. With `isStep`, the browser's back leads to the query before. */
type ChangeQuery = (query: string, how?: { isStep?: boolean }) => void;

/** Props of every area. */
export interface AreaProps {
  /** Address of the back office, such as `/admin`. */
  base: string;
  /** Id of the open item. Undefined: the list. */
  item: string | undefined;
  /** Query of the address, in which an area keeps filters, order and tabs. */
  query: string;
  onQueryChange: ChangeQuery;
  /** Called with the address that a key leads to. */
  onGo: (address: string) => void;
}

/** Returns true if a role can open an area. */
export const mayOpen = (area: OfficeArea, kind: AccountKind): boolean =>
  (areas[area] as readonly AccountKind[]).includes(kind);

/**
 * Returns the area that an address names; without a name the first one of the role, because not every role has the
 * overview. Undefined if there is no such area.
 */
export function areaOf(name: string | undefined, kind: AccountKind): OfficeArea | undefined {
  if (name === undefined) return kind === 'viewer' ? 'orders' : (areasOf(kind)[0] ?? 'home');
  return officeAreas.find((area) => area === name && area !== 'home');
}

/** Returns the areas that a role can open. */
export const areasOf = (kind: AccountKind): OfficeArea[] =>
  officeAreas.filter((area) => mayOpen(area, kind));

/** Returns the address of an area, or of an item in it. */
export function areaAddress(base: string, area: OfficeArea, id?: string, query = ''): string {
  const list = area === 'home' ? base : `${base}/${area}`;
  const path = id === undefined ? list : `${list}/${encodeURIComponent(id)}`;
  return query === '' ? path : `${path}?${query}`;
}

/** Returns true if a role sees e-mails, Core IDs and values of customers; other roles see them masked. */
export const seesPersonalData = (kind: AccountKind): boolean =>
  kind === 'officer' || kind === 'admin';

/** Returns true if a role can cancel orders of customers. */
export const mayCancelOrders = (kind: AccountKind): boolean => kind === 'admin';
