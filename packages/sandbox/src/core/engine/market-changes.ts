import {
  type Asset,
  type FeeStep,
  type Instrument,
  type MarketStatus,
} from '@agio/api-client/contract';
import { isoTime } from '../clock.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { withFeeSteps } from '../catalog/fee-tiers.ts';
import type { Market } from './market.ts';
import { marketRules, type MarketRules } from './market-rules.ts';
import type { Order } from './order.ts';
import { reasons } from '../language/data-messages.ts';

/** The rules of a market with some of them changed. Throws when they cannot be read. */
export function rulesWith(
  assets: ReadonlyMap<string, Asset>,
  market: Market,
  changed: Partial<Instrument>,
): MarketRules {
  const base = assets.get(market.baseAsset);
  const quote = assets.get(market.quoteAsset);
  if (base === undefined || quote === undefined) throw new Error(`${market.id}: unknown asset`);
  const instrument = withFeeSteps({ ...market.instrument, ...changed }, market.feeSchedule);
  return marketRules(market.definition.instrument, instrument, base, quote);
}

export function applyRules(market: Market, changed: Partial<Instrument>, rules: MarketRules): void {
  market.rules = rules;
  market.instrument = withFeeSteps({ ...market.instrument, ...changed }, market.feeSchedule);
  market.changedRules = { ...market.changedRules, ...changed };
  if (market.definition.hasOwnFees) return;
  // A market that is given the fee of the schedule follows it again.
  const [first] = market.feeSchedule;
  for (const fee of ['makerFee', 'takerFee'] as const) {
    if (market.changedRules[fee] === first?.[fee]) delete market.changedRules[fee];
  }
}

/** Puts a market under a fee schedule. Its own fees stay, and those of its tiers and steps follow from them. */
export function applyFeeSchedule(
  assets: ReadonlyMap<string, Asset>,
  market: Market,
  schedule: readonly FeeStep[],
): void {
  market.feeSchedule = schedule;
  const fees = firstFeesIn(market, schedule);
  market.rules = rulesWith(assets, market, fees);
  market.instrument = withFeeSteps({ ...market.instrument, ...fees }, schedule);
}

/** Returns the fees that a market asks of everyone under a schedule: its own, or else those of the first step. */
export function firstFeesIn(
  { definition, instrument, changedRules }: Market,
  [first]: readonly FeeStep[],
): Pick<Instrument, 'makerFee' | 'takerFee'> {
  const { makerFee, takerFee } = instrument;
  if (first === undefined || definition.hasOwnFees) return { makerFee, takerFee };
  return {
    makerFee: changedRules.makerFee ?? first.makerFee,
    takerFee: changedRules.takerFee ?? first.takerFee,
  };
}

/** A market that cannot have its rules back after a restart: staff set them again and open it. */
export function haltForRules(market: Market): void {
  market.status = 'Halted';
  const statusReason = reasons.markets.rulesChecked;
  market.instrument = { ...market.instrument, status: 'Halted', statusReason };
}

/** Returns the refusal of a coarser step while customers' orders rest that it would not take. */
export function ordersInTheWay(orders: readonly Order[], changed: Partial<Instrument>): Refusal {
  const people = new Set(orders.map(({ accountId }) => accountId)).size;
  const key = changed.tickSize === undefined ? 'stepSize' : 'tickSize';
  const count = orders.length;
  return people === 1
    ? refuse('ordersOfOneInTheWay', key, { count })
    : refuse('ordersInTheWay', key, { count, people });
}

/** Opens or halts a market; the reason and the time are those of a market that is not open. */
export function applyStatus(
  market: Market,
  { status, reason, now }: { status: MarketStatus; reason: string | null; now: number },
): void {
  const isOpen = status === 'Open';
  const since = status === market.status ? market.instrument.statusSince : isoTime(now);
  market.status = status;
  market.instrument = {
    ...market.instrument,
    status,
    statusReason: isOpen ? null : reason,
    statusSince: isOpen ? null : since,
  };
}
