import { expect, test } from 'vitest';
import { testExchange, testMarket } from '../testing/test-exchange.ts';
import { MarketData } from './market-data.ts';

test('D07 a trade is in the figures of the day at once, the second of a minute too', () => {
  const market = testExchange();
  const data = new MarketData(market.exchange, 1);
  const volume = () => data.feed(testMarket).day.figures(market.clock.now()).volume;
  const trade = () => {
    market.place('ann', { side: 'Sell', price: '6', amount: '10' });
    market.place('bob', { side: 'Buy', price: '6', amount: '10' });
  };
  const before = volume();
  trade();
  const once = volume();
  trade();
  expect([once - before, volume() - once]).toEqual([1000n, 1000n]);
});
