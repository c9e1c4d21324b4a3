import type { Order, Transfer } from '@agio/api-client/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { houseAccounts } from './engine/ledger.ts';
import { givenAsset, isOpen } from './engine/order.ts';
import { UndoLog } from './engine/undo-log.ts';
import { HouseTraders } from './makers/house-traders.ts';
import { MarketMaker } from './makers/market-maker.ts';
import { createRandom } from './random.ts';
import { TransferProgress } from './services/money/transfer-progress.ts';
import { NotificationsHub } from './hubs/notifications-hub.ts';
import { memoryStore } from './store/store.ts';
import { createSandbox } from './sandbox.ts';
import { base, callerOf, openWorld, type Caller, type World } from './testing/caller.ts';

const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '1', amount: '10' };

let told: string[];
beforeEach(() => {
  told = [];
  for (const level of ['error', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((message) => void told.push(String(message)));
  }
  return () => vi.restoreAllMocks();
});

/** Counts what a client of the market hub is told, by event and market. */
async function watch(world: World, markets: readonly string[]): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  const session = world.sandbox.openHubSession('market', undefined, {
    send(event, [content]) {
      const { market, bids } = [content].flat()[0] as { market: string; bids?: unknown[] };
      if (bids?.length === 0) return;
      told.set(`${event} ${market}`, (told.get(`${event} ${market}`) ?? 0) + 1);
    },
  });
  for (const market of markets) {
    await session.invoke('SubscribeBook', [market]);
    await session.invoke('SubscribeTrades', [market]);
  }
  return told;
}

const deposit = (caller: Caller, asset: string, network: string) =>
  caller.ask('POST', `${base}/wallet/deposit`, { asset, network });
const transfers = async (caller: Caller) =>
  (await caller.ask<{ items: Transfer[] }>('GET', `${base}/wallet/transfer_history?limit=2`)).items;

describe('a fault stays in its part, is reported once, and ends by itself', () => {
  test('Q30 a fault of the house in one market: the other markets and accounts go on', async () => {
    const world = openWorld();
    const messages = await watch(world, ['XCB-CTN', 'BTC-USDC']);
    const step = Reflect.get(MarketMaker.prototype, 'step') as (now: number) => void;
    const broken = vi.spyOn(MarketMaker.prototype, 'step').mockImplementation(function (
      this: MarketMaker,
      now,
    ) {
      if (this['market'].id === 'BTC-USDC') throw new Error('no price');
      step.call(this, now);
    });
    world.sandbox.tick(500);
    messages.clear();
    world.sandbox.tick(20_000);
    expect(messages.get('book XCB-CTN')).toBeGreaterThan(50);
    expect(world.sandbox.failing()).toEqual(['quotes']);
    expect((await world.as('trader').send('POST', `${base}/order`, order)).status).toBe(200);
    expect(told).toEqual(['quotes BTC-USDC failed and will be tried again:']);

    broken.mockRestore();
    world.sandbox.tick(10_000);
    expect(world.sandbox.failing()).toEqual([]);
    expect(told.at(-1)).toBe('quotes BTC-USDC works again.');
    messages.clear();
    world.sandbox.tick(5000);
    expect(messages.get('book BTC-USDC')).toBeGreaterThan(10);
  });

  test('Q30 a fault of one transfer: the next one arrives', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    await deposit(trader, 'BTC', 'bitcoin');
    const [first] = await transfers(trader);
    const moveOn = Reflect.get(TransferProgress.prototype, 'moveOn') as (
      id: string,
      now: number,
    ) => void;
    const broken = vi.spyOn(TransferProgress.prototype, 'moveOn').mockImplementation(function (
      this: TransferProgress,
      id,
      now,
    ) {
      moveOn.call(this, id, now);
      if (id === first?.id) throw new Error('half-way');
    });
    await deposit(trader, 'LTC', 'litecoin');
    world.sandbox.tick(70_000);
    const statuses = async () => (await transfers(trader)).map(({ status }) => status);
    expect(await statuses()).toEqual(['Confirmed', 'Requested']);
    expect(world.sandbox.failing()).toEqual(['transfers']);
    expect(told).toEqual([`transfers ${first?.id} failed and will be tried again:`]);
    broken.mockRestore();
    world.sandbox.tick(70_000);
    expect(await statuses()).toEqual(['Confirmed', 'Confirmed']);
    expect(world.sandbox.failing()).toEqual([]);
  });

  test('Q30 a fault of a hub after the commit: the commit stays and is acknowledged', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const hub = NotificationsHub.prototype as unknown as { tell(): void };
    vi.spyOn(hub, 'tell').mockImplementation(() => {
      throw new Error('nobody listens');
    });
    const placed = await trader.ask<Order>('POST', `${base}/order`, order);
    expect(placed.status).toBe('Open');
    expect(world.sandbox.failing()).toEqual(['notifications']);
  });

  test('Q30 a fault of one client of a hub: it is disconnected, the others go on', async () => {
    const world = openWorld();
    const dropped = vi.fn<() => void>();
    const deaf = world.sandbox.openHubSession('market', undefined, {
      send: () => {
        throw new Error('gone');
      },
      drop: dropped,
    });
    await deaf.invoke('SubscribeBook', ['XCB-CTN']);
    const messages = await watch(world, ['XCB-CTN']);
    world.sandbox.tick(2000);
    expect(dropped).toHaveBeenCalled();
    expect(messages.get('book XCB-CTN')).toBeGreaterThan(3);
    expect(world.sandbox.failing()).toEqual([]);
  });
});

test('Q33 faults of the house at random: its quotes and its money stay what the books say', () => {
  const houses: HouseTraders[] = [];
  const open = Reflect.get(HouseTraders.prototype, 'open') as () => void;
  vi.spyOn(HouseTraders.prototype, 'open').mockImplementation(function (this: HouseTraders) {
    houses.push(this);
    open.call(this);
  });
  const { sandbox } = openWorld();
  const push = Reflect.get(UndoLog.prototype, 'push') as UndoLog['push'];
  const random = createRandom(7);
  let faults = 0;
  const broken = vi.spyOn(UndoLog.prototype, 'push').mockImplementation(function (
    this: UndoLog,
    undo,
  ) {
    if (random.next() < 0.002) {
      faults += 1;
      throw new Error('at random');
    }
    push.call(this, undo);
  });
  sandbox.tick(20_000);
  expect(faults).toBeGreaterThan(30);
  broken.mockRestore();
  sandbox.tick(20_000);
  expect(sandbox.failing()).toEqual([]);
  const exchange = houses[0]!['exchange'];
  const held = new Map<string, bigint>();
  for (const { market, maker } of houses[0]!['members']) {
    const quoted = [...maker['quotes'].values()].filter(isOpen);
    const resting = [...market.book.orders()].filter(
      ({ accountId }) => accountId === houseAccounts.makers,
    );
    expect(new Set(resting)).toEqual(new Set(quoted));
    for (const order of resting) {
      const asset = givenAsset(order);
      held.set(asset, (held.get(asset) ?? 0n) + order.held);
    }
  }
  for (const [asset, balance] of exchange.ledger.of(houseAccounts.makers)) {
    expect({ asset, held: balance.held }).toEqual({ asset, held: held.get(asset) ?? 0n });
  }
  for (const sum of sandbox.ledgerSums().values()) expect(sum).toBe(0n);
});

describe('a store that takes nothing', () => {
  test('Q31 reads, hubs and markets go on, writes are refused whole, and all is well by itself afterwards', async () => {
    const store = memoryStore();
    const world = openWorld({ store });
    const trader = world.as('trader');
    const messages = await watch(world, ['XCB-CTN']);
    await deposit(trader, 'LTC', 'litecoin');
    const before = await trader.ask('GET', `${base}/orders/my`);
    const full = vi.spyOn(store, 'commit').mockImplementation(() => {
      throw new Error('database or disk is full');
    });
    for (let second = 0; second < 60; second += 1) {
      world.sandbox.tick(1000);
      const refused = await trader.refused('POST', `${base}/order`, order);
      expect(refused.status).toBe(503);
      expect(await trader.ask('GET', `${base}/orders/my`)).toEqual(before);
    }
    expect(messages.get('book XCB-CTN')).toBeGreaterThan(100);
    expect(messages.get('trades XCB-CTN')).toBeGreaterThan(10);
    expect((await transfers(trader))[0]?.status).toBe('Requested');
    expect(world.sandbox.failing()).toContain('store');
    expect(told).toEqual(['store failed and will be tried again:']);

    full.mockRestore();
    expect((await trader.send('POST', `${base}/order`, order)).status).toBe(200);
    world.sandbox.tick(70_000);
    expect((await transfers(trader))[0]?.status).toBe('Confirmed');
    expect(world.sandbox.failing()).toEqual([]);
    expect(told.at(-1)).toBe('store works again.');

    // Changes of the markets meanwhile are in the store as well.
    const path = '/marketdata/api/v1/instruments/XCB-CTN/limited_history?resolution=1m&limit=4';
    const candles = await trader.ask('GET', path);
    world.sandbox.dispose();
    const next = createSandbox({ store, clock: world.clock });
    expect(await callerOf(next, null).ask('GET', path)).toEqual(candles);
  });
});
