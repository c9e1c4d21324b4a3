import type { FeeStanding as View, FeeStep } from '@agio/api-client/contract';
import type { Accounts } from '../../accounts.ts';
import { feeDigits, rankOfTier } from '../../catalog/fee-tiers.ts';
import { limitsCurrency } from '../../catalog/tier-limits.ts';
import { isoTime } from '../../clock.ts';
import type { AccountEntry } from '../../engine/account-ledger.ts';
import type { Exchange } from '../../engine/exchange.ts';
import { type FeeStanding, volumeDigits } from '../../engine/market-rules.ts';
import { divideHalfEven, exactAtoms, fromAtoms, powerOfTen } from '../../fixed.ts';
import { valueDigits, type Valuation } from '../../market-data/valuation.ts';
import { day } from '../../market-data/resolution.ts';
import type { Account } from '../../records/people.ts';
import type { FeeSchedules } from './fee-schedules.ts';

/** Days of a volume. */
export const volumeDays = 30;

/** Accounts whose days are kept in memory; those asked about longest ago go first. */
const maxKept = 20_000;

interface Days {
  /** Days of UTC that are over and counted, in hundredths of the currency by the number of the day. */
  worth: Map<number, bigint>;
  sum: bigint;
  /** The first day that is not counted. */
  next: number;
}

/**
 * Volumes of accounts, and their place in the fee schedule. A volume is that of 30 days of UTC that are over: it stays the
 * same for a day, so that an order pays what its estimate said. A day is added up once, from the account's ledger.
 */
export class FeeStandings {
  private readonly exchange: Exchange;
  private readonly valuation: Valuation;
  private readonly accounts: Accounts;
  private readonly schedules: FeeSchedules;
  private readonly days = new Map<string, Days>();

  constructor(
    exchange: Exchange,
    parts: { valuation: Valuation; accounts: Accounts; schedules: FeeSchedules },
  ) {
    this.exchange = exchange;
    this.valuation = parts.valuation;
    this.accounts = parts.accounts;
    this.schedules = parts.schedules;
  }

  /** Returns the facts that the fees of an account follow from now; undefined for the house. */
  of(accountId: string): FeeStanding | undefined {
    this.schedules.keepTime();
    const account = this.accounts.get(accountId);
    return account && this.ofAccount(account);
  }

  ofAccount({ id, information }: Account): FeeStanding {
    const today = dayOf(this.exchange.now());
    return { tier: information.complianceTier, volume: this.volumeBefore(id, today) };
  }

  /** Returns the worth of a trade, in hundredths of the schedule's currency: that of what was given. */
  worthOf({ changes, time, prices }: AccountEntry): bigint {
    let worth = 0n;
    for (const [asset, atoms] of changes) {
      if (atoms >= 0n) continue;
      const price = this.valuation.price(asset, limitsCurrency, time, prices[asset]) ?? 0n;
      const digits = this.exchange.decimalsOf(asset) + valueDigits - volumeDigits;
      worth += divideHalfEven(price * -atoms, powerOfTen(digits));
    }
    return worth;
  }

  view(account: Account): View {
    const now = this.exchange.now();
    const today = dayOf(now);
    const standing = this.ofAccount(account);
    const traded = this.tradesOf(account.id, today, today + 1).get(today) ?? 0n;
    const nextVolume =
      this.volumeBefore(account.id, today) - this.worthOn(account.id, today - volumeDays) + traded;
    const { steps, planned } = this.schedules;
    return {
      currency: limitsCurrency,
      volume: fromAtoms(standing.volume, volumeDigits),
      until: isoTime((today + 1) * day),
      nextVolume: fromAtoms(nextVolume, volumeDigits),
      steps: [...steps],
      next: nextStep(steps, standing, nextVolume),
      planned: planned ? { startsAt: isoTime(planned.startsAt), steps: [...planned.steps] } : null,
    };
  }

  private volumeBefore(accountId: string, today: number): bigint {
    return this.read(accountId, today).sum;
  }

  private worthOn(accountId: string, at: number): bigint {
    return this.days.get(accountId)?.worth.get(at) ?? 0n;
  }

  /** Returns the days of an account, up to the one before today. */
  private read(accountId: string, today: number): Days {
    const known = this.days.get(accountId);
    if (known?.next === today) return known;
    const first = today - volumeDays;
    // A clock that was set back makes days that were counted uncertain.
    const kept = known === undefined || known.next > today ? undefined : known;
    const from = Math.max(first, kept?.next ?? first);
    const worth = new Map([...(kept?.worth ?? [])].filter(([at]) => at >= first));
    for (const [at, sum] of this.tradesOf(accountId, from, today)) worth.set(at, sum);
    const sum = [...worth.values()].reduce((total, each) => total + each, 0n);
    const days = { worth, sum, next: today };
    this.days.delete(accountId);
    this.days.set(accountId, days);
    for (const oldest of this.days.keys()) {
      if (this.days.size <= maxKept) break;
      this.days.delete(oldest);
    }
    return days;
  }

  /** Adds up the trades of the days from one to another, which is left out. */
  private tradesOf(accountId: string, from: number, to: number): Map<number, bigint> {
    const sums = new Map<number, bigint>();
    for (const entry of this.exchange.accountLedger.since(accountId, from * day, 'Trade')) {
      const at = dayOf(entry.time);
      if (at < to) sums.set(at, (sums.get(at) ?? 0n) + this.worthOf(entry));
    }
    return sums;
  }
}

const dayOf = (time: number) => Math.floor(time / day);

/** Returns the step with the least volume that is not reached and lowers a fee. */
function nextStep(
  steps: readonly FeeStep[],
  standing: FeeStanding,
  nextVolume: bigint,
): View['next'] {
  const rank = rankOfTier(standing.tier);
  const mine = steps.filter(({ tier }) => rankOfTier(tier) <= rank);
  const volumeOf = (step: FeeStep) => exactAtoms(step.volume, volumeDigits);
  const counted = standing.volume > nextVolume ? standing.volume : nextVolume;
  const reached = mine.filter((step) => volumeOf(step) <= counted);
  const lowers = (step: FeeStep) =>
    (['makerFee', 'takerFee'] as const).some((fee) =>
      reached.every((each) => exactAtoms(step[fee], feeDigits) < exactAtoms(each[fee], feeDigits)),
    );
  const [step] = mine
    .filter((each) => volumeOf(each) > counted && lowers(each))
    .toSorted((a, b) => (volumeOf(a) < volumeOf(b) ? -1 : 1));
  if (step === undefined) return null;
  return { step, missing: fromAtoms(volumeOf(step) - nextVolume, volumeDigits) };
}
