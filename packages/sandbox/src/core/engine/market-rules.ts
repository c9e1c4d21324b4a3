// @where Sandbox: fee of a trade, its rounding, and ticks of a price and limits of a market
import type { Asset, Instrument, OrderSide } from '@agio/api-client/contract';
import { feeDigits, rankOfTier } from '../catalog/fee-tiers.ts';
import { divideUp, exactAtoms, fractionDigits, fromAtoms, powerOfTen, toAtoms } from '../fixed.ts';
import { reason, type Reason } from '../refusal.ts';
import { type ExitTicks, mapPrices, type OrderPrices } from '../records/order-terms.ts';

/** Scale of fee rates: `0.0008` is 800. */
const feeScale = 1_000_000n;

/**
 * A market's steps as whole numbers. A price is a number of ticks (a safe integer), an amount a number of lots; one
 * lot at one tick costs `atomsPerTickLot` of the quote asset exactly, so no notional is ever rounded.
 *
 * Ticks and lots are those that the market was listed with, for good: orders, fills, trades and candles of all times are
 * kept in them. Staff can make the steps of new orders coarser; those are multiples of them.
 */
export interface MarketRules {
  readonly baseDecimals: number;
  readonly quoteDecimals: number;
  readonly priceDigits: number;
  readonly amountDigits: number;
  /** One tick in units of the last price digit; one lot in units of the last amount digit. */
  readonly tickUnits: bigint;
  readonly lotUnits: bigint;
  /** Steps of new orders: prices are multiples of so many ticks, amounts of so many lots. */
  readonly ticksPerStep: number;
  readonly lotsPerStep: bigint;
  /** One tick and one lot as plain numbers: for fair prices and sizes that are made up, never for money. */
  readonly tick: number;
  readonly lot: number;
  readonly baseAtomsPerLot: bigint;
  readonly quoteAtomsPerTickLot: bigint;
  readonly minLots: bigint;
  readonly maxLots: bigint;
  readonly minNotional: bigint;
  readonly fees: FeeRates;
  /** Fees of tiers that differ. */
  readonly tierFees: ReadonlyMap<string, FeeRates>;
  /** Fees of accounts from a tier and a volume on. */
  readonly volumeFees: readonly (FeeRates & { rank: number; volume: bigint })[];
}

/** Digits of volumes of the fee schedule. */
export const volumeDigits = 2;

/** Facts about an account that its fees follow from. */
export interface FeeStanding {
  tier: string;
  /** Traded in 30 days, in hundredths of the schedule's currency. */
  volume: bigint;
}

/** In millionths of what is received. */
export interface FeeRates {
  readonly maker: bigint;
  readonly taker: bigint;
}

/** `listed` is the market as it was listed; `instrument` as it is now. */
export function marketRules(
  listed: Instrument,
  instrument: Instrument,
  base: Asset,
  quote: Asset,
): MarketRules {
  const priceDigits = fractionDigits(listed.tickSize);
  const amountDigits = fractionDigits(listed.stepSize);
  const tickUnits = exactAtoms(listed.tickSize, priceDigits);
  const lotUnits = exactAtoms(listed.stepSize, amountDigits);
  const spare = quote.decimals - priceDigits - amountDigits;
  if (spare < 0 || amountDigits > base.decimals) {
    throw new Error(`${instrument.id}: a step at a tick is finer than ${quote.id} can hold`);
  }
  return {
    baseDecimals: base.decimals,
    quoteDecimals: quote.decimals,
    priceDigits,
    amountDigits,
    tickUnits,
    lotUnits,
    ticksPerStep: Number(exactAtoms(instrument.tickSize, priceDigits) / tickUnits),
    lotsPerStep: exactAtoms(instrument.stepSize, amountDigits) / lotUnits,
    tick: Number(tickUnits) / 10 ** priceDigits,
    lot: Number(lotUnits) / 10 ** amountDigits,
    baseAtomsPerLot: lotUnits * powerOfTen(base.decimals - amountDigits),
    quoteAtomsPerTickLot: tickUnits * lotUnits * powerOfTen(spare),
    minLots: exactAtoms(instrument.minAmount, amountDigits) / lotUnits,
    maxLots: exactAtoms(instrument.maxAmount, amountDigits) / lotUnits,
    minNotional: exactAtoms(instrument.minNotional, quote.decimals),
    ...feeRulesOf(instrument),
  };
}

type FeeRules = Pick<MarketRules, 'fees' | 'tierFees' | 'volumeFees'>;

/** Returns the fees of an instrument as whole numbers. */
export function feeRulesOf(instrument: Instrument): FeeRules {
  return {
    fees: ratesOf(instrument),
    tierFees: new Map(instrument.feeTiers.map((each) => [each.tier, ratesOf(each)])),
    volumeFees: instrument.feeSteps.map((step) => ({
      ...ratesOf(step),
      rank: rankOfTier(step.tier),
      volume: exactAtoms(step.volume, volumeDigits),
    })),
  };
}

/** Returns the fees of an account: the lowest maker and the lowest taker fee of the steps that it has reached. */
export function feesFor(rules: FeeRules, standing: FeeStanding | undefined): FeeRates {
  if (standing === undefined) return rules.fees;
  const rank = rankOfTier(standing.tier);
  let { maker, taker } = rules.tierFees.get(standing.tier) ?? rules.fees;
  for (const step of rules.volumeFees) {
    if (step.rank > rank || step.volume > standing.volume) continue;
    if (step.maker < maker) ({ maker } = step);
    if (step.taker < taker) ({ taker } = step);
  }
  return { maker, taker };
}

const ratesOf = ({ makerFee, takerFee }: Pick<Instrument, 'makerFee' | 'takerFee'>): FeeRates => ({
  maker: exactAtoms(makerFee, feeDigits),
  taker: exactAtoms(takerFee, feeDigits),
});

/** Cost of `lots` at `ticks`, in atoms of the quote asset. */
export function notional(rules: MarketRules, ticks: number, lots: bigint): bigint {
  return BigInt(ticks) * lots * rules.quoteAtomsPerTickLot;
}

/** The fee on a received amount, rounded up: what was announced always covers it. */
export function feeOn(received: bigint, rate: bigint): bigint {
  return divideUp(received * rate, feeScale);
}

/** The tick nearest to a fair price, at least one. */
export function nearestTicks(rules: MarketRules, price: number): number {
  return Math.max(1, Math.round(price / rules.tick));
}

/** A price away from the other side of the book, on the step: down for a bid, up for an ask. */
export function steppedTicks(rules: MarketRules, side: OrderSide, ticks: number): number {
  const steps = ticks / rules.ticksPerStep;
  return (side === 'Buy' ? Math.floor(steps) : Math.ceil(steps)) * rules.ticksPerStep;
}

/** An amount on the step, rounded down. */
export function steppedLots(rules: MarketRules, lots: bigint): bigint {
  return lots - (lots % rules.lotsPerStep);
}

/** Returns true if a resting order could be placed unchanged under these rules. */
export function fitsSteps(rules: MarketRules, order: SteppedOrder): boolean {
  const onTick = (ticks: number | null) => ticks === null || ticks % rules.ticksPerStep === 0;
  return (
    Object.values(mapPrices(order, onTick)).every(Boolean) &&
    Object.values(order.exits ?? {}).every(onTick) &&
    (order.lots - order.filledLots) % rules.lotsPerStep === 0n &&
    (order.displayLots ?? 0n) % rules.lotsPerStep === 0n
  );
}

interface SteppedOrder extends OrderPrices {
  exits: ExitTicks | null;
  displayLots: bigint | null;
  lots: bigint;
  filledLots: bigint;
}

export function formatPrice(rules: MarketRules, ticks: number): string {
  return fromAtoms(BigInt(ticks) * rules.tickUnits, rules.priceDigits);
}

/** An amount of the base asset. */
export function formatAmount(rules: MarketRules, lots: bigint): string {
  return fromAtoms(lots * rules.lotUnits, rules.amountDigits);
}

/** The reason for an order whose price × amount is too small. */
export function belowMinimum(
  { instrument, quoteAsset }: { instrument: Pick<Instrument, 'minNotional'>; quoteAsset: string },
  key: string,
): Reason {
  return reason('orderValueBelowMinimum', key, {
    least: instrument.minNotional,
    asset: quoteAsset,
  });
}

export type TickResult =
  | { ok: true; ticks: number }
  | { ok: false; reason: 'too-large' }
  | { ok: false; reason: 'off-tick'; below: string; above: string };

/** A price in ticks; off the grid it names the two nearest legal prices, the lower one never zero. */
export function parsePrice(rules: MarketRules, text: string): TickResult {
  const digits = Math.max(rules.priceDigits, fractionDigits(text));
  const units = exactAtoms(text, digits);
  const perStep = BigInt(rules.ticksPerStep);
  const step = rules.tickUnits * perStep * powerOfTen(digits - rules.priceDigits);
  const steps = units / step;
  const ticks = steps * perStep;
  if (ticks >= BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, reason: 'too-large' };
  if (steps * step === units) return { ok: true, ticks: Number(ticks) };
  const below = ticks === 0n ? perStep : ticks;
  return {
    ok: false,
    reason: 'off-tick',
    below: padded(rules, below),
    above: padded(rules, ticks + perStep),
  };
}

/** A price with all digits of the tick, as people read it: `6.4150`. */
function padded(rules: MarketRules, ticks: bigint): string {
  const [whole = '', fraction = ''] = fromAtoms(ticks * rules.tickUnits, rules.priceDigits).split(
    '.',
  );
  return rules.priceDigits === 0 ? whole : `${whole}.${fraction.padEnd(rules.priceDigits, '0')}`;
}

/** An amount in lots; undefined when it is off the step. */
export function parseLots(rules: MarketRules, text: string): bigint | undefined {
  const units = toAtoms(text, rules.amountDigits);
  if (units === undefined || units % (rules.lotUnits * rules.lotsPerStep) !== 0n) return undefined;
  return units / rules.lotUnits;
}
