import { errorCodes, type WithdrawalLimits } from '@agio/api-client/contract';
import type { Account } from '../accounts.ts';
import { limitsCurrency, tierLimits, type TierLimits } from '../catalog/tier-limits.ts';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { divideHalfEven, exactAtoms, fromAtoms, powerOfTen } from '../fixed.ts';
import { valueDigits, type Valuation } from '../market-data/valuation.ts';
import { day } from '../market-data/resolution.ts';
import { refuse } from '../refusal.ts';

const worthDigits = 2;

/** Something that uses up a limit: `worth` in hundredths of the limits' currency. */
export interface Use {
  worth: string;
  createdAt: number;
}

/** What an amount is worth in hundredths of the limits' currency; zero when nothing tells. */
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

export function limitsOf(account: Account): TierLimits {
  const { complianceTier } = account.information;
  return tierLimits[complianceTier === 'Unknown' ? 'Tier0' : complianceTier];
}

export function withdrawalLimitsView(
  account: Account,
  uses: readonly Use[],
  now: number,
): WithdrawalLimits {
  const { withdrawPerDay, withdrawPerMonth } = limitsOf(account);
  return {
    currency: limitsCurrency,
    perDay: withdrawPerDay,
    usedToday: fromAtoms(sum(uses, startOfDay(now)), worthDigits),
    perMonth: withdrawPerMonth,
    usedThisMonth: fromAtoms(sum(uses, startOfMonth(now)), worthDigits),
    resetsAt: isoTime(startOfDay(now) + day),
  };
}

/** Refuses a withdrawal that the tier does not allow (any more). */
export function checkWithdrawalLimits(
  account: Account,
  uses: readonly Use[],
  worth: bigint,
  now: number,
): void {
  const { withdrawPerDay, withdrawPerMonth } = limitsOf(account);
  checkLimit(withdrawPerDay, sum(uses, startOfDay(now)), worth, 'day');
  checkLimit(withdrawPerMonth, sum(uses, startOfMonth(now)), worth, 'month');
}

export function checkRampLimit(
  account: Account,
  uses: readonly Use[],
  worth: bigint,
  now: number,
): void {
  checkLimit(limitsOf(account).rampPerDay, sum(uses, startOfDay(now)), worth, 'day');
}

function checkLimit(limit: string | null, used: bigint, worth: bigint, period: string): void {
  if (limit === null) {
    throw refuse(403, errorCodes.forbidden, 'Your tier does not allow this yet.', 'amount');
  }
  const left = exactAtoms(limit, worthDigits) - used;
  if (worth <= left) return;
  const shown = fromAtoms(left < 0n ? 0n : left, worthDigits);
  throw refuse(
    409,
    errorCodes.aboveMaximum,
    `This is more than is left of your limit for the ${period}: ${shown} ${limitsCurrency}.`,
    'amount',
  );
}

function sum(uses: readonly Use[], since: number): bigint {
  return uses
    .filter(({ createdAt }) => createdAt >= since)
    .reduce((total, { worth }) => total + BigInt(worth), 0n);
}

/** Days and months of limits are those of UTC. */
function startOfDay(now: number): number {
  return Math.floor(now / day) * day;
}

function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}
