import { errorCodes, type Instrument } from '@agio/api-client/contract';
import type { Market } from '../../../engine/market.ts';
import { toAtoms } from '../../../fixed.ts';
import { refuse, type Refusal } from '../../../refusal.ts';

/** Refuses rules that make no sense by themselves or together; what rests in the book is looked at by the engine. */
export function checkRules(market: Market, changed: Partial<Instrument>): void {
  const { rules, definition } = market;
  const { baseDecimals, quoteDecimals } = rules;
  const next = { ...market.instrument, ...changed };
  const tick = isMultiple(next.tickSize, definition.instrument.tickSize, quoteDecimals);
  if (!tick) throw stepRefused('tickSize', definition.instrument.tickSize);
  const step = isMultiple(next.stepSize, definition.instrument.stepSize, baseDecimals);
  if (!step) throw stepRefused('stepSize', definition.instrument.stepSize);

  for (const fee of ['makerFee', 'takerFee'] as const) {
    const rate = toAtoms(next[fee], 6);
    if (rate === undefined || rate < 0n || rate > 100_000n) {
      throw invalid(fee, 'A fee is between 0 and 0.1, with at most 6 decimals.');
    }
  }
  for (const name of ['minAmount', 'maxAmount'] as const) {
    if (isMultiple(next[name], next.stepSize, baseDecimals)) continue;
    const key = changed[name] === undefined ? 'stepSize' : name;
    throw invalid(key, `The ${words[name]} amount must be a multiple of the step, above zero.`);
  }
  if (
    (toAtoms(next.minAmount, baseDecimals) ?? 0n) > (toAtoms(next.maxAmount, baseDecimals) ?? 0n)
  ) {
    const key = changed.maxAmount === undefined ? 'minAmount' : 'maxAmount';
    throw invalid(key, 'The largest order is below the smallest.');
  }
  if ((toAtoms(next.minNotional, quoteDecimals) ?? 0n) <= 0n) {
    throw invalid('minNotional', `It must be above zero, with at most ${quoteDecimals} decimals.`);
  }
  if (next.orderTypes.length === 0) {
    throw invalid('orderTypes', 'A market takes at least one type of order.');
  }
}

const words = { minAmount: 'smallest', maxAmount: 'largest' };

/** Whether a number is a positive multiple of a step. */
function isMultiple(text: string, step: string, decimals: number): boolean {
  const atoms = toAtoms(text, decimals);
  const unit = toAtoms(step, decimals);
  return atoms !== undefined && unit !== undefined && atoms > 0n && atoms % unit === 0n;
}

function stepRefused(key: string, listed: string): Refusal {
  return invalid(key, `It must be a multiple of ${listed}, with which the market was listed.`);
}

function invalid(key: string, message: string): Refusal {
  return refuse(400, errorCodes.validation, message, key);
}
