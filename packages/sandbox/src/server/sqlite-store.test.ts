import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createInterface } from 'node:readline';
import type { Order, OrderWithFills, PortfolioOverview, Transfer } from '@agio/api-client/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, manualClock, type Sandbox } from '../core/index.ts';
import { callerOf } from '../core/testing/caller.ts';
import { StoreVersionError } from './data-folder.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agio-store-'));
  path = join(folder, 'data', 'exchange.sqlite');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function get<T>(sandbox: Sandbox, address: string): Promise<T> {
  const authorization = `Bearer ${sandbox.issueToken('trader@agio.test')}`;
  const answer = await sandbox.fetch(
    new Request(`http://sandbox${address}`, { headers: { authorization } }),
  );
  return (await answer.json()) as T;
}

async function allOrders(sandbox: Sandbox): Promise<Map<string, Order>> {
  const orders = await get<Order[]>(sandbox, '/frontoffice/api/orders/my');
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { items: OrderWithFills[]; nextCursor: string | null } = await get(
      sandbox,
      `/frontoffice/api/order_history?limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`,
    );
    orders.push(...page.items);
    cursor = page.nextCursor;
  }
  return new Map(orders.map((order) => [order.id, order]));
}

type Acknowledged = Order | Transfer;

/** Runs the child until it has acknowledged so many commands, then kills it in the middle of its work. */
async function runAndKill(run: string, commands: number): Promise<Acknowledged[]> {
  const script = join(import.meta.dirname, 'testing', 'exchange-under-load.ts');
  const child = spawn(process.execPath, ['--conditions=@agio/source', script, path, run], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: Acknowledged[] = [];
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    // The kill may cut the last line; a command whose answer could not be read was not acknowledged.
    if (line.endsWith('}')) acknowledged.push(JSON.parse(line) as Acknowledged);
    if (acknowledged.length === commands) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

describe('a restart', () => {
  test('Q01 killed under load, every acknowledged order, fill and cancellation is there, and the books balance', async () => {
    const acknowledged = new Map<string, Order>();
    const sent: Transfer[] = [];
    for (const run of ['a', 'b', 'c']) {
      for (const command of await runAndKill(run, 150)) {
        if ('network' in command) sent.push(command);
        else acknowledged.set(command.id, command);
      }
    }
    expect(acknowledged.size).toBeGreaterThan(300);
    expect(sent.length).toBeGreaterThan(20);
    // Opening checks every balance against the ledger, and fails when they disagree.
    const sandbox = createSandbox({ store: sqliteStore(path), seed: 3, autoStart: false });
    const found = await allOrders(sandbox);
    for (const order of acknowledged.values()) {
      const kept = found.get(order.id);
      expect(kept?.clientOrderId).toBe(order.clientOrderId);
      expect(Number(kept?.filledAmount)).toBeGreaterThanOrEqual(Number(order.filledAmount));
    }
    // One that was filled in part still rests, and may have been filled further since.
    const ended = [...acknowledged.values()].filter(
      ({ status }) => status === 'Filled' || status === 'Cancelled',
    );
    expect(ended.length).toBeGreaterThan(50);
    for (const { id, status, filledAmount, fee } of ended) {
      expect(found.get(id)).toMatchObject({ status, filledAmount, fee });
    }
    const transfers = await get<{ items: Transfer[] }>(
      sandbox,
      '/frontoffice/api/wallet/transfer_history?limit=500',
    );
    const kept = new Map(transfers.items.map((transfer) => [transfer.id, transfer]));
    for (const { id, amount, netAmount, address } of sent) {
      expect(kept.get(id)).toMatchObject({ amount, netAmount, address });
    }
    sandbox.dispose();
    const fills = [...acknowledged.values()].flatMap((order) =>
      'fills' in order ? (order as OrderWithFills).fills.map(({ id }) => `${order.id}/${id}`) : [],
    );
    expect(fills.length).toBeGreaterThan(50);
    checkFile(path, fills);
  }, 60_000);

  test('Q02 resting orders come back at their place in the queue and the house does not trade through them', async () => {
    const clock = manualClock();
    const first = createSandbox({ clock, store: sqliteStore(path), scenario: 'quiet' });
    const place = async (sandbox: Sandbox, price: string, amount: string) => {
      const answer = await sandbox.fetch(
        new Request('http://sandbox/frontoffice/api/order', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ market: 'XCB-CTN', side: 'Buy', type: 'Limit', price, amount }),
        }),
      );
      return (await answer.json()) as OrderWithFills;
    };
    const early = await place(first, '6.4', '2');
    const late = await place(first, '6.4', '3');
    const before = await get<Order[]>(first, '/frontoffice/api/orders/my');
    const money = await get<PortfolioOverview>(first, '/frontoffice/api/v2/portfolio');
    first.dispose();

    clock.advance(60_000);
    const second = createSandbox({ clock, store: sqliteStore(path) });
    expect(await get<Order[]>(second, '/frontoffice/api/orders/my')).toEqual(before);
    const amounts = (view: PortfolioOverview) =>
      view.balances.map(({ asset, total, inOrders }) => `${asset} ${total} ${inOrders}`).toSorted();
    expect(amounts(await get<PortfolioOverview>(second, '/frontoffice/api/v2/portfolio'))).toEqual(
      amounts(money),
    );
    expect(early.id < late.id).toBe(true);
    const newest = await place(second, '6.4', '1');
    expect(newest.id > late.id).toBe(true);
    second.dispose();
  });

  test('Q03 an answer to an idempotency key outlives the process', async () => {
    const clock = manualClock();
    const attempt = async (sandbox: Sandbox) => {
      const answer = await sandbox.fetch(
        new Request('http://sandbox/frontoffice/api/order', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${sandbox.issueToken('trader@agio.test')}`,
            'content-type': 'application/json',
            'idempotency-key': 'the-one',
          },
          body: JSON.stringify({
            market: 'XCB-CTN',
            side: 'Buy',
            type: 'Limit',
            price: '6',
            amount: '5',
          }),
        }),
      );
      return ((await answer.json()) as Order).id;
    };
    const first = createSandbox({ clock, store: sqliteStore(path) });
    const id = await attempt(first);
    first.dispose();
    const second = createSandbox({ clock, store: sqliteStore(path) });
    expect(await attempt(second)).toBe(id);
    second.dispose();
  });

  test('Q09 pending work goes on: a transfer, a review, a halted market, an address that was proven', async () => {
    const clock = manualClock();
    const first = createSandbox({ clock, store: sqliteStore(path) });
    const trader = callerOf(first, 'trader');
    const admin = callerOf(first, 'admin');
    const own = '/frontoffice/api';
    const [usdc] = await trader.ask<{ address: string }[]>('GET', `${own}/address-book?asset=USDC`);
    const transfer = await trader.ask<Transfer>('POST', `${own}/wallet/withdrawal`, {
      asset: 'USDC',
      network: 'stellar',
      address: usdc?.address,
      memo: '8840291736',
      amount: '50',
    });
    await admin.ask('PUT', '/back-api/backoffice/market/BTC-USDC', {
      status: 'Halted',
      reason: 'Maintenance.',
      takerFee: '0.003',
    });
    const queue = '/back-api/backoffice/compliance/users?limit=100';
    const pages = [
      `${own}/address-book`,
      `${own}/rewards`,
      `${own}/recent`,
      `${own}/ramp/callback`,
    ];
    const before = await Promise.all(pages.map((page) => trader.ask('GET', page)));
    const waiting = await admin.ask('GET', queue);
    first.dispose();

    clock.advance(5000);
    const second = createSandbox({ clock, store: sqliteStore(path) });
    const again = callerOf(second, 'trader');
    expect(await Promise.all(pages.map((page) => again.ask('GET', page)))).toEqual(before);
    expect(await callerOf(second, 'admin').ask('GET', queue)).toEqual(waiting);
    const markets = await again.ask<{ id: string }[]>('GET', '/marketdata/instruments');
    expect(markets.find(({ id }) => id === 'BTC-USDC')).toMatchObject({
      status: 'Halted',
      takerFee: '0.003',
    });
    second.tick(60_000);
    const { items } = await again.ask<{ items: Transfer[] }>(
      'GET',
      `${own}/wallet/transfer_history?limit=1`,
    );
    expect(items[0]).toMatchObject({ id: transfer.id, status: 'Confirmed' });
    second.dispose();
  });

  test('Q04 candles and the tape go on where they were', async () => {
    const clock = manualClock();
    const history = async (sandbox: Sandbox) =>
      get<unknown[]>(
        sandbox,
        '/marketdata/api/v1/instruments/BTC-USDC/limited_history?resolution=1m&limit=4',
      );
    const first = createSandbox({ clock, store: sqliteStore(path, { durability: 'normal' }) });
    first.tick(125_000);
    const before = await history(first);
    first.dispose();
    const second = createSandbox({ clock, store: sqliteStore(path, { durability: 'normal' }) });
    expect((await history(second)).slice(0, 3)).toEqual(before.slice(0, 3));
    second.dispose();
  });
});

describe('the file', () => {
  test('Q05 a commit happens as a whole or not at all', () => {
    const store = sqliteStore(path);
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    expect(() =>
      store.commit([
        { table: 'balances', key: 'ann/BTC', value: { atoms: '1' } },
        { table: 'balances', key: 'bob/BTC', value: circular as never },
      ]),
    ).toThrow(/circular/);
    expect([...store.read('balances')]).toEqual([]);
    store.commit([{ table: 'balances', key: 'ann/BTC', value: { atoms: '1' } }]);
    store.commit([{ table: 'balances', key: 'ann/BTC', value: { atoms: '2' } }]);
    expect([...store.read('balances')]).toEqual([['ann/BTC', { atoms: '2' }]]);
    store.commit([{ table: 'balances', key: 'ann/BTC', value: undefined }]);
    expect([...store.read('balances')]).toEqual([]);
    store.close();
  });

  test('Q06 a file of another layout is left alone, with a sentence that says what to do', () => {
    sqliteStore(path).close();
    const database = new DatabaseSync(path);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => sqliteStore(path)).toThrow(StoreVersionError);
    expect(() => sqliteStore(path)).toThrow(/Move it away/);
  });

  test('Q06 a database of another program is left as it is, with a sentence that says what to do', () => {
    mkdirSync(dirname(path), { recursive: true });
    const database = new DatabaseSync(path);
    database.exec('CREATE TABLE songs (title TEXT)');
    database.close();
    const before = readFileSync(path);
    expect(() => sqliteStore(path)).toThrow(/another program.*AGIO_DATA/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('Q07 a second process cannot open the file', () => {
    const store = sqliteStore(path);
    store.commit([{ table: 'balances', key: 'ann/BTC', value: { atoms: '1' } }]);
    expect(() => sqliteStore(path)).toThrow(/locked/);
    store.close();
  });

  test('Q08 a ledger that does not agree with the balances is not traded on', () => {
    const clock = manualClock();
    createSandbox({ clock, store: sqliteStore(path) }).dispose();
    const store = sqliteStore(path);
    store.commit([{ table: 'balances', key: 'trader/BTC', value: { atoms: '12345678900000000' } }]);
    expect(() => createSandbox({ clock, store })).toThrow(/BTC of trader disagree/);
    store.close();
  });
});

/** Reads the file without the sandbox: every fill is there, every transaction sums to zero and makes up the balances. */
function checkFile(file: string, acknowledgedFills: readonly string[]): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = <T>(table: string) =>
    database
      .prepare(`SELECT key, value FROM ${table}`)
      .all()
      .map((row) => [String(row['key']), JSON.parse(String(row['value'])) as T] as const);
  const sums = new Map<string, bigint>();
  for (const [key, { legs }] of rows<{ legs: { account: string; asset: string; atoms: string }[] }>(
    'journal',
  )) {
    const byAsset = new Map<string, bigint>();
    for (const { account, asset, atoms } of legs) {
      byAsset.set(asset, (byAsset.get(asset) ?? 0n) + BigInt(atoms));
      const name = `${account}/${asset}`;
      sums.set(name, (sums.get(name) ?? 0n) + BigInt(atoms));
    }
    expect({ key, sums: [...byAsset.values()] }).toEqual({ key, sums: [...byAsset].map(() => 0n) });
  }
  const balances = rows<{ atoms: string }>('balances');
  expect(balances.length).toBeGreaterThan(15);
  for (const [name, { atoms }] of balances) {
    expect({ name, atoms: sums.get(name) }).toEqual({ name, atoms: BigInt(atoms) });
  }
  const keys = rows<unknown>('fills').map(([key]) => key);
  expect(acknowledgedFills.filter((key) => !keys.includes(key))).toEqual([]);
  const fills = keys.map((key) => key.split('/')[0]);
  const orders = new Set(rows<unknown>('orders').map(([key]) => key));
  expect(fills.every((order) => order !== undefined && orders.has(order))).toBe(true);
  database.close();
}
