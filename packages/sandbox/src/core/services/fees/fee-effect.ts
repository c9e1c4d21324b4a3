import type { FeeEffect, FeeStep } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { feeDigits, rankOfTier, withFeeSteps } from '../../catalog/fee-tiers.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import type { Exchange } from '../../engine/exchange.ts';
import type { Market } from '../../engine/market.ts';
import { firstFeesIn } from '../../engine/market-changes.ts';
import {
  feeOn,
  feeRulesOf,
  feesFor,
  type FeeStanding,
  volumeDigits,
} from '../../engine/market-rules.ts';
import { divideHalfEven, exactAtoms, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { day } from '../../market-data/resolution.ts';
import type { FeeStandings } from './fee-standings.ts';
import { volumeDays } from './fee-standings.ts';
import { checkSteps } from './fee-steps.ts';

/** Digits of the sums that are answered. */
const sumDigits = 2;

/**
 * Works out what other steps would have meant: the same trades of the last 30 days, and the customers as they stand today,
 * once under the schedule in force and once under the other. Steps that change nothing thus have no effect.
 *
 * @param work notes the work of the call, in units of `workOf`
 */
export function feeEffect(
  wanted: readonly FeeStep[],
  {
    exchange,
    accounts,
    valuation,
    standings,
    work,
  }: {
    exchange: Exchange;
    accounts: Accounts;
    valuation: Valuation;
    standings: FeeStandings;
    work: (units: number) => void;
  },
): FeeEffect {
  const steps = checkSteps(wanted);
  const rulesOf = rulesUnder(steps);
  const now = exchange.now();
  const totals = { day: { before: 0n, after: 0n }, month: { before: 0n, after: 0n } };
  const counts = steps.map(() => ({ customers: 0, more: 0, less: 0 }));
  let orders = 0;
  let orderCustomers = 0;

  for (const account of accounts.all()) {
    const open = exchange.orders.open(account.id);
    const trades = exchange.orders.history.activityOf(account.id).trades;
    if (open.length === 0 && trades === 0) continue;
    const standing = standings.ofAccount(account);
    const concerned = open.filter(({ market }) => {
      const [was, is] = [feesFor(market.rules, standing), feesFor(rulesOf(market), standing)];
      return was.maker !== is.maker || was.taker !== is.taker;
    });
    orders += concerned.length;
    if (concerned.length > 0) orderCustomers += 1;
    if (trades === 0) continue;

    const own = { before: 0n, after: 0n };
    let traded = 0;
    for (const entry of exchange.accountLedger.since(account.id, now - volumeDays * day, 'Trade')) {
      const found = exchange.orders.history.fill(entry.reference ?? '');
      if (found === undefined) continue;
      traded += 1;
      const { order, fill } = found;
      const { market } = order;
      const asset = order.side === 'Buy' ? market.baseAsset : market.quoteAsset;
      const gross = (entry.changes.get(asset) ?? 0n) + (entry.fee?.atoms ?? 0n);
      const price = valuation.price(asset, limitsCurrency, entry.time, entry.prices[asset]) ?? 0n;
      const role = fill.maker ? 'maker' : 'taker';
      const worth = (rate: bigint) =>
        (price * feeOn(gross, rate)) / powerOfTen(exchange.decimalsOf(asset));
      const before = worth(feesFor(market.rules, standing)[role]);
      const after = worth(feesFor(rulesOf(market), standing)[role]);
      own.before += before;
      own.after += after;
      if (entry.time < now - day) continue;
      totals.day.before += before;
      totals.day.after += after;
    }
    if (traded === 0) continue;
    work(Math.ceil(traded / 20));
    totals.month.before += own.before;
    totals.month.after += own.after;
    const at = counts[stepOf(steps, standing)];
    if (at === undefined) continue;
    at.customers += 1;
    if (own.after > own.before) at.more += 1;
    if (own.after < own.before) at.less += 1;
  }

  const sum = (value: bigint) =>
    fromAtoms(divideHalfEven(value, powerOfTen(valueDigits - sumDigits)), sumDigits);
  const sums = ({ before, after }: { before: bigint; after: bigint }) => ({
    before: sum(before),
    after: sum(after),
  });
  return {
    currency: limitsCurrency,
    day: sums(totals.day),
    month: sums(totals.month),
    // In the order of the request.
    steps: wanted.map(
      (step) =>
        counts[steps.findIndex((each) => isSame(each, step))] ?? { customers: 0, more: 0, less: 0 },
    ),
    orders,
    orderCustomers,
  };
}

/** Returns the fees of a market under other steps, each market worked out once. */
function rulesUnder(steps: readonly FeeStep[]) {
  const known = new Map<string, ReturnType<typeof feeRulesOf>>();
  return (market: Market) => {
    let rules = known.get(market.id);
    if (rules === undefined) {
      const instrument = { ...market.instrument, ...firstFeesIn(market, steps) };
      rules = feeRulesOf(withFeeSteps(instrument, steps));
      known.set(market.id, rules);
    }
    return rules;
  };
}

/** Returns the place of the step that an account pays by: the lowest taker fee of those it has reached. */
function stepOf(steps: readonly FeeStep[], { tier, volume }: FeeStanding): number {
  let place = 0;
  for (const [at, step] of steps.entries()) {
    const isReached =
      rankOfTier(step.tier) <= rankOfTier(tier) && exactAtoms(step.volume, volumeDigits) <= volume;
    const least = steps[place];
    if (!isReached || least === undefined) continue;
    const fees = (each: FeeStep) => exactAtoms(each.takerFee, feeDigits);
    if (fees(step) < fees(least)) place = at;
  }
  return place;
}

const isSame = (one: FeeStep, other: FeeStep): boolean =>
  one.tier === other.tier &&
  exactAtoms(one.volume, volumeDigits) === exactAtoms(other.volume, volumeDigits);
