import type { backOfficeFees, FeeStep } from '@agio/api-client/contract';
import { Decimal, type DecimalString } from '@agio/money';
import type * as v from 'valibot';
import { tiers } from '../../announcements/model/announcement-form.ts';
import { leapOf, percentOf } from '../../markets/model/market-form.ts';

export { tiers };

type Tier = (typeof tiers)[number];
/** Steps as they are sent. */
export type NewSteps = v.InferInput<(typeof backOfficeFees)['propose']['input']>['steps'];

/** A step as it is typed: fees in percent. */
export interface FeeRow {
  readonly id: string;
  readonly tier: Tier;
  readonly volume: string;
  readonly makerFee: string;
  readonly takerFee: string;
}

export interface FeeForm {
  /** The first one is for everyone. */
  readonly rows: readonly FeeRow[];
  /** Time in the reader's time zone, `2026-11-20T11:30`; empty for a start upon approval. */
  readonly start: string;
  readonly reason: string;
}

export const feeFields = ['makerFee', 'takerFee'] as const;
export type FeeField = (typeof feeFields)[number];

/** Fault of a field; `most` in percent. */
export type RowFault =
  | { readonly code: 'missing' | 'percent' | 'twice' }
  | { readonly code: 'higher'; readonly most: DecimalString };
export type RowFaults = Partial<Record<'volume' | FeeField, RowFault>>;

/** Most steps of a schedule, as in the contract. */
export const maxSteps = 20;
/** The highest fee, in percent. */
const highestFee = Decimal.of('10');
const fraction = Decimal.of('0.01');
export const orderOfLeap = '1000';

const rankOf = (tier: string) => tiers.findIndex((each) => each === tier);

export const rowsOf = (steps: readonly FeeStep[]): FeeRow[] =>
  steps.map(({ tier, volume, makerFee, takerFee }) => ({
    id: keyOf({ tier, volume }),
    tier: tier === 'Unknown' ? 'Tier0' : tier,
    volume,
    makerFee: percentOf(makerFee),
    takerFee: percentOf(takerFee),
  }));

/** Returns the name of a step, by which it is found in another version. */
const keyOf = ({ tier, volume }: { tier: string; volume: string }): string =>
  `${tier} ${Decimal.parse(volume)?.toString() ?? volume}`;

/** Returns the faults of each row, by its place. */
export function faultsOf(rows: readonly FeeRow[]): RowFaults[] {
  const known = new Set<string>();
  return rows.map((row) => {
    const volume = Decimal.parse(row.volume);
    const key = keyOf(row);
    const isTwice = known.has(key);
    known.add(key);
    return {
      ...(volume === undefined
        ? { volume: { code: 'missing' } as const }
        : isTwice && { volume: { code: 'twice' } as const }),
      ...Object.fromEntries(
        feeFields.flatMap((field) => {
          const fault = feeFault(rows, row, field);
          return fault === undefined ? [] : [[field, fault]];
        }),
      ),
    };
  });
}

function feeFault(rows: readonly FeeRow[], row: FeeRow, field: FeeField): RowFault | undefined {
  const fee = Decimal.parse(row[field]);
  if (fee === undefined) return { code: 'missing' };
  if (fee.gt(highestFee)) return { code: 'percent' };
  const volume = Decimal.parse(row.volume);
  if (volume === undefined) return undefined;
  const least = rows
    .filter((other) => {
      const from = Decimal.parse(other.volume);
      return from?.lte(volume) === true && rankOf(other.tier) <= rankOf(row.tier);
    })
    .map((other) => Decimal.parse(other[field]))
    .reduce((low, each) => (each !== undefined && low !== undefined && each.lt(low) ? each : low));
  return least !== undefined && fee.gt(least)
    ? { code: 'higher', most: least.toString() }
    : undefined;
}

/** Returns the steps that rows mean; undefined while one has a fault. */
export function stepsOf(rows: readonly FeeRow[]): NewSteps | undefined {
  if (faultsOf(rows).some((faults) => Object.keys(faults).length > 0)) return undefined;
  const rate = (percent: string) => Decimal.of(percent).times(fraction).toString();
  return rows.map(({ tier, volume, makerFee, takerFee }) => ({
    tier,
    volume: Decimal.of(volume).toString(),
    makerFee: rate(makerFee),
    takerFee: rate(takerFee),
  }));
}

/** A step before and after a change. */
export interface StepChange {
  readonly key: string;
  readonly step: FeeStep;
  readonly before: FeeStep | undefined;
  readonly isRemoved: boolean;
}

/** Returns the steps of a schedule in order, each with the one that it takes the place of; those that go come last. */
export function compared(before: readonly FeeStep[], after: readonly FeeStep[]): StepChange[] {
  const old = new Map(before.map((step) => [keyOf(step), step]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.map((step) => ({
      key: keyOf(step),
      step,
      before: old.get(keyOf(step)),
      isRemoved: false,
    })),
    ...before
      .filter((step) => !kept.has(keyOf(step)))
      .map((step) => ({ key: keyOf(step), step, before: step, isRemoved: true })),
  ];
}

/** Returns true if two schedules ask for the same. */
export const isSameSchedule = (one: readonly FeeStep[], other: readonly FeeStep[]): boolean => {
  const same = (a: string, b: string) => Decimal.of(a).compare(Decimal.of(b)) === 0;
  const steps = compared(one, other);
  return steps.every(
    ({ step, before, isRemoved }) =>
      !isRemoved &&
      before !== undefined &&
      same(step.makerFee, before.makerFee) &&
      same(step.takerFee, before.takerFee),
  );
};

/** A fee that becomes much higher or lower, with what it is for an order of 1,000. */
export interface FeeLeap {
  readonly times: DecimalString;
  readonly fee: DecimalString;
}

/** Returns the leap of a fee in percent, if it is one; half and twice the present fee are. */
export function leapOfFee(before: DecimalString, after: DecimalString): FeeLeap | undefined {
  const times = leapOf(before, after);
  if (times === undefined) return undefined;
  return { times, fee: Decimal.of(after).times(Decimal.of('10')).toString() };
}

/** Returns true for a start that is over, and for one that is no time; null is a start upon approval. */
export const hasPassed = (start: number | null | undefined): boolean =>
  start !== null && (start === undefined || start <= Date.now());
