import { expect, test } from 'vitest';
import { MarketData } from '../market-data/market-data.ts';
import { testExchange, testMarket } from '../testing/test-exchange.ts';
import { MarketHub } from './market-hub.ts';

function openHub() {
  const { exchange, clock } = testExchange();
  const hub = new MarketHub(exchange, new MarketData(exchange, 1), 'epoch');
  const sink = () => {
    const items: unknown[] = [];
    return {
      items,
      next: (item: unknown) => items.push(item),
      error: () => undefined,
      complete: () => undefined,
    };
  };
  return { hub, clock, sink };
}

test('candle streams that were opened and cancelled leave nothing behind while the connection lasts', () => {
  const { hub, sink } = openHub();
  const session = hub.open({ send: () => undefined });
  const kept = sink();
  session.stream('Candles', [testMarket, '1m'], kept);
  for (let turn = 0; turn < 1000; turn += 1) {
    session.stream('Candles', [testMarket, '5m'], sink()).cancel();
  }
  expect(hub.held()).toEqual({ peers: 1, streams: 1 });
  expect(kept.items).toHaveLength(1);
  session.close();
  expect(hub.held()).toEqual({ peers: 0, streams: 0 });
});

test('a stream that cannot be opened is not kept', () => {
  const { hub, sink } = openHub();
  const session = hub.open({ send: () => undefined });
  expect(() => session.stream('Candles', ['NO-SUCH', '1m'], sink())).toThrow(/no such market/);
  expect(() => session.stream('Candles', [testMarket, '7m'], sink())).toThrow(/Bad arguments/);
  expect(hub.held()).toEqual({ peers: 1, streams: 0 });
});
