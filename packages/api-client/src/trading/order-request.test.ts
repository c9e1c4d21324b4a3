import { expect, expectTypeOf, test } from 'vitest';
import * as v from 'valibot';
import { newOrder, type NewOrder, type OrderRequest } from '../contract/index.ts';
import type { placeOrder } from './place-order.ts';

const common = { market: 'XCB-CTN', side: 'Buy' } as const;

/** Orders that are right, each of which the wire takes as it is. */
const right: OrderRequest[] = [
  { ...common, type: 'Limit', price: '6.4', amount: '250' },
  { ...common, type: 'Limit', price: '6.4', amount: '250', postOnly: true, timeInForce: 'GTC' },
  { ...common, type: 'StopLimit', price: '6.4', stopPrice: '6.5', amount: '250' },
  { ...common, type: 'Market', amount: '250', clientOrderId: 'mine' },
  { ...common, type: 'Market', quoteAmount: '1000' },
  { ...common, side: 'Sell', type: 'StopMarket', stopPrice: '6.1', amount: '250' },
  { ...common, type: 'TakeProfitMarket', stopPrice: '6.1', quoteAmount: '1000' },
  { ...common, type: 'TakeProfitLimit', price: '6.2', stopPrice: '6.1', amount: '250' },
  { ...common, side: 'Sell', type: 'TrailingStop', trailPercent: '1.5', amount: '250' },
  { ...common, type: 'TrailingStop', trailAmount: '0.05', quoteAmount: '1000' },
  {
    ...common,
    side: 'Sell',
    type: 'Limit',
    price: '6.8',
    amount: '250',
    timeInForce: 'GTD',
    expiresAt: '2026-12-24T12:00:00.000Z',
    oco: { stopPrice: '6.1' },
  },
  {
    ...common,
    type: 'Market',
    quoteAmount: '1000',
    exits: { takeProfitPrice: '6.9', stopLossPrice: '6.1' },
  },
  {
    ...common,
    side: 'Sell',
    type: 'Limit',
    price: '6.4',
    amount: '250',
    exits: { takeProfitPrice: '6.1', stopLossPrice: '6.6', stopLossLimit: '6.7' },
  },
];

test('every order that compiles is an order of the contract, and travels unchanged', () => {
  expectTypeOf<OrderRequest>().toExtend<NewOrder>();
  expectTypeOf<Parameters<typeof placeOrder>[1]>().toEqualTypeOf<OrderRequest>();
  for (const order of right) expect(v.parse(newOrder, order)).toEqual(order);
});

test('an order without what its type needs does not compile', () => {
  const wrong: OrderRequest[] = [
    // @ts-expect-error a limit order has a price
    { ...common, type: 'Limit', amount: '250' },
    // @ts-expect-error a limit order has an amount
    { ...common, type: 'Limit', price: '6.4' },
    // @ts-expect-error a limit order has no stop price
    { ...common, type: 'Limit', price: '6.4', amount: '250', stopPrice: '6.5' },
    // @ts-expect-error a stop order has the price that it waits for
    { ...common, type: 'StopLimit', price: '6.4', amount: '250' },
    // @ts-expect-error a market order takes the price of the book
    { ...common, type: 'Market', price: '6.4', amount: '250' },
    // @ts-expect-error a market order has an amount, or what to spend
    { ...common, type: 'Market' },
    // @ts-expect-error one of the two, not both
    { ...common, type: 'Market', amount: '250', quoteAmount: '1000' },
    // @ts-expect-error a sale says what is sold
    { ...common, side: 'Sell', type: 'Market', quoteAmount: '1000' },
    // @ts-expect-error a buy that waits says what to spend
    { ...common, type: 'StopMarket', stopPrice: '6.5', amount: '250' },
    // @ts-expect-error a trailing stop has one distance
    { ...common, side: 'Sell', type: 'TrailingStop', amount: '250' },
    // @ts-expect-error only a limit or market order has exits
    {
      ...common,
      type: 'StopLimit',
      price: '6.4',
      stopPrice: '6.5',
      amount: '250',
      exits: { takeProfitPrice: '6.9', stopLossPrice: '6.1' },
    },
    // @ts-expect-error only a limit order is paired
    { ...common, type: 'Market', amount: '250', oco: { stopPrice: '6.5' } },
  ];
  expect(wrong).toHaveLength(12);
});
