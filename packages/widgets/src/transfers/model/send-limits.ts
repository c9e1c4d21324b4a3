import type { WithdrawalLimits } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';

/** One limit of the tier, in its currency. */
export interface LimitUse {
  readonly period: 'day' | 'month';
  readonly limit: Decimal;
  readonly used: Decimal;
  /** Rest before this transfer; never below zero. */
  readonly left: Decimal;
  /** Value of this transfer; undefined while it has no amount or no price. */
  readonly wanted: Decimal | undefined;
  readonly isExceeded: boolean;
}

/**
 * Returns the use of the limits of day and month with this transfer.
 *
 * @param worth of the amount, in the currency of the limits
 * @returns undefined for a period in which the tier allows no withdrawals
 */
export function limitUses(
  limits: WithdrawalLimits,
  worth: Decimal | undefined,
): Readonly<Record<'day' | 'month', LimitUse | undefined>> {
  const standing = (
    period: LimitUse['period'],
    perPeriod: string | null,
    usedBefore: string,
  ): LimitUse | undefined => {
    if (perPeriod === null) return undefined;
    const [limit, used] = [Decimal.of(perPeriod), Decimal.of(usedBefore)];
    const rest = limit.minus(used);
    const left = rest.isPositive ? rest : Decimal.zero;
    return { period, limit, used, left, wanted: worth, isExceeded: worth?.gt(left) === true };
  };
  return {
    day: standing('day', limits.perDay, limits.usedToday),
    month: standing('month', limits.perMonth, limits.usedThisMonth),
  };
}

/** The limit that stands in the way: of those that are exceeded the one of which least is left. */
export function exceededOf(
  uses: Readonly<Record<'day' | 'month', LimitUse | undefined>> | undefined,
): LimitUse | undefined {
  return [uses?.day, uses?.month]
    .filter((use) => use?.isExceeded === true)
    .toSorted((a, b) => (a && b ? a.left.compare(b.left) : 0))[0];
}

/** A part of a whole in thousandths, for the length of a bar, which needs no exact value. */
export function barShare(part: Decimal, whole: Decimal): number {
  if (whole.isZero) return 1;
  const thousandths = part.times(Decimal.of('1000')).dividedBy(whole, 0, 'down').toString();
  return Math.min(1, Math.max(0, Number.parseInt(thousandths, 10) / 1000));
}
