import type {
  BookSnapshot,
  Instrument,
  OrderWithFills,
  WalletNetwork,
} from '@agio/api-client/contract';
import { describe, expect, test, vi } from 'vitest';
import { exactAtoms } from '../../fixed.ts';
import { createSandbox } from '../../sandbox.ts';
import type { Sandbox } from '../../sandbox-api.ts';
import { memoryStore } from '../../store/store.ts';
import { base, callerOf, office, openWorld, type World } from '../../testing/caller.ts';

/** Reason of each change. */
const reason = 'A test';

describe('markets', () => {
  test('O01 a market that staff halt is halted for everybody at once, with a reason', async () => {
    const { sandbox, as } = openWorld();
    const hub = sandbox.connectHub('market');
    await hub.start();
    const events: unknown[] = [];
    hub.on('instrument', (event: unknown) => events.push(event));
    const admin = as('admin');
    const path = `${office}/market/XCB-CTN`;
    expect(await admin.refused('PUT', path, { status: 'Halted' })).toMatchObject({
      status: 400,
      keys: ['reason'],
    });
    const halted = await admin.ask<Instrument>('PUT', path, {
      status: 'Halted',
      reason: 'Oracle outage.',
    });
    expect(halted.status).toBe('Halted');
    await Promise.resolve();
    expect(halted.statusReason).toBe('Oracle outage.');
    expect(halted.statusSince).toEqual(expect.any(String));
    expect(events).toEqual([halted]);
    const [listed] = (await as(null).ask<Instrument[]>('GET', '/marketdata/instruments')).filter(
      ({ id }) => id === 'XCB-CTN',
    );
    expect(listed).toEqual(halted);
    const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '6', amount: '10' };
    expect(await as('trader').refused('POST', `${base}/order`, order)).toMatchObject({
      code: 60001,
    });
    const open = await admin.ask<Instrument>('PUT', path, { status: 'Open' });
    expect(open).toEqual({ ...halted, status: 'Open', statusReason: null, statusSince: null });
    expect((await as('trader').send('POST', `${base}/order`, order)).status).toBe(200);
  });

  test('O02 new rules hold for new orders, and rules that make no sense are refused', async () => {
    const { as } = openWorld();
    const admin = as('admin');
    const path = `${office}/market/XCB-CTN`;
    const changed = await admin.ask<Instrument>('PUT', path, {
      minNotional: '100',
      takerFee: '0.002',
      postOnly: false,
      reason,
    });
    expect(changed).toMatchObject({ minNotional: '100', takerFee: '0.002', postOnly: false });
    const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '6', amount: '10' };
    expect(await as('trader').refused('POST', `${base}/order`, order)).toMatchObject({
      code: 60005,
    });
    expect(
      await as('trader').refused('POST', `${base}/order`, {
        ...order,
        amount: '50',
        postOnly: true,
      }),
    ).toMatchObject({
      keys: ['postOnly'],
    });
    for (const [key, value] of [
      ['tickSize', '0.00015'],
      ['tickSize', '0.00001'],
      ['tickSize', '0'],
      ['tickSize', '-0.01'],
      ['stepSize', '0.015'],
      ['stepSize', '0.3'], // the smallest amount is 0.01
      ['makerFee', '0.5'],
      ['makerFee', '-0.001'],
      ['takerFee', '0.00000001'],
      ['minAmount', '0'],
      ['minAmount', '0.005'],
      ['minNotional', '0.0000000000000000001'],
      ['maxAmount', '0'],
      ['minAmount', '2000000'], // the largest is 1000000
      ['minAmount', '100000.01'], // a tenth of it is 100000
      ['orderTypes', []],
    ] as const) {
      const refused = await admin.refused('PUT', path, { [key]: value });
      expect({ key, value, ...refused }).toMatchObject({ status: 400, keys: [key] });
    }
  });
});

describe('bounds of rules', () => {
  const path = `${office}/market/XCB-CTN`;

  test('O14 rules that the house cannot pay are refused with their bounds, and the market goes on', async () => {
    const { sandbox, as } = openWorld();
    const [admin, trader] = [as('admin'), as('trader')];
    await trader.ask('DELETE', `${base}/orders?market=XCB-CTN`);
    const most = '1000000000';
    for (const [rules, expected] of [
      [{ tickSize: '1000000000000' }, { tickSize: /multiple of 0.0001 and at most 0.06/ }],
      [
        {
          stepSize: '10000000000000',
          minAmount: '10000000000000',
          maxAmount: '100000000000000',
        },
        { maxAmount: new RegExp(`at most ${most} XCB, worth at most ${most} CTN`) },
      ],
      [{ maxAmount: '900000000' }, { maxAmount: /worth at most/ }],
      [{ minNotional: '5000000' }, { minNotional: /at most 6\d{5}.* CTN, a tenth/ }],
      [
        { tickSize: '3', makerFee: '0.2', minNotional: '0', orderTypes: [] },
        {
          tickSize: /hundredth of the price/,
          minNotional: /above zero/,
          makerFee: /from 0 to 10 %/,
          orderTypes: /at least one/,
        },
      ],
    ] as const) {
      const { status, keys, messages } = await admin.refused('PUT', path, rules);
      expect({ status, keys }).toEqual({ status: 400, keys: Object.keys(expected) });
      for (const [index, pattern] of Object.values<RegExp>(expected).entries()) {
        expect(messages[index]).toMatch(pattern);
      }
    }
    sandbox.tick(5000);
    expect(sandbox.failing()).toEqual([]);
    const buy = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' };
    expect((await trader.send('POST', `${base}/order`, buy)).status).toBe(200);
  });

  test('O15 at the widest bounds the house still quotes, trades and is traded with', async () => {
    const { sandbox, as } = openWorld();
    const [admin, trader] = [as('admin'), as('trader')];
    await trader.ask('DELETE', `${base}/orders?market=XCB-CTN`);
    await admin.ask('PUT', path, {
      tickSize: '0.06',
      stepSize: '10000000',
      minAmount: '10000000',
      maxAmount: '100000000',
      minNotional: '60000000',
      makerFee: '0.1',
      takerFee: '0.1',
      reason,
    });
    sandbox.tick(30_000);
    expect(sandbox.failing()).toEqual([]);
    await admin.ask('PUT', path, {
      stepSize: '0.01',
      minAmount: '0.01',
      minNotional: '1',
      reason,
    });
    sandbox.tick(10_000);
    const buy = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' };
    expect((await trader.send('POST', `${base}/order`, buy)).status).toBe(200);
    for (const sum of sandbox.ledgerSums().values()) expect(sum).toBe(0n);
  });

  test('O16 a market with stored rules that cannot be met comes up halted, with the rules of its listing, and can be opened', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = memoryStore();
    const { clock, sandbox } = openWorld({ store });
    sandbox.dispose();
    const before = [...store.read('orders')].length;
    store.commit([
      {
        table: 'markets',
        key: 'XCB-CTN',
        value: { status: 'Open', rules: { tickSize: '1000000000000' } },
      },
      {
        table: 'markets',
        key: 'BTC-USDC',
        value: { status: 'Open', rules: { stepSize: 'rubbish' } },
      },
      {
        table: 'markets',
        key: 'ETH-USDC',
        value: { status: 'Open', rules: { takerFee: '0.003' } },
      },
    ]);
    const again = createSandbox({ clock, store });
    const admin = callerOf(again, 'admin');
    const markets = await admin.ask<Instrument[]>('GET', '/marketdata/instruments');
    const find = (id: string) => markets.find((market) => market.id === id);
    expect(find('XCB-CTN')).toMatchObject({
      status: 'Halted',
      tickSize: '0.0001',
      statusReason: 'The rules of this market are being checked.',
    });
    expect(find('BTC-USDC')).toMatchObject({ status: 'Halted', stepSize: '0.0001' });
    expect(find('ETH-USDC')).toMatchObject({ status: 'Open', takerFee: '0.003' });
    expect(warn.mock.calls.map(([text]) => String(text).split(' ')[0])).toEqual([
      'BTC-USDC',
      'XCB-CTN',
    ]);
    expect([...store.read('orders')]).toHaveLength(before);
    again.tick(5000);
    expect(again.failing()).toEqual([]);
    await admin.ask('PUT', path, { status: 'Open', takerFee: '0.002', reason });
    again.dispose();

    warn.mockClear();
    const third = createSandbox({ clock, store });
    const open = await callerOf(third, 'admin').ask<Instrument[]>('GET', '/marketdata/instruments');
    expect(open.find(({ id }) => id === 'XCB-CTN')).toMatchObject({
      status: 'Open',
      takerFee: '0.002',
    });
    third.dispose();
    warn.mockRestore();
  });
});

describe('steps of a market', () => {
  const path = `${office}/market/XCB-CTN`;
  const resting = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', amount: '10' };
  const bookOf = async (sandbox: Sandbox) => {
    const hub = sandbox.connectHub('market');
    await hub.start();
    return hub.invoke<BookSnapshot>('BookSnapshot', 'XCB-CTN');
  };
  const isOn = (step: bigint) => (text: string) => exactAtoms(text, 4) % step === 0n;

  test('O12 a coarser tick waits for the orders that are off it; then it holds for everybody, at once and after a restart', async () => {
    const store = memoryStore();
    const { sandbox, as, clock } = openWorld({ store });
    const [admin, trader] = [as('admin'), as('trader')];
    const events: Instrument[] = [];
    const hub = sandbox.connectHub('market');
    hub.on('instrument', (event: Instrument) => events.push(event));
    await hub.start();
    await trader.ask('DELETE', `${base}/orders?market=XCB-CTN`);
    const past = await trader.ask<{ items: OrderWithFills[] }>(
      'GET',
      `${base}/order_history?market=XCB-CTN`,
    );

    const limit = await trader.ask<OrderWithFills>('POST', `${base}/order`, {
      ...resting,
      price: '5.4151',
    });
    const stop = await trader.ask<OrderWithFills>('POST', `${base}/order`, {
      ...resting,
      type: 'StopLimit',
      stopPrice: '8.4151',
      price: '8.42',
    });
    expect(await admin.refused('PUT', path, { tickSize: '0.01', reason })).toEqual({
      status: 409,
      code: 40001,
      keys: ['tickSize'],
      messages: [
        '2 open orders are not on the new step, placed by 1 person. They must be filled or cancelled first.',
      ],
    });
    expect(events).toEqual([]);
    await trader.ask('DELETE', `${base}/orders/${limit.id}`);
    expect((await admin.refused('PUT', path, { tickSize: '0.01', reason })).messages[0]).toContain(
      '1 open order is not',
    );
    await trader.ask('DELETE', `${base}/orders/${stop.id}`);

    const kept = await trader.ask<OrderWithFills>('POST', `${base}/order`, {
      ...resting,
      price: '5.42',
    });
    const changed = await admin.ask<Instrument>('PUT', path, { tickSize: '0.01', reason });
    await Promise.resolve();
    expect(events).toEqual([changed]);
    expect(
      await trader.refused('POST', `${base}/order`, { ...resting, price: '5.4151' }),
    ).toMatchObject({
      code: 60003,
      messages: ['The price must be a multiple of 0.01. The nearest are 5.4100 and 5.4200.'],
    });
    sandbox.tick(10_000);
    const { bids, asks } = await bookOf(sandbox);
    expect(bids.length).toBeGreaterThan(20);
    expect([...bids, ...asks].map(([price]) => price).every(isOn(100n))).toBe(true);
    expect(Number(bids[0]?.[0])).toBeLessThan(Number(asks[0]?.[0]));
    expect(bids.map(([price]) => price)).toContain(kept.price);
    const history = await trader.ask<{ items: OrderWithFills[] }>(
      'GET',
      `${base}/order_history?market=XCB-CTN`,
    );
    const ours = new Set([limit.id, stop.id]);
    expect({ ...history, items: history.items.filter(({ id }) => !ours.has(id)) }).toEqual({
      ...past,
      total: { count: past.items.length + ours.size, isMore: false },
    });
    sandbox.dispose();

    const again = createSandbox({ clock, store });
    const second = callerOf(again, 'trader');
    expect(
      (await second.refused('POST', `${base}/order`, { ...resting, price: '5.4151' })).code,
    ).toBe(60003);
    // A finer step size breaks no open order.
    await callerOf(again, 'admin').ask('PUT', path, { tickSize: '0.0005', reason });
    expect(
      (await second.send('POST', `${base}/order`, { ...resting, price: '5.4155' })).status,
    ).toBe(200);
    again.dispose();
  });

  test('O13 a coarser step holds for amounts, also of what a market order buys for its money', async () => {
    const { sandbox, as } = openWorld();
    const [admin, trader] = [as('admin'), as('trader')];
    await trader.ask('DELETE', `${base}/orders?market=XCB-CTN`);
    await admin.ask('PUT', path, { stepSize: '0.5', minAmount: '0.5', reason });
    sandbox.tick(10_000);
    const { bids, asks } = await bookOf(sandbox);
    expect([...bids, ...asks].map(([, amount]) => amount).every(isOn(5000n))).toBe(true);
    expect(
      await trader.refused('POST', `${base}/order`, { ...resting, price: '5', amount: '10.25' }),
    ).toMatchObject({ code: 60004, keys: ['amount'] });
    const bought = await trader.ask<OrderWithFills>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Market',
      quoteAmount: '100',
    });
    expect(isOn(5000n)(bought.filledAmount)).toBe(true);
    expect(Number(bought.filledQuote)).toBeLessThanOrEqual(100);
    expect(Number(bought.filledQuote)).toBeGreaterThan(90);
    sandbox.tick(10_000);
    expect(sandbox.ledgerSums().get('XCB')).toBe(0n);
  });
});

describe('networks of an asset', () => {
  const change = (world: World, network: object) =>
    world.as('admin').send('PUT', `${office}/asset/USDC`, { networks: [network], reason });
  const networksOf = (world: World) =>
    world.as('trader').ask<WalletNetwork[]>('GET', `${base}/wallet/networks?asset=USDC`);

  test('a network closes alone, with its reason, and the exchange refuses it alone', async () => {
    const world = openWorld();
    const closed = { id: 'ethereum', depositEnabled: false, closedReason: 'The node is renewed.' };
    expect((await change(world, closed)).status).toBe(200);
    const [stellar, ethereum] = ['stellar', 'ethereum'].map(async (id) =>
      (await networksOf(world)).find((network) => network.id === id),
    );
    expect(await ethereum).toMatchObject({
      depositEnabled: false,
      withdrawalEnabled: true,
      closedReason: 'The node is renewed.',
    });
    expect(await stellar).toMatchObject({ depositEnabled: true, closedReason: null });
    const deposit = (network: string) => ({ asset: 'USDC', network });
    const refused = await world
      .as('trader')
      .refused('POST', `${base}/wallet/deposit`, deposit('ethereum'));
    expect(refused.messages).toEqual(['Deposits of USDC on Ethereum are closed.']);
    await world.as('trader').ask('POST', `${base}/wallet/deposit`, deposit('stellar'));
  });

  test('a setting of the whole asset overrides that of a network', async () => {
    const world = openWorld();
    await change(world, { id: 'ethereum', depositEnabled: false });
    await world.as('admin').ask('PUT', `${office}/asset/USDC`, { depositEnabled: true, reason });
    expect((await networksOf(world)).every(({ depositEnabled }) => depositEnabled)).toBe(true);
  });

  test('fee, minimum and confirmations hold for what comes next, and the trail says so', async () => {
    const world = openWorld();
    await change(world, {
      id: 'stellar',
      withdrawalFee: '0.5',
      minWithdrawal: '6',
      confirmations: 9,
    });
    const stellar = (await networksOf(world)).find(({ id }) => id === 'stellar');
    expect(stellar).toMatchObject({
      withdrawalFee: '0.5',
      minWithdrawal: '6',
      confirmations: 9,
    });
    const { items } = await world
      .as('admin')
      .ask<{ items: { changes: object[] }[] }>(
        'GET',
        '/back-api/backoffice/audit?subject=asset&subjectId=USDC&limit=1',
      );
    expect(items[0]?.changes).toEqual([
      { field: 'stellar.withdrawalFee', before: '0.2', after: '0.5' },
      { field: 'stellar.minWithdrawal', before: '5', after: '6' },
      { field: 'stellar.confirmations', before: '3', after: '9' },
    ]);
  });

  test('the trail says of a network that closes that it was open, and of an asset that closes nothing of each network', async () => {
    const world = openWorld();
    const latest = async () => {
      const { items } = await world
        .as('admin')
        .ask<{ items: { changes: object[] }[] }>(
          'GET',
          '/back-api/backoffice/audit?subject=asset&subjectId=USDC&limit=1',
        );
      return items[0]?.changes;
    };
    await change(world, { id: 'stellar', withdrawalEnabled: false });
    expect(await latest()).toEqual([
      { field: 'stellar.withdrawalEnabled', before: 'true', after: 'false' },
    ]);
    await world
      .as('admin')
      .ask('PUT', `${office}/asset/USDC`, { withdrawalEnabled: false, reason });
    expect(await latest()).toEqual([
      { field: 'withdrawalEnabled', before: 'true', after: 'false' },
    ]);
  });

  test('a minimum that is not more than the fee, and a network that there is not, are refused', async () => {
    const world = openWorld();
    const put = (network: object) =>
      world.as('admin').refused('PUT', `${office}/asset/USDC`, { networks: [network], reason });
    expect((await put({ id: 'stellar', withdrawalFee: '5' })).keys).toEqual([
      'networks.stellar.minWithdrawal',
    ]);
    expect((await put({ id: 'stellar', withdrawalFee: '0.1234567' })).keys).toEqual([
      'networks.stellar.withdrawalFee',
    ]);
    expect((await put({ id: 'bitcoin', depositEnabled: false })).status).toBe(404);
  });
});

test('office-review M10 a figure of a market and every change of an asset need a reason, which goes into the trail', async () => {
  const admin = openWorld().as('admin');
  const market = `${office}/market/XCB-CTN`;
  for (const figure of [{ takerFee: '0.002' }, { minAmount: '0.02' }, { tickSize: '0.001' }]) {
    expect(await admin.refused('PUT', market, figure)).toMatchObject({
      status: 400,
      keys: ['reason'],
    });
  }
  await admin.ask('PUT', market, { takerFee: '0.002', reason: 'As decided.' });
  for (const change of [{ name: 'Core coin' }, { networks: [{ id: 'core', confirmations: 9 }] }]) {
    const asset = `${office}/asset/XCB`;
    for (const missing of [undefined, ' ']) {
      const refused = await admin.refused('PUT', asset, { ...change, reason: missing });
      expect(refused).toMatchObject({ status: 400, keys: ['reason'] });
    }
  }
  await admin.ask('PUT', `${office}/asset/XCB`, { name: 'Core coin', reason: 'As decided.' });
  const { items } = await admin.ask<{ items: { detail: string }[] }>(
    'GET',
    `${office}/audit?limit=2`,
  );
  expect(items.map(({ detail }) => detail)).toEqual(['As decided.', 'As decided.']);
});

test('a withdrawal fee stays within fifty times the one with which the asset was listed', async () => {
  const { as } = openWorld();
  const path = `${office}/asset/BTC`;
  const change = (withdrawalFee: string) => ({
    networks: [{ id: 'bitcoin', withdrawalFee, minWithdrawal: '6' }],
    reason,
  });
  const refusal = await as('admin').refused('PUT', path, change('5'));
  expect(refusal).toMatchObject({ status: 400, keys: ['networks.bitcoin.withdrawalFee'] });
  expect(refusal.messages[0]).toMatch(/^The withdrawal fee must be at most [\d.]+ BTC, 50 times/);
});
