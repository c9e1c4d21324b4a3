import type { OrderWithFills, Trade } from '@agio/api-client/contract';
import { Decimal, formatPercent } from '@agio/money';
import { reasonOf } from '../../notify/order-notice.ts';
import { replacementOf } from '../../lists/replacements.ts';
import { exactText } from '../../details/figure.tsx';
import type { HistoryRow } from './history-row.ts';
import { marketOf, priceText, type RowWords, toneOf } from './row-words.ts';

const tones = { Filled: 'success', Cancelled: 'neutral', Rejected: 'danger' } as const;

/** The filled part in percent with one digit, rounded down. */
function filledPercent({ amount, filledAmount }: OrderWithFills, locale: string): string {
  const whole = Decimal.of(amount);
  const part = Decimal.of(filledAmount).times(Decimal.of('100'));
  return formatPercent(whole.isPositive ? part.dividedBy(whole, 1, 'down') : Decimal.zero, {
    locale,
  });
}

/** An order that has ended. */
export function orderRow(
  order: OrderWithFills,
  words: RowWords,
  replacements: ReadonlyMap<string, OrderWithFills> = new Map(),
): HistoryRow {
  const { t, sides, orders, notices, locale } = words;
  const market = marketOf(order.market, words.instruments);
  const reason = order.status === 'Cancelled' ? reasonOf(order, notices) : undefined;
  return {
    id: order.id,
    time: order.updatedAt,
    title: `${sides[order.side]} ${orders.typeNames[order.type]}`,
    tone: toneOf(order.side),
    subject: market.symbol,
    assets: [market.base, market.quote],
    amount: { value: order.amount, unit: market.base },
    price: order.price === null ? t.marketPrice : priceText(order.price, market, locale),
    filled: filledPercent(order, locale),
    total: { value: order.filledQuote, unit: market.quote },
    fee: { value: order.fee, unit: order.feeAsset },
    status: {
      word: replacementOf(order, replacements) ? t.replaced : orders.statuses[order.status],
      tone: tones[order.status as keyof typeof tones] ?? 'neutral',
    },
    facts: reason === undefined ? [] : [[t.reason, reason]],
    events: [],
    ids: [],
    market: order.market,
  };
}

/** A fill of an order. */
export function tradeRow(trade: Trade, words: RowWords): HistoryRow {
  const { t, sides, locale } = words;
  const market = marketOf(trade.market, words.instruments);
  const role = { Maker: t.maker, Taker: t.taker, Unknown: '—' }[trade.liquidity];
  return {
    id: trade.id,
    time: trade.time,
    title: sides[trade.side],
    tone: toneOf(trade.side),
    subject: market.symbol,
    assets: [market.base, market.quote],
    amount: { value: trade.amount, unit: market.base },
    price: priceText(trade.price, market, locale),
    total: { value: trade.total, unit: market.quote },
    fee: { value: trade.fee, unit: trade.feeAsset },
    facts: [
      [t.price, exactText(trade.price, market.quote, locale)],
      [t.role, role],
    ],
    events: [],
    ids: [
      [t.details.id, trade.id],
      [t.details.order, trade.orderId],
    ],
    elsewhere: { tab: 'orders', search: trade.orderId },
    market: trade.market,
  };
}
