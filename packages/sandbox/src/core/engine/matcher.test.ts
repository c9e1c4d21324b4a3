import { describe, expect, test } from 'vitest';
import { bookOf, reasonsOf, testExchange, testMarket } from '../testing/test-exchange.ts';
import { houseAccounts } from './ledger.ts';
import { orderView } from './views/order-view.ts';

describe('price-time priority', () => {
  test('E01 the better price trades first, whichever order came first', () => {
    const market = testExchange();
    const dear = market.place('ann', { side: 'Sell', price: '6.2' });
    const cheap = market.place('bob', { side: 'Sell', price: '6.1' });
    const buy = market.place('cyd', { side: 'Buy', price: '6.2', amount: '15' });
    expect(cheap.status).toBe('Filled');
    expect(dear.filledLots).toBe(500n);
    expect(buy.fills.map((fill) => fill.ticks)).toEqual([61_000, 62_000]);
  });

  test('E02 at one price the earlier order trades first and the later one waits', () => {
    const market = testExchange();
    const first = market.place('ann', { side: 'Sell' });
    const second = market.place('bob', { side: 'Sell' });
    market.place('cyd', { side: 'Buy', amount: '12' });
    expect(first.status).toBe('Filled');
    expect(second.filledLots).toBe(200n);
    expect(second.status).toBe('PartiallyFilled');
  });

  test('E03 the order that waited gives the price', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6' });
    const buy = market.place('bob', { side: 'Buy', price: '7' });
    expect(orderView(buy)).toMatchObject({
      averagePrice: '6',
      filledQuote: '60',
      status: 'Filled',
    });
  });

  test('E04 the rest of a limit order rests at its own price', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6', amount: '4' });
    market.place('bob', { side: 'Buy', price: '6.5', amount: '10' });
    expect(bookOf(market)).toEqual({ bids: ['65000 600'], asks: [] });
  });
});

describe('time in force', () => {
  test('E05 IOC takes what it can and cancels the rest, because no more matches are available', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', amount: '4' });
    const order = market.place('bob', { side: 'Buy', timeInForce: 'IOC' });
    expect(orderView(order)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
      filledAmount: '4',
    });
    expect(bookOf(market)).toEqual({ bids: [], asks: [] });
  });

  test('E06 FOK takes all or nothing', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6', amount: '4' });
    market.place('ann', { side: 'Sell', price: '6.1', amount: '6' });
    const killed = market.place('bob', { side: 'Buy', price: '6', timeInForce: 'FOK' });
    expect(killed).toMatchObject({ status: 'Cancelled', filledLots: 0n });
    const filled = market.place('bob', { side: 'Buy', price: '6.1', timeInForce: 'FOK' });
    expect(filled).toMatchObject({ status: 'Filled', filledLots: 1000n });
  });

  test('E07 post-only is refused where it would trade and rests where it would not', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6' });
    const attempt = () => market.place('bob', { side: 'Buy', price: '6', postOnly: true });
    expect(reasonsOf(attempt)).toEqual(['price 60007']);
    market.place('bob', { side: 'Buy', price: '5.9999', postOnly: true });
    expect(bookOf(market)).toEqual({ bids: ['59999 1000'], asks: ['60000 1000'] });
  });
});

describe('market orders', () => {
  test('E08 a market order without anybody on the other side is refused', () => {
    const market = testExchange();
    expect(reasonsOf(() => market.place('ann', { type: 'Market' }))).toEqual([' 60008']);
  });

  test('E09 a market sell walks down the bids and says what is left', () => {
    const market = testExchange();
    market.place('ann', { side: 'Buy', price: '6', amount: '4' });
    market.place('ann', { side: 'Buy', price: '5.9', amount: '4' });
    const sell = market.place('bob', { side: 'Sell', type: 'Market' });
    expect(orderView(sell)).toMatchObject({
      price: null,
      filledAmount: '8',
      filledQuote: '47.6',
      averagePrice: '5.95',
      status: 'Cancelled',
      cancelReason: 'NoMoreMatchesAvailable',
    });
  });

  test('E10 a market buy by quote amount spends no more than that amount', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6', amount: '10' });
    market.place('ann', { side: 'Sell', price: '7', amount: '10' });
    const buy = market.place('bob', { type: 'Market', quoteAmount: '100' });
    // 10 at 6 leaves 40; 5.71 at 7 is 39.97, one more hundredth would be too much.
    expect(orderView(buy)).toMatchObject({
      amount: '15.71',
      filledQuote: '99.97',
      status: 'Filled',
    });
  });

  test('E11 a fill-or-kill market buy by quote amount needs a book that is deep enough', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6', amount: '10' });
    const order = { type: 'Market', timeInForce: 'FOK' } as const;
    const killed = market.place('bob', { ...order, quoteAmount: '70' });
    expect(killed).toMatchObject({ status: 'Cancelled', filledLots: 0n });
    const filled = market.place('bob', { ...order, quoteAmount: '50' });
    expect(orderView(filled)).toMatchObject({ status: 'Filled', amount: '8.33' });
  });
});

describe('self-match prevention', () => {
  test('E12 an order never trades with its own account; what came in is cancelled there', () => {
    const market = testExchange();
    market.place('bob', { side: 'Sell', price: '6', amount: '3' });
    const own = market.place('ann', { side: 'Sell', price: '6.1' });
    market.place('bob', { side: 'Sell', price: '6.2' });
    const buy = market.place('ann', { side: 'Buy', price: '6.2', amount: '20' });
    expect(orderView(buy)).toMatchObject({
      status: 'Cancelled',
      cancelReason: 'SelfMatchPrevention',
      filledAmount: '3',
    });
    expect(own.status).toBe('Open');
    expect(market.exchange.ledger.held('ann', 'CTN')).toBe(0n);
  });

  test('E13 a fill-or-kill order that would meet its own account does not trade at all', () => {
    const market = testExchange();
    market.place('bob', { side: 'Sell', amount: '3' });
    market.place('ann', { side: 'Sell', amount: '7' });
    const buy = market.place('ann', { side: 'Buy', timeInForce: 'FOK' });
    expect(buy).toMatchObject({ filledLots: 0n, cancelReason: 'SelfMatchPrevention' });
  });
});

describe('stop-limit', () => {
  function withLastPrice(price: string) {
    const market = testExchange();
    const set = (next: string) => {
      market.place('cyd', { side: 'Sell', price: next, amount: '1' });
      market.place('bob', { side: 'Buy', price: next, amount: '1' });
    };
    set(price);
    return { market, set };
  }

  test('E14 a stop waits outside the book and enters it when the last price reaches it', () => {
    const { market, set } = withLastPrice('6');
    const stop = market.place('ann', {
      type: 'StopLimit',
      side: 'Buy',
      price: '6.3',
      stopPrice: '6.2',
    });
    expect(bookOf(market)).toEqual({ bids: [], asks: [] });
    expect(market.exchange.ledger.held('ann', 'CTN')).toBe(63n * 10n ** 18n);
    set('6.1999');
    expect(stop.waiting).toBe(true);
    expect(stop.triggeredAt).toBeNull();
    set('6.2');
    expect(stop.waiting).toBe(false);
    expect(stop.triggeredAt).toBe(market.exchange.now());
    expect(bookOf(market).bids).toEqual(['63000 1000']);
  });

  test('E15 a sell stop triggers when the price falls, and one trigger may cause the next', () => {
    const { market, set } = withLastPrice('6');
    market.place('bob', { side: 'Buy', price: '5.7', amount: '10' });
    market.place('bob', { side: 'Buy', price: '5.5', amount: '10' });
    const first = market.place('ann', {
      type: 'StopLimit',
      side: 'Sell',
      price: '5.6',
      stopPrice: '5.9',
    });
    const second = market.place('ann', {
      type: 'StopLimit',
      side: 'Sell',
      price: '5.5',
      stopPrice: '5.7',
    });
    set('5.9');
    expect(first).toMatchObject({ status: 'Filled' });
    expect(second).toMatchObject({ status: 'Filled' });
    expect(second.fills[0]?.ticks).toBe(55_000);
  });

  test('E27 if one trade triggers several stops, the older goes first, behind the orders that rest at its price by then', () => {
    const { market, set } = withLastPrice('6');
    const stop = { type: 'StopLimit', side: 'Buy', price: '6.1', stopPrice: '6.2' } as const;
    const older = market.place('ann', { ...stop, amount: '1' });
    const younger = market.place('cyd', { ...stop, amount: '2' });
    const resting = market.place('bob', { side: 'Buy', price: '6.1', amount: '4' });
    set('6.2');
    const queue = [...market.exchange.market(testMarket).book.orders()].map(({ id }) => id);
    expect(queue).toEqual([resting.id, older.id, younger.id]);
  });

  test('E16 a stop whose price was reached already does not wait', () => {
    const { market } = withLastPrice('6');
    const stop = { type: 'StopLimit', side: 'Buy', price: '6.1', stopPrice: '5.8' } as const;
    const placed = market.place('ann', stop);
    expect(placed.triggeredAt).toBe(placed.createdAt);
    expect(bookOf(market).bids).toEqual(['61000 1000']);
    // No trade has happened yet, so there is no price that the trigger could have reached.
    expect(testExchange().place('ann', stop).waiting).toBe(true);
  });

  test('E17 a post-only stop that would trade when it triggers is cancelled by the system', () => {
    const { market, set } = withLastPrice('6');
    market.place('bob', { side: 'Sell', price: '6.25', amount: '1' });
    const stop = market.place('ann', {
      type: 'StopLimit',
      side: 'Buy',
      price: '6.3',
      stopPrice: '6.2',
      postOnly: true,
    });
    set('6.2');
    expect(stop).toMatchObject({ status: 'Cancelled', cancelReason: 'CancelledBySystem' });
    expect(market.exchange.ledger.held('ann', 'CTN')).toBe(0n);
  });
});

describe('money', () => {
  test('E18 the received asset pays the fee, rounded up; the maker pays less', () => {
    const market = testExchange();
    const sell = market.place('ann', { side: 'Sell', price: '6.4151', amount: '0.97' });
    const buy = market.place('bob', { side: 'Buy', price: '6.4151', amount: '0.97' });
    expect(orderView(sell)).toMatchObject({ fee: '0.0049781176', feeAsset: 'CTN' });
    expect(orderView(buy)).toMatchObject({ fee: '0.001164', feeAsset: 'XCB' });
    const { ledger } = market.exchange;
    expect(ledger.total(houseAccounts.fees, 'XCB')).toBe(1_164_000_000_000_000n);
    expect(ledger.total('bob', 'XCB')).toBe(1_000_000_968_836_000_000_000_000n);
  });

  test('E19 a fee smaller than the last digit is one of the last digit', () => {
    const market = testExchange();
    const order = { market: 'BTC-USDC', price: '20000', amount: '0.0001' };
    market.place('ann', { ...order, side: 'Sell' });
    const buy = market.place('bob', { ...order, side: 'Buy' });
    // 0.0001 × 0.0012 = 0.00000012, which Bitcoin's eight digits do not hold.
    expect(orderView(buy).fee).toBe('0.00000012');
    const market2 = testExchange();
    const small = { market: 'ETH-BTC', price: '0.034859', amount: '0.01' };
    market2.place('ann', { ...small, side: 'Buy' });
    const sell = market2.place('bob', { ...small, side: 'Sell' });
    // 0.00034859 × 0.0012 = 0.000000418308
    expect(orderView(sell).fee).toBe('0.00000042');
  });

  test('E20 an order reserves what it may cost and gives back what it did not', () => {
    const market = testExchange();
    const { ledger } = market.exchange;
    const buy = market.place('ann', { side: 'Buy', price: '6', amount: '10' });
    expect(ledger.held('ann', 'CTN')).toBe(60n * 10n ** 18n);
    market.place('bob', { side: 'Sell', price: '6', amount: '4' });
    expect(ledger.held('ann', 'CTN')).toBe(36n * 10n ** 18n);
    market.cancel(buy);
    expect(ledger.held('ann', 'CTN')).toBe(0n);
    expect(ledger.total('ann', 'CTN')).toBe((1_000_000n - 24n) * 10n ** 18n);
  });

  test('E21 a better price than the limit gives the difference back', () => {
    const market = testExchange();
    market.place('bob', { side: 'Sell', price: '5', amount: '10' });
    market.place('ann', { side: 'Buy', price: '6', amount: '10' });
    const { ledger } = market.exchange;
    expect(ledger.held('ann', 'CTN')).toBe(0n);
    expect(ledger.total('ann', 'CTN')).toBe((1_000_000n - 50n) * 10n ** 18n);
  });

  test('E22 funds that are reserved cannot be used again', () => {
    const market = testExchange();
    market.place('ann', { side: 'Sell', price: '6', amount: '999995' });
    expect(reasonsOf(() => market.place('ann', { side: 'Sell', price: '6', amount: '6' }))).toEqual(
      ['amount 60002'],
    );
    expect(
      reasonsOf(() => market.place('bob', { type: 'Market', side: 'Buy', quoteAmount: '1000001' })),
    ).toEqual(['quoteAmount 60002']);
  });
});

test('E23 an order that is no longer open cannot be cancelled', () => {
  const market = testExchange();
  const order = market.place('ann', {});
  market.cancel(order);
  expect(reasonsOf(() => market.cancel(order))).toEqual(['orderId 60009']);
});

test('E24 a refused order leaves nothing behind: no order, no hold, no record', () => {
  const market = testExchange();
  const before = market.commits.length;
  expect(reasonsOf(() => market.place('ann', { amount: '1000000' }))).toEqual(['amount 60002']);
  expect(market.commits.length).toBe(before);
  expect(market.exchange.orders.open('ann')).toEqual([]);
  expect(market.exchange.ledger.held('ann', 'CTN')).toBe(0n);
  expect(bookOf(market)).toEqual({ bids: [], asks: [] });
});

test('E26 a command that fails half-way leaves nothing behind, and the next one is done', () => {
  const { exchange, commits, place } = testExchange();
  const before = commits.length;
  const had = exchange.ledger.total('ann', 'BTC');
  const halfWay = () =>
    exchange.command(() => {
      exchange.deposit('ann', 'BTC', 1n, 'half');
      throw new Error('half-way');
    });
  expect(halfWay).toThrow('half-way');
  expect([exchange.ledger.total('ann', 'BTC'), commits.length]).toEqual([had, before]);
  expect(place('bob', {}).status).toBe('Open');
  expect(commits).toHaveLength(before + 1);
});

test('E25 one command is one commit, with every record that it changed', () => {
  const market = testExchange();
  market.place('ann', { side: 'Sell' });
  market.place('bob', { side: 'Buy' });
  const counts: Record<string, number> = {};
  for (const { table } of market.commits.at(-1) ?? []) counts[table] = (counts[table] ?? 0) + 1;
  expect(counts).toEqual({
    activity: 2,
    balances: 4,
    fills: 2,
    journal: 1,
    ledgerDays: 2,
    // Each of the two has ended: for its owner, for its owner and market, and twice among all that were placed; and each
    // has an entry in its owner's ledger.
    lists: 10,
    orders: 2,
    underWay: 2,
  });
  expect(market.exchange.market(testMarket).lastTicks).toBe(60_000);
});
