// @where Back office: areas, and the roles that see them
// @where Back office: personal data that a role sees masked
import { type Role, type StaffPermission, staffPermissions } from '@agio/api-client';
import type { AccountKind } from '../../../host/index.ts';

/**
 * Areas of the back office in the order of the navigation, each with the permission that opens it; its roles are in the
 * table of the contract. A server component may read this table, so that icons are in `area-icons.ts`, names in
 * `messages.ts` and pages in `back-office.tsx`; none of them compiles without all areas.
 */
const areas = {
  home: 'review',
  alerts: 'review',
  compliance: 'review',
  users: 'readRecords',
  orders: 'readRecords',
  transfers: 'readRecords',
  withdrawals: 'review',
  announcements: 'administer',
  markets: 'administer',
  fees: 'administer',
  wallets: 'review',
  'api-keys': 'administer',
  staff: 'administer',
  audit: 'review',
} as const satisfies Record<string, StaffPermission>;

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

/** Role of the contract. */
const roleOf: Partial<Record<AccountKind, Role>> = {
  officer: 'ComplianceReviewer',
  viewer: 'TradeDataViewer',
  support: 'support',
  admin: 'admin',
};

const hasPermission = (permission: StaffPermission, role: Role | undefined): boolean => {
  const allowed: readonly (Role | undefined)[] = [...staffPermissions[permission], 'admin'];
  return role !== undefined && allowed.includes(role);
};

/** Returns true if a reader can open an area. */
export const mayOpen = (area: OfficeArea, kind: AccountKind): boolean =>
  hasPermission(areas[area], roleOf[kind]);

/** Returns the areas that a role opens. */
export const areasOfRole = (role: Role): OfficeArea[] =>
  officeAreas.filter((area) => hasPermission(areas[area], role));

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
  hasPermission('review', roleOf[kind]);

/** Returns true if a reader can cancel orders of customers. */
export const mayCancelOrders = (kind: AccountKind): boolean =>
  hasPermission('administer', roleOf[kind]);
