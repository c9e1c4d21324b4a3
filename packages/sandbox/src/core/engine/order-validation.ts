// @where Sandbox: reasons to refuse an order by the rules of its market
import { type NewOrder, termsOfType } from '@agio/api-client/contract';
import { toAtoms } from '../fixed.ts';
import { reason, Refusal, type Reason } from '../refusal.ts';
import type { Market } from './market.ts';
import { isEnough, readExits } from './waiting/exit-validation.ts';
import { readScale, type ScaledOrder } from './waiting/scale-validation.ts';
import { readDisplay } from './waiting/display-validation.ts';
import { checkSlices, readSchedule } from './waiting/slice-validation.ts';
import {
  belowMinimum,
  formatAmount,
  notional,
  parseLots,
  parsePrice,
  type MarketRules,
} from './market-rules.ts';
import type { OrderTerms } from '../records/order-terms.ts';

/** A new order in ticks and lots, legal for its market. Funds and the state of the book are not looked at yet. */
export interface ValidOrder extends OrderTerms {
  market: Market;
  /** Zero when `budget` is given. */
  lots: bigint;
  /** Budget of a market buy, in atoms of the quote asset. */
  budget: bigint | null;
  /** Part that an iceberg order shows. */
  displayLots?: bigint | null;
  /** Orders of a scaled order. */
  legs?: ScaledOrder[] | undefined;
}

/** Longest time for which an order is good till a date. */
const longestMs = 366 * 24 * 60 * 60 * 1000;

/** Checks an order against the rules of its market; every reason against it is named at once. */
export function validateOrder(market: Market, order: NewOrder, now: number): ValidOrder {
  const reasons: Reason[] = [];
  const reject: Reject = (given) => void reasons.push(given);
  const { rules, instrument } = market;

  if (market.status === 'Halted') {
    reject(reason('marketHalted', 'market', { market: instrument.symbol }));
  }
  checkCombination(order, market, reject);
  const ticks = readPrice(order.price, 'price', rules, instrument.tickSize, reject);
  const stopTicks = readPrice(order.stopPrice, 'stopPrice', rules, instrument.tickSize, reject);
  const trailTicks = readPrice(
    order.trailAmount,
    'trailAmount',
    rules,
    instrument.tickSize,
    reject,
  );
  checkTrail(order, trailTicks, market, reject);
  const expiresAt = readExpiry(order, now, reject);
  const schedule = readSchedule(order, reject);
  const lots = readLots(order.amount, market, reject);
  const budget = readBudget(order.quoteAmount, market, reject);
  const exits = readExits(order, ticks, market, {
    read: (text, key) => readPrice(text, key, rules, instrument.tickSize, reject),
    reject,
  });

  if (ticks !== null && lots !== null && lots > 0n) {
    if (notional(rules, ticks, lots) < rules.minNotional) reject(belowMinimum(market, 'amount'));
    else if (exits !== null && !isEnough(rules, exits, lots)) reject(belowMinimum(market, 'exits'));
  }
  const displayLots = readDisplay(order, market, { ticks, lots, rests: mayWait(order) }, reject);
  if (schedule !== null) checkSlices(market, { ...schedule, ticks, lots, budget }, reject);
  if (reasons.length > 0) throw new Refusal(reasons);
  const legs = readScale({ rules, instrument, ticks, lots, rests: mayWait(order) }, order);
  return {
    market,
    side: order.side,
    type: order.type,
    timeInForce: order.timeInForce ?? (order.type === 'Market' ? 'IOC' : 'GTC'),
    postOnly: order.postOnly ?? false,
    clientOrderId: order.clientOrderId ?? null,
    familyId: null,
    parentOrderId: null,
    exits,
    ticks,
    stopTicks,
    trailTicks,
    trailPercent: order.trailPercent ?? null,
    expiresAt,
    schedule,
    scale: null,
    legs,
    lots: lots ?? 0n,
    budget,
    displayLots,
  };
}

/** Returns true if what is left of an order waits, by its time in force. */
export const mayWait = ({ timeInForce = 'GTC' }: Pick<NewOrder, 'timeInForce'>): boolean =>
  timeInForce === 'GTC' || timeInForce === 'GTD';

/**
 * Checks the stop that a limit order is paired with. It is an order of its own, so that all rules hold for it, too; and the
 * last price must be between the two, or one of them would end the other at once.
 */
export function validateOtherLeg(
  limit: ValidOrder,
  order: NewOrder,
  now: number,
): ValidOrder | undefined {
  const { oco, amount, exits: _, displayAmount: __, scale: ___, ...common } = order;
  if (oco === undefined) return undefined;
  const { market } = limit;
  const type = oco.price === undefined ? 'StopMarket' : 'StopLimit';
  const leg = {
    ...common,
    ...oco,
    type,
    amount,
    clientOrderId: undefined,
    postOnly: false,
  } as const;
  const stop = validateOrder(
    market,
    oco.price === undefined ? { ...leg, price: undefined } : leg,
    now,
  );
  const last = market.lastTicks;
  const [low, high] =
    limit.side === 'Sell' ? [stop.stopTicks, limit.ticks] : [limit.ticks, stop.stopTicks];
  const isBetween = (low ?? 0) < (last ?? high ?? 0) && (last ?? low ?? 0) < (high ?? 0);
  if (limit.type !== 'Limit' || !mayWait(order) || !isBetween) {
    throw new Refusal([reason('otherLegInvalid', 'oco')]);
  }
  return stop;
}

type Reject = (given: Reason) => void;

function checkCombination(order: NewOrder, market: Market, reject: Reject): void {
  const { instrument } = market;
  const { limit, trigger } = termsOfType(order.type);
  const isMarket = !limit;
  const hasStop = trigger === 'Stop' || trigger === 'TakeProfit';
  if (!instrument.orderTypes.includes(order.type)) {
    reject(
      reason('orderTypeNotSupported', 'type', { market: instrument.symbol, option: order.type }),
    );
  }
  if (order.timeInForce !== undefined && !instrument.timesInForce.includes(order.timeInForce)) {
    reject(
      reason('orderDurationNotSupported', 'timeInForce', {
        market: instrument.symbol,
        option: order.timeInForce,
      }),
    );
  }
  if (!isMarket && order.price === undefined) reject(reason('priceRequired', 'price'));
  if (isMarket && order.price !== undefined) {
    reject(reason('priceNotAllowed', 'price'));
  }
  if (hasStop && order.stopPrice === undefined) {
    reject(reason('stopPriceRequired', 'stopPrice'));
  }
  if (!hasStop && order.stopPrice !== undefined) {
    reject(reason('stopPriceNotAllowed', 'stopPrice'));
  }
  const mayGiveQuote = isMarket && order.side === 'Buy';
  if (order.quoteAmount !== undefined && !mayGiveQuote) {
    reject(reason('spendNotAllowed', 'quoteAmount'));
  } else if (order.amount === undefined && order.quoteAmount === undefined) {
    reject(reason('amountRequired', 'amount'));
  } else if (order.amount !== undefined && order.quoteAmount !== undefined) {
    reject(reason('amountAndSpend', 'quoteAmount'));
  } else if (mayGiveQuote && trigger !== null && order.quoteAmount === undefined) {
    // Its cost is not known before; an amount to spend can be reserved.
    reject(reason('amountToPayRequired', 'quoteAmount'));
  }
  if (isMarket && trigger === null && order.timeInForce !== undefined && mayWait(order)) {
    reject(reason('marketOrderCannotRest', 'timeInForce'));
  }
  if (order.postOnly === true) {
    if (!instrument.postOnly) reject(reason('postOnlyNotAvailable', 'postOnly'));
    if (isMarket || !mayWait(order)) {
      reject(reason('postOnlyMustRest', 'postOnly'));
    }
  }
}

/** The widest distance of a trailing stop, in hundredths of a percent. */
const widestTrail = 5000n;
/** The narrowest distance of a trailing stop, in hundredths of a percent. */
const narrowestTrail = 1n;

function checkTrail(
  { type, side, trailAmount, trailPercent }: NewOrder,
  trailTicks: number | null,
  { lastTicks }: Market,
  reject: Reject,
): void {
  const wanted = termsOfType(type).trigger === 'Trailing' ? 1 : 0;
  const given = [trailAmount, trailPercent].filter((each) => each !== undefined).length;
  const hundredths = trailPercent === undefined ? narrowestTrail : (toAtoms(trailPercent, 2) ?? 0n);
  const isTooFar =
    hundredths < narrowestTrail ||
    hundredths > widestTrail ||
    (side === 'Sell' && trailTicks !== null && trailTicks >= (lastTicks ?? Infinity));
  if (given !== wanted || isTooFar)
    reject(reason('trailInvalid', trailAmount === undefined ? 'trailPercent' : 'trailAmount'));
}

/** Returns the time at which an order expires; null if it does not. */
function readExpiry(
  { timeInForce, expiresAt }: NewOrder,
  now: number,
  reject: Reject,
): number | null {
  const time = expiresAt === undefined ? null : Date.parse(expiresAt);
  const isRight =
    timeInForce === 'GTD' ? time !== null && time > now && time <= now + longestMs : time === null;
  if (!isRight) reject(reason('expiryInvalid', 'expiresAt'));
  return time;
}

export function readPrice(
  text: string | undefined,
  key: string,
  rules: MarketRules,
  tickSize: string,
  reject: Reject,
): number | null {
  if (text === undefined) return null;
  const result = parsePrice(rules, text);
  if (result.ok) return result.ticks;
  if (result.reason === 'too-large') {
    reject(reason('priceTooHigh', key));
  } else {
    const { below, above } = result;
    const isLowest = below === above;
    reject(
      isLowest
        ? reason('priceBelowTick', key, { step: tickSize, above })
        : reason('priceOffTick', key, { step: tickSize, below, above }),
    );
  }
  return null;
}

function readLots(text: string | undefined, market: Market, reject: Reject): bigint | null {
  if (text === undefined) return null;
  const { rules, instrument, baseAsset } = market;
  const lots = parseLots(rules, text);
  if (lots === undefined) {
    reject(reason('amountOffStep', 'amount', { step: instrument.stepSize }));
  } else if (lots < rules.minLots) {
    reject(
      reason('amountBelowMinimum', 'amount', {
        least: formatAmount(rules, rules.minLots),
        asset: baseAsset,
      }),
    );
  } else if (lots > rules.maxLots) {
    reject(
      reason('amountAboveMaximum', 'amount', {
        most: formatAmount(rules, rules.maxLots),
        asset: baseAsset,
      }),
    );
  } else {
    return lots;
  }
  return null;
}

function readBudget(text: string | undefined, market: Market, reject: Reject): bigint | null {
  if (text === undefined) return null;
  const budget = toAtoms(text, market.rules.quoteDecimals);
  if (budget === undefined) {
    reject(
      reason('assetDecimalsExceeded', 'quoteAmount', {
        asset: market.quoteAsset,
        count: market.rules.quoteDecimals,
      }),
    );
    return null;
  }
  if (budget < market.rules.minNotional) reject(belowMinimum(market, 'quoteAmount'));
  return budget;
}
