// @where Back office: columns of an exported list of staff
import {
  type noteStates,
  type tiers,
  unmaskedFilters,
  unmaskedSorts,
  type userRoles,
  type UserRow,
} from '@agio/api-client/contract';
import { hasRole, highestRole, livesIn } from '../../../accounts.ts';
import { isoTime } from '../../../clock.ts';
import { fromAtoms } from '../../../fixed.ts';
import type { Account } from '../../../records/people.ts';
import { refuse } from '../../../refusal.ts';
import { worthOf } from '../../../services/money/limits.ts';
import { isWithin } from '../../../services/paging.ts';
import { PersonRisks } from '../../../services/staff/person-risk.ts';
import type { Context } from '../../context.ts';
import { holdersOf, mayWorkOnPeople, peopleFound } from './find-people.ts';
import { leastValue } from './staff-lists.ts';

interface UsersQuery {
  sort: string;
  search?: string | undefined;
  tier?: (typeof tiers)[number] | undefined;
  status?: string | undefined;
  role?: (typeof userRoles)[number] | undefined;
  country?: string | undefined;
  riskFrom?: number | undefined;
  valueFrom?: string | undefined;
  note?: (typeof noteStates)[number] | undefined;
  joinedFrom?: string | undefined;
  joinedTo?: string | undefined;
}

/** The accounts that are asked for, in no order. */
export function usersAskedFor(context: Context, asked: UsersQuery): Account[] {
  checkUnmasked(context, asked);
  const { tier, status, role, country, riskFrom, valueFrom, note } = asked;
  const people = peopleFound(context, asked.search);
  const holders = new Set(holdersOf(context, asked.search));
  const least = valueFrom === undefined ? undefined : leastValue(valueFrom);
  const found = [...context.accounts.all()].filter(
    (account) =>
      (people === undefined || people.has(account.id) || holders.has(account.id)) &&
      isWithin(account.customerSince, { from: asked.joinedFrom, to: asked.joinedTo }) &&
      (tier === undefined || account.information.complianceTier === tier) &&
      (status === undefined || account.information.activityStatus === status) &&
      (role === undefined || isOf(account, role)) &&
      (country === undefined || livesIn(account, country)) &&
      (note === undefined || (account.note !== null) === (note === 'With')) &&
      (least === undefined || worthInHundredths(context, account.id) >= least),
  );
  if (riskFrom === undefined) return found;
  const own = context.transferIndex.byAccount();
  const risks = new PersonRisks(context, (accountId) => own.get(accountId) ?? []);
  return found.filter((account) => risks.of(account).score >= riskFrom);
}

/** Refuses what would say to who sees personal data masked what the mask hides. */
function checkUnmasked(context: Context, asked: UsersQuery): void {
  if (mayWorkOnPeople(context.account())) return;
  const fields: readonly string[] = asked.sort.split(',').map((field) => field.replace(/^-/, ''));
  const key = unmaskedSorts.some((field) => fields.includes(field))
    ? 'sort'
    : unmaskedFilters.find((field) => asked[field] !== undefined);
  if (key !== undefined) {
    throw refuse('valuesMasked', key);
  }
}

const isOf = (account: Account, role: (typeof userRoles)[number]): boolean =>
  role === 'Customer' ? highestRole(account) === undefined : hasRole(account, role);

export function worthInHundredths({ exchange, valuation }: Context, accountId: string): bigint {
  let total = 0n;
  for (const [asset, balance] of exchange.ledger.of(accountId)) {
    total += worthOf(valuation, exchange, asset, balance.total);
  }
  return total;
}

export const userFileHeader = [
  'id',
  'name',
  'email',
  'core id',
  'tier',
  'status',
  'status since',
  'status reason',
  'roles',
  'residence',
  'customer since',
  'last seen',
  'value',
  'currency',
  'note',
];

export function userFileRow({ residence, customerSince }: Account, row: UserRow): string[] {
  return [
    row.id,
    row.displayName,
    row.email,
    row.coreId ?? '',
    row.tier,
    row.activityStatus,
    row.statusSince ?? '',
    row.statusReason ?? '',
    row.roles.join(' '),
    residence ?? '',
    isoTime(customerSince),
    row.lastSeenAt ?? '',
    row.portfolioValue ?? '',
    row.currency,
    row.note ?? '',
  ];
}

/** Filter of a file, as the trail writes it down. */
export const textsOf = (filter: object): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(filter).map(([field, value]) => [
      field,
      value === undefined ? undefined : String(value),
    ]),
  );

export function worthOfAll(context: Context, accountId: string): string {
  return fromAtoms(worthInHundredths(context, accountId), 2);
}
