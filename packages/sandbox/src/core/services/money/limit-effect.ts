import type { LimitEffect, LimitStep } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { exactAtoms } from '../../fixed.ts';
import { day } from '../../market-data/resolution.ts';
import { limitDays, LimitUsage } from './limit-usage.ts';
import { checkLimits, limitKinds, type LimitSchedules } from './limit-schedules.ts';
import { startOfDay, startOfMonth, tierOf, worthDigits } from './limits.ts';

/**
 * Works out what other limits would have stood in the way of: for each tier its customers who withdrew, bought or sold in
 * the last 30 days, and those of them who used more in one of these days, or in a month that these days touch.
 *
 * @param work notes the work of the call, in units of `workOf`
 */
export function limitEffect(
  wanted: readonly LimitStep[],
  {
    exchange,
    accounts,
    limitSchedules,
    work,
  }: {
    exchange: Exchange;
    accounts: Accounts;
    limitSchedules: LimitSchedules;
    work: (units: number) => void;
  },
): LimitEffect {
  const steps = checkLimits(wanted);
  const now = exchange.now();
  const from = startOfDay(now) - limitDays * day;
  const usage = {
    withdrawal: new LimitUsage(exchange, 'withdrawal'),
    ramp: new LimitUsage(exchange, 'ramp'),
  };
  const none = () => ({ before: 0, after: 0 });
  const counts = steps.map(({ tier }) => ({
    tier,
    customers: 0,
    withdrawPerDay: none(),
    withdrawPerMonth: none(),
    rampPerDay: none(),
  }));
  for (const account of accounts.all()) {
    const withdrawn = usage.withdrawal.days(account.id, startOfMonth(from));
    const traded = usage.ramp.days(account.id, from);
    const recent = withdrawn.filter(({ time }) => time >= from);
    if (recent.length + traded.length === 0) continue;
    work(1);
    const tier = tierOf(account);
    const own = counts.find((each) => each.tier === tier);
    const after = steps.find((each) => each.tier === tier);
    if (own === undefined || after === undefined) continue;
    own.customers += 1;
    const most = {
      withdrawPerDay: largest(recent.map(({ worth }) => worth)),
      withdrawPerMonth: largest(monthsOf(withdrawn)),
      rampPerDay: largest(traded.map(({ worth }) => worth)),
    };
    const before = limitSchedules.of(tier);
    for (const kind of limitKinds) {
      if (isAbove(most[kind], before[kind])) own[kind].before += 1;
      if (isAbove(most[kind], after[kind])) own[kind].after += 1;
    }
  }
  return { currency: limitsCurrency, steps: counts };
}

const largest = (uses: readonly bigint[]): bigint =>
  uses.reduce((most, use) => (use > most ? use : most), 0n);

function monthsOf(days: readonly { time: number; worth: bigint }[]): bigint[] {
  const sums = new Map<number, bigint>();
  for (const { time, worth } of days) {
    const month = startOfMonth(time);
    sums.set(month, (sums.get(month) ?? 0n) + worth);
  }
  return [...sums.values()];
}

const isAbove = (used: bigint, limit: string | null): boolean =>
  used > (limit === null ? 0n : exactAtoms(limit, worthDigits));
