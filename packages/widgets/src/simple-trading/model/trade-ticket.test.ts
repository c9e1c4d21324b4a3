import { Decimal } from '@agio/money';
import { describe, expect, test } from 'vitest';
import { type Reason, summarise, type TicketContext } from '../../order-entry/index.ts';
import { xcbCtn } from '../../testing/xcb-ctn.ts';
import { type Trade, type TradeChoice, tradeOf, tradeReducer } from './trade.ts';
import {
  amountIn,
  readTrade,
  reasonsOfTrade,
  payOf,
  reviewedTicket,
  shareOfBalance,
  type TradeRules,
} from './trade-ticket.ts';

const level = (price: string, amount: string) => ({
  price: Decimal.of(price),
  amount: Decimal.of(amount),
});
const context: TicketContext = {
  instrument: xcbCtn,
  baseDecimals: 8,
  quoteDecimals: 6,
  account: 'active',
  available: { base: Decimal.of('1862.40'), quote: Decimal.of('12840.62') },
  last: Decimal.of('6.4182'),
  bestBid: Decimal.of('6.4180'),
  bestAsk: Decimal.of('6.4184'),
  bids: [level('6.4180', '5000')],
  asks: [level('6.4184', '5000')],
  bookIsLive: true,
  tier: 'Tier2',
  bookIsConnecting: false,
  bookIsCrossed: false,
  prices: 'live',
  isOnline: true,
  locale: 'en',
};
/** One CTN is worth 0.125 CHF. */
const rules: TradeRules = {
  instrument: xcbCtn,
  locale: 'en',
  currency: 'CHF',
  perQuote: Decimal.of('0.125'),
  quoteDecimals: 6,
};
function read(trade: Trade, more: Partial<TradeRules> = {}) {
  const all = { ...rules, ...more };
  const result = readTrade(trade, all);
  const summary = summarise(result.ticket, context);
  return { ...result, summary, reasons: reasonsOfTrade(result, summary, all.perQuote) };
}
const of = (choice: TradeChoice) => tradeOf({ commodity: 'XCB', ...choice });
const typed = (unit: Trade['unit'], text: string): Trade =>
  tradeReducer(of({}), { type: 'typed', unit, text });
const codes = (reasons: readonly Reason[]) => reasons.map(({ code }) => code);

describe('the order of a trade', () => {
  test('units are sent as an amount', () => {
    expect(read(of({ amount: '10' })).summary.order).toMatchObject({
      side: 'Buy',
      type: 'Market',
      amount: '10',
    });
  });

  test('an amount to pay is sent as such, and an amount to receive by a sale as an amount', () => {
    const bought = read(of({ amount: '64.184', unit: 'quote' })).summary.order;
    expect(bought).toMatchObject({ quoteAmount: '64.184' });
    expect(bought).not.toHaveProperty('amount');
    const sold = read(of({ side: 'Sell', amount: '64.18', unit: 'quote' })).summary.order;
    expect(sold).toMatchObject({ side: 'Sell', amount: '10' });
  });

  test('the user’s currency pays no more than it is worth', () => {
    const { order } = read(typed('fiat', '100.01'), { perQuote: Decimal.of('0.3') }).summary;
    expect(order?.quoteAmount).toBe('333.366666');
  });

  test('where the user’s currency pays, it is sent as it stands', () => {
    const { unit, summary } = read(typed('fiat', '50'), { currency: 'CTN' });
    expect(unit).toBe('quote');
    expect(summary.order?.quoteAmount).toBe('50');
  });

  test('the price of an amount to spend is the cost of its whole steps: the review says that (M18)', () => {
    const { ticket } = readTrade(typed('quote', '100'), rules);
    const summary = summarise(ticket, context);
    const paid = payOf(summary);
    expect(summary.size.spend?.toString()).toBe('100');
    expect(paid?.toString()).toBe(summary.estimate?.quote.toString());
    expect(paid?.lt(Decimal.of('100'))).toBe(true);
  });

  test('the order that is sent is the one that was reviewed, whatever the market does meanwhile', () => {
    for (const choice of [
      { amount: '10' },
      { amount: '64', unit: 'quote' },
      { amount: '100', unit: 'fiat' },
      { side: 'Sell', amount: '3.5' },
    ] satisfies TradeChoice[]) {
      const { order } = read(of(choice)).summary;
      if (!order) throw new Error('There is no order.');
      const moved = { ...context, asks: [level('7', '5000')], bids: [level('6', '5000')] };
      expect(summarise(reviewedTicket(order), moved).order).toEqual(order);
    }
  });
});

describe('why there is none', () => {
  test('an amount in the user’s currency is judged by its own digits', () => {
    expect(codes(read(typed('fiat', '1.234')).reasons)).toEqual(['unreadable']);
    expect(codes(read(typed('fiat', 'ten')).reasons)).toEqual(['unreadable']);
    expect(codes(read(typed('fiat', '')).reasons)).toEqual(['empty']);
    expect(codes(read(typed('fiat', '0')).reasons)).toEqual(['zero']);
  });

  test('the user’s currency waits for a rate', () => {
    expect(codes(read(typed('fiat', '10'), { perQuote: undefined }).reasons)).toEqual(['loading']);
  });

  test('the ticket’s limits hold in every unit', () => {
    expect(codes(read(typed('fiat', '0.1')).reasons)).toContain('belowMinimum');
    expect(codes(read(typed('quote', '99999')).reasons)).toContain('notEnough');
    expect(codes(read(typed('base', '1.001')).reasons)).toContain('offStep');
  });
});

describe('counted otherwise', () => {
  test('the amount stays what it is, as exact as the unit is', () => {
    const { summary } = read(of({ amount: '10' }));
    expect(amountIn('quote', summary, rules)).toBe('64.184');
    expect(amountIn('fiat', summary, rules)).toBe('8.02');
    expect(amountIn('base', summary, rules)).toBe('10');
  });

  test('all of the balance is all of it: what pays, or what is sold in whole steps', () => {
    const buying = read(of({})).ticket;
    expect(shareOfBalance(buying, context, 100)).toEqual({ unit: 'quote', value: '12840.62' });
    const selling = read(of({ side: 'Sell' })).ticket;
    expect(shareOfBalance(selling, context, 50)).toEqual({ unit: 'base', value: '931.2' });
  });
});
