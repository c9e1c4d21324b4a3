import { expect, test } from 'vitest';
import { reasonsOf, testExchange, testMarket } from '../testing/test-exchange.ts';
import { Refusal } from '../refusal.ts';
import { formatAmount, steppedTicks } from './market-rules.ts';

const { place, exchange } = testExchange();
place('cyd', { side: 'Sell', price: '7', amount: '100' });

test.each([
  ['a price off the tick', { price: '6.41505' }, ['price 60003']],
  ['a price with more digits than the tick', { price: '6.00001' }, ['price 60003']],
  ['a price below the smallest tick', { price: '0.00001' }, ['price 60003']],
  ['a price beyond all measure', { price: '99999999999999999999' }, ['price 60006']],
  ['an amount off the step', { amount: '10.001' }, ['amount 60004']],
  ['an amount above the largest', { amount: '1000000.01' }, ['amount 60006']],
  ['an order worth too little', { amount: '0.5' }, ['amount 60005']],
  [
    'several faults at once',
    { price: '6.41505', amount: '10.001' },
    ['price 60003', 'amount 60004'],
  ],
  ['a stop without a stop price', { type: 'StopLimit' }, ['stopPrice 40001']],
  ['a limit order with a stop price', { stopPrice: '5' }, ['stopPrice 40001']],
  ['a market order with a price', { type: 'Market', price: '6' }, ['price 40001']],
  [
    'a market order that wants to stay',
    { type: 'Market', timeInForce: 'GTC' },
    ['timeInForce 40001'],
  ],
  [
    'a post-only order that must trade at once',
    { postOnly: true, timeInForce: 'IOC' },
    ['postOnly 40001'],
  ],
  ['a limit order by quote amount', { quoteAmount: '100' }, ['quoteAmount 40001']],
  ['a market buy worth too little', { type: 'Market', quoteAmount: '4.99' }, ['quoteAmount 60005']],
  ['a market buy by amount worth too little', { type: 'Market', amount: '0.5' }, ['amount 60005']],
  ['an unknown market', { market: 'ABC-DEF' }, ['market 40400']],
] as const)('V01 refuses %s', (_name, order, reasons) => {
  expect(reasonsOf(() => place('ann', order))).toEqual(reasons);
});

test('V02 a price off the tick names the two nearest legal prices', () => {
  const message = (price: string) => {
    try {
      place('ann', { price });
    } catch (error) {
      return error instanceof Refusal ? error.message : undefined;
    }
    return undefined;
  };
  expect(message('6.41505')).toBe(
    'The price must be a multiple of 0.0001. The nearest are 6.4150 and 6.4151.',
  );
  expect(message('0.00003')).toBe('The price must be a multiple of 0.0001. The lowest is 0.0001.');
});

test('V03 a halted market takes no orders, but lets them be cancelled', () => {
  const own = testExchange();
  const order = own.place('ann', {});
  own.setStatus('Halted');
  expect(reasonsOf(() => own.place('ann', {}))).toEqual(['market 60001']);
  expect(reasonsOf(() => own.place('bob', { side: 'Sell' }))).toEqual(['market 60001']);
  own.cancel(order);
  expect(order.status).toBe('Cancelled');
});

test('V06 a paused market takes orders that rest and refuses those that would trade', () => {
  const own = testExchange();
  own.place('ann', { side: 'Sell', price: '6.5' });
  own.setStatus('Paused');
  expect(own.place('bob', { side: 'Buy', price: '6.4' }).status).toBe('Open');
  for (const order of [
    { price: '6.5' },
    { type: 'Market' },
    { price: '6.6', timeInForce: 'IOC' },
  ] as const) {
    expect(reasonsOf(() => own.place('bob', order))).toEqual(['market 60001']);
  }
  const empty = testExchange();
  empty.setStatus('Paused');
  expect(reasonsOf(() => empty.place('bob', { type: 'Market' }))).toEqual(['market 60001']);
});

test('V07 on coarser steps a bid is rounded down and an ask up, away from each other', () => {
  const { rules } = exchange.market(testMarket);
  const coarse = { ...rules, ticksPerStep: 5 };
  expect([10, 11, 14].map((ticks) => steppedTicks(coarse, 'Buy', ticks))).toEqual([10, 10, 10]);
  expect([10, 11, 14].map((ticks) => steppedTicks(coarse, 'Sell', ticks))).toEqual([10, 15, 15]);
});

test('V04 a name for an order can be used once by a person, and by others too', () => {
  place('ann', { clientOrderId: 'mine' });
  expect(reasonsOf(() => place('ann', { clientOrderId: 'mine' }))).toEqual(['clientOrderId 40900']);
  place('bob', { clientOrderId: 'mine' });
  expect(exchange.orders.open('bob').map((order) => order.clientOrderId)).toEqual(['mine']);
});

test('V05 trailing zeros are the same number', () => {
  const order = place('ann', { price: '6.00000000', amount: '10.000' });
  expect(order).toMatchObject({ ticks: 60_000, lots: 1000n });
});

test('V08 a market order buys no more for its money than the largest amount', () => {
  const own = testExchange();
  own.exchange.command(() =>
    own.exchange.setRules(own.exchange.market(testMarket), { maxAmount: '10' }),
  );
  for (const price of ['5', '6', '7']) own.place('ann', { side: 'Sell', price });
  const buy = (quoteAmount: string) => own.place('bob', { type: 'Market', quoteAmount });
  expect(reasonsOf(() => buy('62'))).toEqual(['quoteAmount 60006']);
  expect(own.exchange.ledger.total('bob', 'XCB')).toBe(own.exchange.ledger.total('cyd', 'XCB'));
  expect(formatAmount(own.exchange.market(testMarket).rules, buy('50').filledLots)).toBe('10');
});
