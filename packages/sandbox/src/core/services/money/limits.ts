// @where Sandbox: withdrawals and their limits
import {
  type Currency,
  type RampLimits,
  type Tier,
  tiers,
  type WithdrawalLimits,
} from '@agio/api-client/contract';
import type { Account } from '../../records/people.ts';
import { limitsCurrency, type TierLimits } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { divideHalfEven, exactAtoms, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { day } from '../../market-data/resolution.ts';
import { refuse } from '../../refusal.ts';
import type { LimitSchedules } from './limit-schedules.ts';

export const worthDigits = 2;

/** Returns the use of a limit since the beginning of a day, in hundredths of the limits' currency. */
export type Used = (since: number) => bigint;

/** Returns the worth of an amount in hundredths of the limits' currency; zero without a price. */
export function worthOf(
  valuation: Valuation,
  exchange: Exchange,
  asset: string,
  atoms: bigint,
): bigint {
  const price = valuation.price(asset, limitsCurrency) ?? 0n;
  const decimals = exchange.decimalsOf(asset);
  return divideHalfEven(price * atoms, powerOfTen(decimals + valueDigits - worthDigits));
}

/** Returns the worth of a fiat amount in hundredths of the limits' currency. */
export function fiatWorthOf(valuation: Valuation, currency: Currency, amount: string): bigint {
  const hundredths = exactAtoms(amount, worthDigits);
  if (currency === limitsCurrency) return hundredths;
  const price = valuation.price(currency, limitsCurrency) ?? 0n;
  return divideHalfEven(price * hundredths, powerOfTen(valueDigits));
}

/** Limits of each tier, as they hold now. */
type LimitsOf = Pick<LimitSchedules, 'of'>;

/** The limits of a tier as they are worth in a currency, in its hundredths; never more than they are. */
export function limitsIn(currency: Currency, limits: TierLimits, valuation: Valuation): TierLimits {
  if (currency === limitsCurrency) return limits;
  const price = valuation.price(limitsCurrency, currency) ?? 0n;
  const worth = (limit: string | null) =>
    limit === null
      ? null
      : fromAtoms((price * exactAtoms(limit, worthDigits)) / powerOfTen(valueDigits), worthDigits);
  return {
    withdrawPerDay: worth(limits.withdrawPerDay),
    withdrawPerMonth: worth(limits.withdrawPerMonth),
    rampPerDay: worth(limits.rampPerDay),
  };
}

export function tierOf({ information: { complianceTier } }: Account): Tier {
  return complianceTier === 'Unknown' ? 'Tier0' : complianceTier;
}

export function withdrawalLimitsView(
  account: Account,
  limits: LimitsOf,
  used: Used,
  now: number,
): WithdrawalLimits {
  const { withdrawPerDay, withdrawPerMonth } = limits.of(tierOf(account));
  return {
    currency: limitsCurrency,
    perDay: withdrawPerDay,
    usedToday: fromAtoms(used(startOfDay(now)), worthDigits),
    perMonth: withdrawPerMonth,
    usedThisMonth: fromAtoms(used(startOfMonth(now)), worthDigits),
    resetsAt: isoTime(startOfDay(now) + day),
    next: nextOf(account, limits),
  };
}

/** Returns the limits of the tier after an account's own. */
function nextOf(account: Account, limits: LimitsOf): WithdrawalLimits['next'] {
  const tier = tiers[tiers.findIndex((each) => each === tierOf(account)) + 1];
  if (tier === undefined) return null;
  const { withdrawPerDay, withdrawPerMonth } = limits.of(tier);
  return { tier, perDay: withdrawPerDay, perMonth: withdrawPerMonth };
}

/** Refuses a withdrawal that the tier does not allow (any more). */
export function checkWithdrawalLimits(
  account: Account,
  limits: LimitsOf,
  used: Used,
  worth: bigint,
  now: number,
): void {
  const { withdrawPerDay, withdrawPerMonth } = limits.of(tierOf(account));
  checkLimit(withdrawPerDay, used(startOfDay(now)), worth, 'dailyLimitExceeded');
  checkLimit(withdrawPerMonth, used(startOfMonth(now)), worth, 'monthlyLimitExceeded');
}

export function rampLimitsView(
  account: Account,
  limits: LimitsOf,
  used: Used,
  now: number,
): RampLimits {
  return {
    currency: limitsCurrency,
    perDay: limits.of(tierOf(account)).rampPerDay,
    usedToday: fromAtoms(used(startOfDay(now)), worthDigits),
    resetsAt: isoTime(startOfDay(now) + day),
  };
}

export function checkRampLimit(
  account: Account,
  limits: LimitsOf,
  used: Used,
  worth: bigint,
  now: number,
): void {
  const { rampPerDay } = limits.of(tierOf(account));
  checkLimit(rampPerDay, used(startOfDay(now)), worth, 'dailyLimitExceeded');
}

function checkLimit(
  limit: string | null,
  used: bigint,
  worth: bigint,
  code: 'dailyLimitExceeded' | 'monthlyLimitExceeded',
): void {
  if (limit === null) {
    throw refuse('tierTooLow', 'amount');
  }
  const left = exactAtoms(limit, worthDigits) - used;
  if (worth <= left) return;
  throw refuse(code, 'amount', {
    left: fromAtoms(left < 0n ? 0n : left, worthDigits),
    currency: limitsCurrency,
  });
}

/** Days and months of limits are those of UTC. */
export function startOfDay(now: number): number {
  return Math.floor(now / day) * day;
}

export function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
