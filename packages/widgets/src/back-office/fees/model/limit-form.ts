import type { backOfficeLimits, LimitStep } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';
import type * as v from 'valibot';
import { leapOf } from '../../markets/model/market-form.ts';
import { tiers } from './fee-form.ts';

type Tier = (typeof tiers)[number];
/** Limits as they are sent. */
export type NewLimits = v.InferInput<(typeof backOfficeLimits)['propose']['input']>['steps'];

export const limitKinds = ['withdrawPerDay', 'withdrawPerMonth', 'rampPerDay'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Limits of a tier as they are typed. Empty: not possible in it. */
export type LimitRow = { readonly tier: Tier } & Readonly<Record<LimitKind, string>>;

export interface LimitForm {
  /** A row for each tier, from the lowest on. */
  readonly rows: readonly LimitRow[];
  readonly start: string;
  readonly reason: string;
}

/** Fault of a field: below the tier below, or above the month. */
export type LimitFault =
  | { readonly code: 'below'; readonly least: DecimalString }
  | { readonly code: 'above'; readonly most: DecimalString };
export type LimitFaults = Partial<Record<LimitKind, LimitFault>>;

/** Returns a row for each tier; one that is missing allows nothing. */
export const limitRowsOf = (steps: readonly LimitStep[]): LimitRow[] =>
  tiers.map((tier) => {
    const step = steps.find((each) => each.tier === tier);
    return {
      tier,
      withdrawPerDay: step?.withdrawPerDay ?? '',
      withdrawPerMonth: step?.withdrawPerMonth ?? '',
      rampPerDay: step?.rampPerDay ?? '',
    };
  });

/** Returns the faults of each row, by its place. */
export const limitFaultsOf = (rows: readonly LimitRow[]): LimitFaults[] =>
  rows.map((row, at) =>
    Object.fromEntries(
      limitKinds.flatMap((kind) => {
        const fault = faultOf(row, rows[at - 1], kind);
        return fault === undefined ? [] : [[kind, fault]];
      }),
    ),
  );

function faultOf(
  row: LimitRow,
  lower: LimitRow | undefined,
  kind: LimitKind,
): LimitFault | undefined {
  const limit = Decimal.parse(row[kind]);
  const least = Decimal.parse(lower?.[kind] ?? '');
  if (least !== undefined && (limit === undefined || limit.lt(least))) {
    return { code: 'below', least: least.toString() };
  }
  if (kind !== 'withdrawPerDay' || limit === undefined) return undefined;
  const most = Decimal.parse(row.withdrawPerMonth) ?? Decimal.zero;
  return limit.gt(most) ? { code: 'above', most: most.toString() } : undefined;
}

/** Returns the limits that rows mean; undefined while one has a fault. */
export function limitsOf(rows: readonly LimitRow[]): NewLimits | undefined {
  if (limitFaultsOf(rows).some((faults) => Object.keys(faults).length > 0)) return undefined;
  const limit = (text: string) => Decimal.parse(text)?.toString() ?? null;
  return rows.map((row) => ({
    tier: row.tier,
    withdrawPerDay: limit(row.withdrawPerDay),
    withdrawPerMonth: limit(row.withdrawPerMonth),
    rampPerDay: limit(row.rampPerDay),
  }));
}

/** Returns true if two limits are the same amount, or both are none. */
export function isSameLimit(one: string | null, other: string | null): boolean {
  const [a, b] = [Decimal.parse(one ?? ''), Decimal.parse(other ?? '')];
  return a === undefined || b === undefined ? a === b : a.compare(b) === 0;
}

/** Returns true if two versions allow the same. */
export const isSameLimits = (one: readonly LimitStep[], other: readonly LimitStep[]): boolean => {
  const [rows, others] = [limitRowsOf(one), limitRowsOf(other)];
  return rows.every((row, at) =>
    limitKinds.every((kind) => isSameLimit(row[kind], others[at]?.[kind] ?? null)),
  );
};

/** Returns how many times the present limit another one is, if that is a leap. */
export const leapOfLimit = (before: string, after: string): DecimalString | undefined =>
  leapOf(before, after);
