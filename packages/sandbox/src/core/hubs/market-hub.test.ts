import { expect, onTestFinished, test } from 'vitest';
import type { Ticker } from '@agio/api-client/contract';
import { createSandbox, manualClock, type HubPeer } from '../index.ts';
import { Health } from '../containment.ts';
import { MarketData } from '../market-data/market-data.ts';
import { testExchange, testMarket } from '../testing/test-exchange.ts';
import { MarketHub } from './market-hub.ts';

function hub() {
  const sandbox = createSandbox({ clock: manualClock(), scenario: 'quiet' });
  onTestFinished(() => sandbox.dispose());
  const open = (send: HubPeer['send'] = () => {}) =>
    sandbox.openHubSession('market', undefined, { send });
  return { sandbox, open };
}

const ignored = { next: () => {}, error: () => {}, complete: () => {} };

test('S64 however many calls there are, an answer is made once a pulse, and is a new one after it', async () => {
  const { sandbox, open } = hub();
  const sessions = [open(), open()];
  const ask = (method: string, ...args: string[]) =>
    Promise.all(
      Array.from({ length: 1000 }, async (_, turn) => sessions[turn % 2]?.invoke(method, args)),
    );
  for (const [method, ...args] of [
    ['SubscribeTickers'],
    ['BookSnapshot', 'XCB-CTN'],
    ['SubscribeTrades', 'XCB-CTN'],
  ] as [string, ...string[]][]) {
    expect(new Set(await ask(method, ...args)).size).toBe(1);
  }
  const [before] = (await ask('SubscribeTickers')) as Ticker[][];
  sandbox.tick(1000);
  const [after] = (await ask('SubscribeTickers')) as Ticker[][];
  expect(after).not.toBe(before);
});

test('S64 who watches the same candle gets the same one, as many as there are', () => {
  const { open } = hub();
  const items: unknown[] = [];
  for (let client = 0; client < 20; client += 1) {
    open().stream('Candles', ['XCB-CTN', '1m'], { ...ignored, next: (item) => items.push(item) });
  }
  expect(items).toHaveLength(20);
  expect(new Set(items).size).toBe(1);
});

test('a reader who left a book receives nothing more of it, also after leaving and coming twice', async () => {
  const { sandbox, open } = hub();
  const told: string[] = [];
  const session = open((event) => told.push(event));
  for (const method of ['SubscribeBook', 'UnsubscribeBook', 'SubscribeBook', 'SubscribeBook']) {
    await session.invoke(method, ['XCB-CTN']);
  }
  sandbox.tick(5000);
  expect(told.filter((event) => event === 'book').length).toBeGreaterThan(0);
  told.length = 0;
  await session.invoke('UnsubscribeBook', ['XCB-CTN']);
  sandbox.tick(5000);
  expect(told.filter((event) => event === 'book')).toEqual([]);
});

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
  expect(() => session.stream('Candles', ['NO-SUCH', '1m'], sink())).toThrow(/Market not found/);
  expect(() => session.stream('Candles', [testMarket, '7m'], sink())).toThrow(/Bad arguments/);
  expect(hub.held()).toEqual({ peers: 1, streams: 0 });
});

test('while no ticker changes an empty list says every second that they are watched', () => {
  const { hub, clock } = openHub();
  const told: unknown[] = [];
  const health = new Health(clock);
  const session = hub.open({ send: (event, args) => event === 'tickers' && told.push(args[0]) });
  void session.invoke('SubscribeTickers', []);
  for (let pulse = 0; pulse < 100; pulse += 1) {
    clock.advance(50);
    hub.flush(clock.now(), health);
  }
  const empty = told.filter((list) => Array.isArray(list) && list.length === 0);
  expect(empty.length).toBeGreaterThanOrEqual(4);
  expect(told.length).toBeLessThanOrEqual(10);
});
