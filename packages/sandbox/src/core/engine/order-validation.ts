// @where Sandbox: reasons to refuse an order
import { errorCodes, type NewOrder } from '@agio/api-client/contract';
import { toAtoms } from '../fixed.ts';
import { Refusal, type ErrorCode, type Reason } from '../refusal.ts';
import type { Market } from './market.ts';
import { formatAmount, notional, parseLots, parsePrice, type MarketRules } from './market-rules.ts';
import type { OrderTerms } from '../records/order-terms.ts';

/** A new order in ticks and lots, legal for its market. Funds and the state of the book are not looked at yet. */
export interface ValidOrder extends OrderTerms {
  market: Market;
  /** Zero when `budget` is given. */
  lots: bigint;
  /** Budget of a market buy, in atoms of the quote asset. */
  budget: bigint | null;
}

/** Checks an order against the rules of its market; every reason against it is named at once. */
export function validateOrder(market: Market, order: NewOrder): ValidOrder {
  const reasons: Reason[] = [];
  const reject = (key: string, code: ErrorCode, message: string) => {
    reasons.push({ key, code, message });
  };
  const { rules, instrument } = market;

  if (market.status === 'Halted') {
    reject('market', errorCodes.marketNotOpen, `${instrument.symbol} is halted.`);
  }
  checkCombination(order, market, reject);
  const ticks = readPrice(order.price, 'price', rules, instrument.tickSize, reject);
  const stopTicks = readPrice(order.stopPrice, 'stopPrice', rules, instrument.tickSize, reject);
  const lots = readLots(order.amount, market, reject);
  const budget = readBudget(order.quoteAmount, market, reject);

  if (ticks !== null && lots !== null && lots > 0n) {
    if (notional(rules, ticks, lots) < rules.minNotional) reject(...belowMinimum(market, 'amount'));
  }
  if (reasons.length > 0) throw new Refusal(400, reasons);
  return {
    market,
    side: order.side,
    type: order.type,
    timeInForce: order.timeInForce ?? (order.type === 'Market' ? 'IOC' : 'GTC'),
    postOnly: order.postOnly ?? false,
    clientOrderId: order.clientOrderId ?? null,
    ticks,
    stopTicks,
    lots: lots ?? 0n,
    budget,
  };
}

/** The reason for an order whose price × amount is too small. */
export function belowMinimum(market: Market, key: string): [string, ErrorCode, string] {
  const { minNotional } = market.instrument;
  return [
    key,
    errorCodes.belowMinimum,
    `The minimum order value is ${minNotional} ${market.quoteAsset}.`,
  ];
}

type Reject = (key: string, code: ErrorCode, message: string) => void;

function checkCombination(order: NewOrder, market: Market, reject: Reject): void {
  const { validation } = errorCodes;
  const { instrument } = market;
  const isMarket = order.type === 'Market';
  if (!instrument.orderTypes.includes(order.type)) {
    reject('type', validation, `${instrument.symbol} does not support ${order.type} orders.`);
  }
  if (order.timeInForce !== undefined && !instrument.timesInForce.includes(order.timeInForce)) {
    reject(
      'timeInForce',
      validation,
      `${instrument.symbol} does not support ${order.timeInForce}.`,
    );
  }
  if (!isMarket && order.price === undefined) reject('price', validation, 'A price is required.');
  if (isMarket && order.price !== undefined) {
    reject('price', validation, 'A market order has no price.');
  }
  if (order.type === 'StopLimit' && order.stopPrice === undefined) {
    reject('stopPrice', validation, 'A stop price is required.');
  }
  if (order.type !== 'StopLimit' && order.stopPrice !== undefined) {
    reject('stopPrice', validation, 'Only a stop-limit order has a stop price.');
  }
  const mayGiveQuote = isMarket && order.side === 'Buy';
  if (order.quoteAmount !== undefined && !mayGiveQuote) {
    reject('quoteAmount', validation, 'Only a market buy order can set an amount to spend.');
  } else if (order.amount === undefined && order.quoteAmount === undefined) {
    reject('amount', validation, 'An amount is required.');
  } else if (order.amount !== undefined && order.quoteAmount !== undefined) {
    reject('quoteAmount', validation, 'Enter the amount or the amount to spend, not both.');
  }
  if (isMarket && order.timeInForce === 'GTC') {
    reject('timeInForce', validation, 'A market order must be IOC or FOK.');
  }
  if (order.postOnly === true) {
    if (!instrument.postOnly)
      reject('postOnly', validation, 'Post-only is not available in this market.');
    if (isMarket || (order.timeInForce !== undefined && order.timeInForce !== 'GTC')) {
      reject('postOnly', validation, 'Only a good-till-cancelled limit order can be post-only.');
    }
  }
}

function readPrice(
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
    reject(key, errorCodes.aboveMaximum, 'The price is too high.');
  } else {
    const nearest =
      result.below === result.above
        ? `The lowest is ${result.above}.`
        : `The nearest are ${result.below} and ${result.above}.`;
    reject(key, errorCodes.priceOffTick, `The price must be a multiple of ${tickSize}. ${nearest}`);
  }
  return null;
}

function readLots(text: string | undefined, market: Market, reject: Reject): bigint | null {
  if (text === undefined) return null;
  const { rules, instrument, baseAsset } = market;
  const lots = parseLots(rules, text);
  if (lots === undefined) {
    reject(
      'amount',
      errorCodes.amountOffStep,
      `The amount must be a multiple of ${instrument.stepSize}.`,
    );
  } else if (lots < rules.minLots) {
    reject(
      'amount',
      errorCodes.belowMinimum,
      `The minimum amount is ${formatAmount(rules, rules.minLots)} ${baseAsset}.`,
    );
  } else if (lots > rules.maxLots) {
    reject(
      'amount',
      errorCodes.aboveMaximum,
      `The maximum amount is ${formatAmount(rules, rules.maxLots)} ${baseAsset}.`,
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
      'quoteAmount',
      errorCodes.amountOffStep,
      `${market.quoteAsset} has at most ${market.rules.quoteDecimals} decimals.`,
    );
    return null;
  }
  if (budget < market.rules.minNotional) reject(...belowMinimum(market, 'quoteAmount'));
  return budget;
}
