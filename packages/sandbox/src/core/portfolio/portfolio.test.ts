import type {
  Candle,
  LedgerEntry,
  Order,
  PortfolioHistory,
  PortfolioOverview,
  RampOrder,
  RampQuote,
  SwapQuote,
  SwapRecord,
  Transfer,
} from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import { assets } from '../catalog/assets.ts';
import { dollar } from '../catalog/market-rows.ts';
import { divideHalfEven, exactAtoms, fromAtoms, powerOfTen } from '../fixed.ts';
import { fiatPath } from '../market-data/price-path.ts';
import { day } from '../market-data/resolution.ts';
import { createSandbox } from '../sandbox.ts';
import { memoryStore } from '../store/store.ts';
import {
  base,
  type Caller,
  callerOf,
  openPartnerPage,
  openWorld,
  type World,
} from '../testing/caller.ts';

const digits = 18;
const decimalsOf = (id: string) => assets.find((asset) => asset.id === id)?.decimals ?? digits;

const overview = (world: World, query = '') =>
  world.as('trader').ask<PortfolioOverview>('GET', `${base}/v2/portfolio?currency=USD${query}`);
const history = (world: World, range: string, query = '') =>
  world
    .as('trader')
    .ask<PortfolioHistory>(
      'GET',
      `${base}/v2/portfolio/history?currency=USD&range=${range}${query}`,
    );

/** Plays thirty days of one person on markets that move for no other reason. */
async function live(world: World): Promise<void> {
  const trader = world.as('trader');
  const order = (side: string, market: string, amount: string) =>
    trader.ask<Order>('POST', `${base}/order`, { market, side, type: 'Market', amount });
  const convert = async (from: string, to: string, amount: string) => {
    const query = `fromAsset=${from}&toAsset=${to}&fromAmount=${amount}`;
    const held = await trader.ask<SwapQuote>('GET', `${base}/quote?${query}`);
    await trader.ask('GET', `${base}/swap?quoteId=${held.id}`);
  };
  const pay = async (query: string, answer: 'yes' | 'no') => {
    const terms = `country=CH&currency=CHF&paymentMethod=bank&${query}`;
    const [offer] = await trader.ask<RampQuote[]>('GET', `${base}/ramp/quotes?${terms}`);
    const { redirectUrl } = await trader.ask<RampOrder>('POST', `${base}/ramp/orders`, {
      quoteId: offer?.id,
    });
    await (await openPartnerPage(world.sandbox, redirectUrl ?? '')).answer(answer);
  };
  const steps: (() => Promise<unknown>)[] = [
    () => trader.ask('POST', `${base}/wallet/deposit`, { asset: 'SOL', network: 'solana' }),
    () => order('Buy', 'BTC-USDC', '0.02'),
    () => convert('USDC', 'ETH', '1200'),
    () => order('Sell', 'BTC-USDC', '0.05'),
    () => pay('side=Buy&asset=USDC&fiatAmount=500', 'yes'),
    () => order('Buy', 'XCB-CTN', '120'),
    () => pay('side=Sell&asset=BTC&assetAmount=0.01', 'no'),
    () => convert('ETH', 'XCB', '0.4'),
    () => pay('side=Sell&asset=BTC&assetAmount=0.02', 'yes'),
    async () => {
      const [to] = await trader.ask<{ address: string }[]>('GET', `${base}/address-book?asset=ETH`);
      await trader.ask('POST', `${base}/wallet/withdrawal`, {
        clientTransferId: 'home',
        asset: 'ETH',
        network: 'ethereum',
        address: to?.address,
        amount: '0.75',
      });
    },
  ];
  for (const step of steps) {
    await step();
    // Lets slow work finish; then three days pass in which nothing happens.
    world.sandbox.tick(90_000);
    world.clock.advance(3 * day);
    world.sandbox.tick(100);
  }
}

interface Change {
  time: number;
  asset: string;
  atoms: bigint;
}

/** Returns the changes of the trader's money since a moment from the histories, without asking the ledger. */
async function told(world: World, since: number): Promise<Change[]> {
  const trader = world.as('trader');
  const list = async <T>(path: string) =>
    (await trader.ask<{ items: T[] }>('GET', `${base}/${path}?limit=500`)).items;
  const changes: Change[] = [];
  const add = (time: string, asset: string, amount: string, sign: 1n | -1n) =>
    changes.push({
      time: Date.parse(time),
      asset,
      atoms: sign * exactAtoms(amount, decimalsOf(asset)),
    });
  for (const one of await list<Transfer>('wallet/transfer_history')) {
    if (one.type === 'Deposit' && one.status === 'Confirmed')
      add(one.updatedAt, one.asset, one.amount, 1n);
    if (one.type === 'Withdrawal' && one.status !== 'Rejected')
      add(one.createdAt, one.asset, one.amount, -1n);
  }
  for (const { quote, status, createdAt } of await list<SwapRecord>('recent')) {
    if (status !== 'Done') continue;
    add(createdAt, quote.fromAsset, quote.fromAmount, -1n);
    add(createdAt, quote.toAsset, quote.toAmount, 1n);
  }
  for (const { quote, status, createdAt, updatedAt } of await list<RampOrder>('ramp/callback')) {
    const isBuy = quote.side === 'Buy';
    if (status === 'Completed')
      add(isBuy ? updatedAt : createdAt, quote.asset, quote.assetAmount, isBuy ? 1n : -1n);
  }
  type Fills = {
    fills: { time: string; price: string; amount: string; fee: string; feeAsset: string }[];
  };
  for (const { market, side, fills } of await list<Order & Fills>('order_history')) {
    const [of = '', quote = ''] = market.split('-');
    for (const { time, price, amount, fee, feeAsset } of fills) {
      const sign = side === 'Buy' ? 1n : -1n;
      add(time, of, amount, sign);
      const paid = (exactAtoms(price, digits) * exactAtoms(amount, digits)) / powerOfTen(digits);
      add(time, quote, fromAtoms(paid, digits), side === 'Buy' ? -1n : 1n);
      add(time, feeAsset, fee, -1n);
    }
  }
  return changes.filter(({ time }) => time >= since);
}

test('thirty days of a life: balances, values and gains agree to the last unit with what happened', async () => {
  const world = openWorld({ scenario: 'quiet' });
  const began = world.clock.now();
  const first = await overview(world);
  await live(world);
  const last = await overview(world);
  const changes = await told(world, began);
  expect(new Set(changes.map(({ asset }) => asset)).size).toBeGreaterThan(5);

  // Balances: what was there and what happened.
  const heldAt = (time: number) => {
    const held = new Map(
      first.balances.map(({ asset, total }) => [asset, exactAtoms(total, decimalsOf(asset))]),
    );
    for (const change of changes) {
      if (change.time <= time)
        held.set(change.asset, (held.get(change.asset) ?? 0n) + change.atoms);
    }
    return held;
  };
  const held = heldAt(world.clock.now());
  for (const { asset, total } of last.balances) {
    expect([asset, total]).toEqual([asset, fromAtoms(held.get(asset) ?? 0n, decimalsOf(asset))]);
  }

  // Values over time: what was held, at the prices of the markets' own candles.
  const series = await history(world, '1M');
  expect(series.points.at(-1)).toEqual({
    time: new Date(world.clock.now()).toISOString(),
    value: last.totalValue,
  });
  const francs = fiatPath(1, 'CHF');
  const priceAt = async (asset: string, time: number) => {
    if (asset === dollar) return powerOfTen(digits);
    if (asset === 'CHF') {
      const rate = BigInt(Math.round(francs(time) * 10 ** 9));
      return divideHalfEven(powerOfTen(9 + digits), rate);
    }
    const to = new Date(time + 1).toISOString();
    const path = `/marketdata/api/v1/instruments/${asset}-${dollar}/limited_history`;
    const [candle] = await world
      .as(null)
      .ask<Candle[]>('GET', `${path}?resolution=1m&limit=1&to=${to}`);
    return exactAtoms(candle?.open ?? '0', digits);
  };
  const inLife = series.points.filter(({ time }) => Date.parse(time) >= began).slice(0, -1);
  expect(inLife.length).toBeGreaterThan(150);
  for (const { time, value } of inLife.filter((_, index) => index % 12 === 3)) {
    let sum = 0n;
    for (const [asset, atoms] of heldAt(Date.parse(time))) {
      sum += ((await priceAt(asset, Date.parse(time))) * atoms) / powerOfTen(decimalsOf(asset));
    }
    expect(value).toBe(fromAtoms(divideHalfEven(sum, powerOfTen(digits - 2)), 2));
  }

  // Flows: what came from outside and went there, and nothing of the payment that was given up.
  expect(
    series.flows
      .filter(({ time }) => Date.parse(time) >= began)
      .map(({ type, asset }) => [type, asset]),
  ).toEqual([
    ['Deposit', 'SOL'],
    ['Buy', 'USDC'],
    ['Sell', 'BTC'],
    ['Withdrawal', 'ETH'],
  ]);

  // Gains: those of the assets are those of the whole, by both methods, and together what is held less what was paid in.
  for (const method of ['Average', 'FIFO'] as const) {
    const { balances, gains, totalValue } = await overview(world, `&costMethod=${method}`);
    const cents = (text: string | null | undefined) => exactAtoms(text ?? '0', 2);
    const sum = (of: 'realised' | 'unrealised') =>
      balances.reduce((all, balance) => all + cents(balance[of]), 0n);
    const near = (a: bigint, b: bigint) => (a > b ? a - b : b - a) <= BigInt(balances.length);
    expect(gains?.method).toBe(method);
    expect(near(sum('realised'), cents(gains?.realised))).toBe(true);
    expect(near(sum('unrealised'), cents(gains?.unrealised))).toBe(true);
    const both = cents(gains?.realised) + cents(gains?.unrealised);
    expect(near(both, cents(totalValue) - cents(gains?.paidIn))).toBe(true);
    expect(cents(gains?.realised)).not.toBe(0n);
    // The gain realised by the ledger's entries is the gain of the portfolio, but for the cent that each is rounded by.
    await world.as('trader').ask('PUT', `${base}/setting`, { type: 'cost-method', value: method });
    const entries = await allEntries(world.as('trader'));
    const disposals = entries.flatMap(({ disposal }) => disposal ?? []);
    for (const { cost, proceeds, gain, method: by } of disposals) {
      expect([by, cents(proceeds) - cents(cost)]).toEqual([method, cents(gain)]);
    }
    const all = disposals.reduce((whole, { gain }) => whole + cents(gain), 0n);
    const off = all - cents(gains?.realised);
    expect(off < 0n ? -off : off).toBeLessThanOrEqual(BigInt(disposals.length));
    // A sale that was given up realised nothing in the end; what is sent off, or comes in, never does.
    const types = new Set(entries.filter(({ disposal }) => disposal).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['Conversion', 'Return', 'Sell', 'Trade']);
  }
});

async function allEntries(trader: Caller): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: { items: LedgerEntry[]; nextCursor: string | null } = await trader.ask(
      'GET',
      `${base}/v1/ledger?worthIn=USD&limit=500${query}`,
    );
    entries.push(...page.items);
    cursor = page.nextCursor;
  }
  return entries;
}

test('costs and earnings are the same after a restart, and however often they were read on the way', async () => {
  const store = memoryStore();
  const clock = manualClock();
  const world = { ...openWorld({ scenario: 'quiet', store, clock }), clock };
  await overview(world);
  await live(world);
  // Prices of now are the market's own affair.
  const lasting = async (caller: Caller) => {
    const ask = <T>(path: string) => caller.ask<T>('GET', `${base}/v2/portfolio${path}`);
    const books = await Promise.all(
      ['?costMethod=FIFO', ''].map((query) => ask<PortfolioOverview>(query)),
    );
    const { flows } = await ask<PortfolioHistory>('/history?range=All');
    return {
      flows,
      books: books.map(({ balances, gains }) => ({
        paidIn: gains?.paidIn,
        realised: gains?.realised,
        assets: Object.fromEntries(
          balances.map(({ asset, total, averageCost, realised }) => [
            asset,
            { total, averageCost, realised },
          ]),
        ),
      })),
    };
  };
  const before = await lasting(world.as('trader'));
  world.sandbox.dispose();
  const again = createSandbox({ clock, store });
  expect(await lasting(callerOf(again, 'trader'))).toEqual(before);
});

const position = async (world: World, market: string, query = '') => {
  const { position: of } = await overview(world, `&market=${market}${query}`);
  if (!of) throw new Error('there is no position');
  return of;
};

test('the position of a market is counted in its quote asset, to the last digit of what its fills have paid and brought', async () => {
  const world = openWorld({ scenario: 'quiet' });
  const trader = world.as('trader');
  const order = (side: string, amount: string) =>
    trader.ask<Order>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side,
      type: 'Market',
      amount,
    });
  const quoteHeld = async () => {
    const { balances } = await overview(world);
    return Decimal.of(balances.find(({ asset }) => asset === 'CTN')?.total ?? '0');
  };
  const [first, before] = [await position(world, 'XCB-CTN'), await quoteHeld()];
  await order('Buy', '120');
  const [bought, paid] = [await position(world, 'XCB-CTN'), before.minus(await quoteHeld())];
  expect(
    Decimal.of(bought.cost ?? '')
      .minus(Decimal.of(first.cost ?? ''))
      .toString(),
  ).toBe(paid.toString());
  expect(bought.realised).toBe(first.realised);
  const entry = Decimal.of(bought.cost ?? '').dividedBy(Decimal.of(bought.quantity), 8, 'down');
  expect(bought.averageEntry).toBe(entry.toString());

  const beforeSale = await quoteHeld();
  await order('Sell', '70');
  const sold = await position(world, 'XCB-CTN');
  const brought = (await quoteHeld()).minus(beforeSale);
  const costOfSold = Decimal.of(bought.cost ?? '').minus(Decimal.of(sold.cost ?? ''));
  expect(Decimal.of(bought.quantity).minus(Decimal.of(sold.quantity)).toString()).toBe('70');
  expect(
    Decimal.of(sold.realised ?? '')
      .minus(Decimal.of(bought.realised ?? ''))
      .toString(),
  ).toBe(brought.minus(costOfSold).toString());
  // Units that are sold at average cost leave that of the others as it is.
  expect(sold.averageEntry?.slice(0, 9)).toBe(bought.averageEntry?.slice(0, 9));
});

test('the position of a dollar market agrees with the gains in dollars; an unknown market is refused', async () => {
  const world = openWorld({ scenario: 'quiet' });
  await live(world);
  for (const method of ['Average', 'FIFO'] as const) {
    const of = await position(world, `BTC-${dollar}`, `&costMethod=${method}`);
    const { balances } = await overview(world, `&costMethod=${method}`);
    const btc = balances.find(({ asset }) => asset === 'BTC');
    expect(of.quantity).toBe(btc?.total);
    // A sale brings its proceeds here, less the fee; there the price that was paid last, and less of what it is paid in.
    const fees = Decimal.of('10');
    const off = Decimal.of(of.realised ?? '').minus(Decimal.of(btc?.realised ?? ''));
    expect(off.abs().lt(fees) && !off.isZero).toBe(true);
    const entryOff = Decimal.of(of.averageEntry ?? '').minus(Decimal.of(btc?.averageCost ?? ''));
    expect(entryOff.abs().lt(fees)).toBe(true);
  }
  expect(
    await world.as('trader').refused('GET', `${base}/v2/portfolio?market=NO-WHERE`),
  ).toMatchObject({ status: 404 });
  expect((await overview(world)).position).toBeUndefined();
});

test('a market of which nothing is held has a position of nothing', async () => {
  const world = openWorld({ scenario: 'empty' });
  expect(await position(world, 'XCB-CTN')).toEqual({
    market: 'XCB-CTN',
    quantity: '0',
    cost: '0',
    averageEntry: null,
    realised: '0',
  });
});

test('an account that never had anything has no points and no gains', async () => {
  const world = openWorld({ scenario: 'empty' });
  expect(await history(world, 'All')).toMatchObject({ points: [], flows: [] });
  expect((await overview(world)).gains).toMatchObject({ realised: '0', unrealised: '0' });
});

test('a series has at most 400 points: a finer one is refused', async () => {
  const world = openWorld();
  expect(
    await world.as('trader').refused('GET', `${base}/v2/portfolio/history?range=1Y&resolution=1h`),
  ).toMatchObject({ status: 400, keys: ['resolution'] });
  const day = await history(world, '1D', '&resolution=1h');
  expect(day.points.length).toBeGreaterThan(23);
});

test('the method is a setting of the account, which a call may leave aside', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const method = async (query = '') => (await overview(world, query)).gains?.method;
  expect(await method()).toBe('Average');
  await trader.ask('PUT', `${base}/setting`, { type: 'cost-method', value: 'FIFO' });
  expect([await method(), await method('&costMethod=Average')]).toEqual(['FIFO', 'Average']);
  expect(
    await trader.refused('PUT', `${base}/setting`, { type: 'cost-method', value: 'CHF' }),
  ).toMatchObject({ status: 400, keys: ['value'] });
  await trader.ask('DELETE', `${base}/setting?type=cost-method`);
  expect(await method()).toBe('Average');
});

test('who looks again reads only what has happened since', async () => {
  const store = memoryStore();
  let reads = 0;
  const counting = {
    ...store,
    get: ((table, key) => {
      if (table === 'journal') reads += 1;
      return store.get(table, key);
    }) as typeof store.get,
  };
  const world = openWorld({ scenario: 'busy', store: counting });
  await overview(world);
  expect(reads).toBeGreaterThan(180);
  reads = 0;
  for (const range of ['1D', '1Y', 'All']) await history(world, range);
  await overview(world, '&costMethod=FIFO');
  expect(reads).toBe(0);
});

test('the change of a range is that of the chart beside it, without what came and went (M1)', async () => {
  const world = openWorld({ scenario: 'quiet' });
  await live(world);
  for (const range of ['1W', '1M']) {
    const { points, flows, ...told } = await history(world, range);
    const [first] = points;
    const came = flows
      .filter(({ time }) => Date.parse(time) > Date.parse(first?.time ?? ''))
      .map(({ type, value }) =>
        Decimal.of(value ?? '0').times(
          Decimal.of(type === 'Withdrawal' || type === 'Sell' ? '-1' : '1'),
        ),
      );
    expect(came.length).toBeGreaterThan(0);
    const moved = Decimal.of(points.at(-1)?.value ?? '').minus(Decimal.of(first?.value ?? ''));
    const difference = moved.minus(Decimal.sum(came)).minus(Decimal.of(told.change ?? ''));
    // Each flow and point is rounded by itself.
    expect(difference.abs().lt(Decimal.of('0.1'))).toBe(true);
    expect(Decimal.of(told.change ?? '').equals(moved)).toBe(false);
    expect(Decimal.of(told.changePercent ?? '').isNegative).toBe(
      Decimal.of(told.change ?? '').isNegative,
    );
  }
});
