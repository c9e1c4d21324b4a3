// @where Back office: bounds of the rules of a market: largest order, finest step, highest fee
import { feeDigits } from '../catalog/fee-tiers.ts';
import { type Instrument } from '@agio/api-client/contract';
import { exactAtoms, fromAtoms, powerOfTen, toAtoms } from '../fixed.ts';
import { reason, type Reason } from '../refusal.ts';
import type { Market } from './market.ts';
import { formatPrice, notional } from './market-rules.ts';

/** The largest order that staff can allow, in units of the base asset and in what it is worth in the quote asset. */
export const largestOrder = 10n ** 9n;
/** A step of the price is at most this part of the price, so that the house has room for its quotes. */
const finestShare = 100n;
/** The smallest order is at most this part of the largest, and of what that is worth. */
const smallestShare = 10n;
/** 10 %, which the sentence of the refusal says. */
export const highestFee = '0.1';

/**
 * Returns the errors of rules by themselves, with each other, and with what the house can pay at the present price;
 * none if a market can trade under them. Each reason names the bounds of its field. Resting orders are not checked.
 * `slack` allows that many times more where the price counts: for rules that fitted once, at another price.
 */
export function faultsOfRules(
  market: Market,
  changed: Partial<Instrument>,
  slack: bigint = 1n,
): Reason[] {
  const { rules, definition, lastTicks = 1 } = market;
  const { tickSize: listedTick, stepSize: listedStep } = definition.instrument;
  const { baseDecimals, quoteDecimals } = rules;
  const next = { ...market.instrument, ...changed };
  const reasons: Reason[] = [];
  /** The first fault of each field. */
  const object = (fault: Reason) => {
    if (!reasons.some(({ key: taken }) => taken === fault.key)) reasons.push(fault);
  };
  const key = (...keys: (keyof Instrument)[]) =>
    keys.find((name) => changed[name] !== undefined) ?? keys[0] ?? '';

  const maxTicks = (slack * BigInt(Math.max(1, lastTicks))) / finestShare;
  const largestTick = formatPrice(rules, Number(maxTicks > 0n ? maxTicks : 1n));
  const isTick =
    isMultiple(next.tickSize, listedTick, quoteDecimals) &&
    exactAtoms(next.tickSize, quoteDecimals) <= exactAtoms(largestTick, quoteDecimals);
  if (!isTick) {
    object(reason('tickOutOfBounds', 'tickSize', { step: listedTick, most: largestTick }));
  }

  const isStep = isMultiple(next.stepSize, listedStep, baseDecimals);
  if (!isStep) object(reason('stepOutOfBounds', 'stepSize', { step: listedStep }));
  for (const name of ['minAmount', 'maxAmount'] as const) {
    if (!isStep || isMultiple(next[name], next.stepSize, baseDecimals)) continue;
    object(reason(offStep[name], key(name, 'stepSize')));
  }
  const least = toAtoms(next.minAmount, baseDecimals) ?? 0n;
  const most = toAtoms(next.maxAmount, baseDecimals) ?? 0n;
  if (least > most) {
    object(
      reason('minAmountAboveMaximum', key('maxAmount', 'minAmount'), { most: next.maxAmount }),
    );
  }
  if (least * smallestShare > slack * most) {
    const bound = fromAtoms(most / smallestShare, baseDecimals);
    object(
      reason('minAmountTooHigh', key('minAmount', 'maxAmount'), {
        most: bound,
        asset: market.baseAsset,
      }),
    );
  }

  const worth = worthOf(market, most, lastTicks);
  const maxWorth = slack * largestOrder * powerOfTen(quoteDecimals);
  if (most > largestOrder * powerOfTen(baseDecimals) || worth > maxWorth) {
    object(
      reason('maxAmountTooHigh', key('maxAmount', 'stepSize'), {
        most: String(largestOrder),
        asset: market.baseAsset,
        currency: market.quoteAsset,
      }),
    );
  }
  const smallest = toAtoms(next.minNotional, quoteDecimals);
  if (smallest === undefined || smallest <= 0n || smallest > (slack * worth) / smallestShare) {
    const bound = fromAtoms(worth / smallestShare, quoteDecimals);
    object(
      reason('minValueOutOfBounds', key('minNotional', 'maxAmount'), {
        count: quoteDecimals,
        most: bound,
        asset: market.quoteAsset,
      }),
    );
  }

  for (const fee of ['makerFee', 'takerFee'] as const) {
    const rate = toAtoms(next[fee], feeDigits);
    if (rate !== undefined && rate >= 0n && rate <= exactAtoms(highestFee, feeDigits)) continue;
    // In percent, as staff type it.
    object(reason('feeOutOfBounds', fee, { count: feeDigits - 2 }));
  }
  if (next.orderTypes.length === 0) {
    object(reason('orderTypesEmpty', 'orderTypes'));
  }
  return reasons;
}

const offStep = { minAmount: 'minAmountOffStep', maxAmount: 'maxAmountOffStep' } as const;

/** Returns true for a positive multiple of a step. */
function isMultiple(text: string, step: string, decimals: number): boolean {
  const atoms = toAtoms(text, decimals);
  const unit = toAtoms(step, decimals);
  return atoms !== undefined && unit !== undefined && atoms > 0n && atoms % unit === 0n;
}

/** Atoms of the quote asset for atoms of the base asset. */
function worthOf({ rules }: Market, atoms: bigint, ticks: number): bigint {
  return notional(rules, ticks, atoms / rules.baseAtomsPerLot);
}
