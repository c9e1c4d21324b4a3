import type {
  Fill as FillView,
  Order as OrderView,
  OrderWithFills,
} from '@agio/api-client/contract';
import { isoTime } from '../../clock.ts';
import { divideHalfEven, fromAtoms, powerOfTen } from '../../fixed.ts';
import { formatAmount, formatPrice } from '../market-rules.ts';
import { maxFills } from '../order-history.ts';
import { mapPrices, optionsOf } from '../../records/order-terms.ts';
import { isOpen, receivedAsset, type Fill, type Order } from '../order.ts';

/** More digits than the tick has, for an average of several prices. */
const averageExtraDigits = 4;

function receivedDecimals(order: Order): number {
  const { rules } = order.market;
  return order.side === 'Buy' ? rules.baseDecimals : rules.quoteDecimals;
}

function averagePrice(order: Order): string | null {
  if (order.filledLots === 0n) return null;
  const { rules } = order.market;
  const digits = rules.priceDigits + averageExtraDigits;
  const amount = order.filledLots * rules.lotUnits;
  return fromAtoms(
    divideHalfEven(
      order.filledQuote * powerOfTen(digits + rules.amountDigits),
      amount * powerOfTen(rules.quoteDecimals),
    ),
    digits,
  );
}

export function fillView(order: Order, fill: Fill): FillView {
  return {
    id: fill.id,
    price: formatPrice(order.market.rules, fill.ticks),
    amount: formatAmount(order.market.rules, fill.lots),
    fee: fromAtoms(fill.fee, receivedDecimals(order)),
    feeAsset: receivedAsset(order),
    liquidity: fill.maker ? 'Maker' : 'Taker',
    time: isoTime(fill.time),
  };
}

function exitsView({ market: { rules }, exits, exitLots }: Order): OrderView['exits'] {
  if (exits === null) return null;
  const { takeProfit, stopLoss, stopLimit } = exits;
  return {
    takeProfitPrice: formatPrice(rules, takeProfit),
    stopLossPrice: formatPrice(rules, stopLoss),
    stopLossLimit: stopLimit === null ? null : formatPrice(rules, stopLimit),
    amount: formatAmount(rules, exitLots),
  };
}

function scheduleView(order: Order): OrderView['schedule'] {
  const { schedule, progress } = order;
  if (schedule === null || progress === null) return null;
  const { slicesDone, nextSliceAt, pausedAt } = progress;
  return {
    ...schedule,
    slicesDone,
    nextSliceAt: isOpen(order) && pausedAt === null ? isoTime(nextSliceAt) : null,
    pausedAt: pausedAt === null ? null : isoTime(pausedAt),
  };
}

/** An order as the contract shows it. */
export function orderView(order: Order): OrderView {
  const { rules } = order.market;
  const price = (ticks: number | null) => (ticks === null ? null : formatPrice(rules, ticks));
  const time = (at: number | null) => (at === null ? null : isoTime(at));
  return {
    ...optionsOf(order),
    ...mapPrices(order, price),
    id: order.id,
    market: order.market.id,
    status: order.status,
    cancelReason: order.cancelReason,
    amount: formatAmount(rules, order.lots),
    quoteAmount: order.budget === null ? null : fromAtoms(order.budget, rules.quoteDecimals),
    displayAmount: order.displayLots === null ? null : formatAmount(rules, order.displayLots),
    shownAmount:
      order.shownLots === 0n || !isOpen(order) ? null : formatAmount(rules, order.shownLots),
    filledAmount: formatAmount(rules, order.filledLots),
    filledQuote: fromAtoms(order.filledQuote, rules.quoteDecimals),
    averagePrice: averagePrice(order),
    fee: fromAtoms(order.fee, receivedDecimals(order)),
    feeAsset: receivedAsset(order),
    createdAt: isoTime(order.createdAt),
    exits: exitsView(order),
    schedule: scheduleView(order),
    scale: order.scale,
    expiresAt: time(order.expiresAt),
    triggeredAt: time(order.triggeredAt),
    updatedAt: isoTime(order.updatedAt),
  };
}

export function orderWithFillsView(order: Order): OrderWithFills {
  const fills = order.fills.slice(-maxFills);
  return { ...orderView(order), fills: fills.map((fill) => fillView(order, fill)) };
}
