import { expect, test } from 'vitest';
import { manualClock } from '../clock.ts';
import { createSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox-api.ts';
import { memoryStore, readAll, type Range, type Store, type Write } from './store.ts';
import type { Tables } from '../records/tables.ts';
import { callerOf } from '../testing/caller.ts';

const own = '/frontoffice/api';
const office = '/back-api/backoffice';

/** Pages that show the past to customers and staff. */
const pages: [who: string, path: string, body?: object][] = [
  ['trader', `${own}/orders/my`],
  ['trader', `${own}/order_history?limit=500`],
  ['trader', `${own}/order_history?market=XCB-CTN&side=Sell`],
  ['trader', `${own}/order_history?clientOrderId=before`],
  ['trader', `${own}/wallet/transfer_history?limit=500`],
  ['trader', `${own}/wallet/withdrawal/limits`],
  ['trader', `${own}/recent?limit=500`],
  ['trader', `${own}/v1/ledger?limit=500`],
  ['trader', `${own}/v1/trades?limit=500`],
  ['trader', `${own}/v1/ledger/balances?before=2026-11-10T09:00:00.000Z`],
  ['trader', `${own}/ramp/callback?limit=500`],
  ['trader', `${own}/v2/referral`],
  ['trader', `${own}/v2/referral/status`],
  ['admin', '/back-api/api/v2/orders', { limit: 500 }],
  ['admin', '/back-api/api/v2/transfers?limit=500'],
  ['admin', `${office}/audit?limit=500`],
  ['officer', `${office}/compliance/users?limit=100`],
];

async function allPages(sandbox: Sandbox): Promise<unknown[]> {
  return Promise.all(
    pages.map(([who, path, body]) =>
      callerOf(sandbox, who).ask(body === undefined ? 'GET' : 'POST', path, body),
    ),
  );
}

async function sandboxWithPast(store: Store, clock = manualClock()) {
  const sandbox = createSandbox({ clock, store, scenario: 'quiet' });
  const trader = callerOf(sandbox, 'trader');
  const order = { market: 'XCB-CTN', type: 'Limit', amount: '2' };
  const send = (body: Record<string, unknown>, key: string) =>
    trader.send('POST', `${own}/order`, { ...order, ...body }, { 'idempotency-key': key });
  await send({ side: 'Sell', price: '6', timeInForce: 'IOC', clientOrderId: 'before' }, 'one');
  await send({ side: 'Buy', price: '5.9' }, 'two');
  const [usdc] = await trader.ask<{ address: string }[]>('GET', `${own}/address-book?asset=USDC`);
  await trader.ask('POST', `${own}/wallet/withdrawal`, {
    clientTransferId: 'once',
    asset: 'USDC',
    network: 'stellar',
    address: usdc?.address,
    memo: '8840291736',
    amount: '50',
  });
  sandbox.tick(10_000);
  return { sandbox, clock, send };
}

/** Takes everything away that the first layout did not have. */
function asFirstLayout(store: Store): void {
  const writes: Write[] = [];
  const added = [
    'lists',
    'names',
    'underWay',
    'usage',
    'activity',
    'checkpoint',
    'ledgerDays',
  ] as const;
  for (const table of added) {
    for (const [key] of readAll(store, table)) writes.push({ table, key, value: undefined });
  }
  for (const [key, value] of readAll(store, 'idempotency')) {
    const name = key.slice(key.indexOf('/') + 1);
    writes.push({ table: 'idempotency', key, value: undefined });
    writes.push({ table: 'idempotency', key: name, value });
  }
  for (const [key, content] of readAll(store, 'contents')) {
    const whole = { ...store.get('documents', key), content } as unknown as Tables['documents'];
    writes.push({ table: 'documents', key, value: whole });
    writes.push({ table: 'contents', key, value: undefined });
  }
  writes.push(...journalAsBefore(store));
  const meta = store.get('meta', 'meta');
  if (meta === undefined) throw new Error('Nothing was written.');
  const { layout: _layout, ...before } = meta;
  writes.push({ table: 'meta', key: 'meta', value: before });
  store.commit(writes);
}

/** The journal without the fills of its trades, with rewards as deposits. */
function journalAsBefore(store: Store): Write[] {
  return [...readAll(store, 'journal')].map(([key, record]) => ({
    table: 'journal',
    key,
    value: {
      ...record,
      kind: record.kind === 'reward' ? 'deposit' : record.kind,
      legs: record.legs.map(({ of: _of, ...leg }) => leg),
    },
  }));
}

test('a data folder of the first layout opens, and everything of its past is there', async () => {
  const store = memoryStore();
  const { sandbox, clock } = await sandboxWithPast(store);
  const before = await allPages(sandbox);
  const documents = [...store.read('contents')];
  sandbox.dispose();
  asFirstLayout(store);
  const again = createSandbox({ clock, store });
  expect(await allPages(again)).toEqual(before);
  expect([...store.read('contents')]).toEqual(documents);
  expect(documents.length).toBeGreaterThan(0);
  for (const [, record] of store.read('documents')) expect(record).not.toHaveProperty('content');
  // A reward that was claimed, or a request that was answered, is not handled again.
  const trader = callerOf(again, 'trader');
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '5.9', amount: '2' };
  expect(
    await trader.refused('POST', `${own}/order`, { ...order, clientOrderId: 'before' }),
  ).toMatchObject({ status: 409 });
  const repeated = await trader.send('POST', `${own}/order`, order, { 'idempotency-key': 'two' });
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  // Pending work goes on.
  again.tick(120_000);
  const { items } = await trader.ask<{ items: { status: string }[] }>(
    'GET',
    `${own}/wallet/transfer_history?limit=1`,
  );
  expect(items[0]?.status).toBe('Confirmed');
});

test('a data folder of the second layout opens, and its orders are found by their type', async () => {
  const store = memoryStore();
  const { sandbox, clock } = await sandboxWithPast(store);
  const byType = `${own}/order_history?limit=500&type=Limit`;
  const before = await callerOf(sandbox, 'trader').ask<{ items: unknown[] }>('GET', byType);
  expect(before.items).not.toEqual([]);
  sandbox.dispose();
  const meta = store.get('meta', 'meta');
  store.commit([
    ...[...store.read('lists')].flatMap(([key, value]): Write[] =>
      key.startsWith('orders:') ? [{ table: 'lists', key, value: value.slice(0, 4) }] : [],
    ),
    ...(meta === undefined
      ? []
      : [{ table: 'meta' as const, key: 'meta', value: { ...meta, layout: 2 } }]),
  ]);
  const again = createSandbox({ clock, store });
  expect(await callerOf(again, 'trader').ask('GET', byType)).toEqual(before);
});

test('a data folder of the third layout opens, and each account has its ledger', async () => {
  const store = memoryStore();
  const { sandbox, clock } = await sandboxWithPast(store);
  const trader = callerOf(sandbox, 'trader');
  const [reward] = await trader.ask<{ id: string }[]>('GET', `${own}/rewards`);
  await trader.ask('POST', `${own}/rewards/claim`, { rewardId: reward?.id });
  const before = await allPages(sandbox);
  sandbox.dispose();
  const meta = store.get('meta', 'meta');
  store.commit([
    ...journalAsBefore(store),
    ...[...readAll(store, 'ledgerDays')].map(([key]): Write => ({
      table: 'ledgerDays',
      key,
      value: undefined,
    })),
    ...[...store.read('lists')].flatMap(([key]): Write[] =>
      key.startsWith('ledger:') ? [{ table: 'lists', key, value: undefined }] : [],
    ),
    ...(meta === undefined
      ? []
      : [{ table: 'meta' as const, key: 'meta', value: { ...meta, layout: 3 } }]),
  ]);
  expect(await allPages(createSandbox({ clock, store }))).toEqual(before);
});

test('a migration that was interrupted begins anew and comes to the same', async () => {
  const store = memoryStore();
  const { sandbox, clock } = await sandboxWithPast(store);
  const before = await allPages(sandbox);
  sandbox.dispose();
  asFirstLayout(store);
  const meta = [...store.read('meta')];
  createSandbox({ clock, store }).dispose();
  store.commit(meta.map(([key, value]) => ({ table: 'meta', key, value })));
  const again = createSandbox({ clock, store });
  expect(await allPages(again)).toEqual(before);
});

test('a start reads as much after a long past as after a short one', async () => {
  const readAtStart = async (orders: number) => {
    const store = memoryStore();
    const { sandbox, clock, send } = await sandboxWithPast(store);
    for (let index = 0; index < orders; index += 1) {
      await send(
        { side: 'Buy', price: '6.5', timeInForce: 'IOC', clientOrderId: `o${index}` },
        `k${index}`,
      );
      if (index % 100 === 0) sandbox.tick(10_000);
    }
    sandbox.dispose();
    let records = 0;
    const counting: Store = {
      ...store,
      get: (table, key) => {
        records += 1;
        return store.get(table, key);
      },
      range: (table, range: Range) => {
        const found = store.range(table, range);
        records += found.length;
        return found;
      },
      *read(table) {
        for (const row of store.read(table)) {
          records += 1;
          yield row;
        }
      },
    };
    createSandbox({ clock, store: counting }).dispose();
    return records;
  };
  const [few, many] = [await readAtStart(20), await readAtStart(300)];
  // Candles and the like may differ by some; 280 orders with their fills, lists and entries are thousands of records.
  expect(many - few).toBeLessThan(100);
});

test('an entry of the journal that does not sum to zero, or a balance that disagrees, keeps the exchange closed', async () => {
  const store = memoryStore();
  const { sandbox, clock } = await sandboxWithPast(store);
  sandbox.dispose();
  const checkpoint = store.get('checkpoint', 'journal');
  expect(checkpoint?.through).not.toBe('');
  const leg = { account: 'trader', asset: 'BTC', atoms: '1' };
  const entry = (legs: (typeof leg)[]): Write => ({
    table: 'journal',
    key: 'zzzzzzzzzzz',
    value: { time: clock.now(), kind: 'deposit', reference: 'made-up', legs },
  });
  store.commit([entry([leg])]);
  expect(() => createSandbox({ clock, store })).toThrow(/does not sum to zero in BTC/);
  store.commit([entry([leg, { ...leg, account: 'house:outside', atoms: '-1' }])]);
  expect(() => createSandbox({ clock, store })).toThrow(/BTC of trader disagree/);
});
