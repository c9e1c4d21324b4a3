import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Instrument, Order, PriceAlert } from '@agio/api-client/contract';
import { createSandbox, manualClock } from '../core/index.ts';
import { base, callerOf } from '../core/testing/caller.ts';
import { defaultLifetimes } from './identity/provider.ts';
import { builtApp, DataFolderInUseError, startServer, type ServerOptions } from './index.ts';
import { sqliteStore } from './sqlite-store.ts';
import { temporaryFolder } from './testing/server.ts';
import { signIn } from './testing/sign-in.ts';

const startIn = (
  dataFolder: string,
  options: Pick<Partial<ServerOptions>, 'port' | 'scenario'> = {},
) =>
  startServer({
    port: 0,
    ...options,
    dataFolder,
    lifetimes: defaultLifetimes,
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });

test('a second server in the same data folder is refused', async () => {
  const dataFolder = temporaryFolder();
  const first = await startIn(dataFolder);
  await expect(startIn(dataFolder)).rejects.toThrow(DataFolderInUseError);
  await first.close();
  const next = await startIn(dataFolder);
  await next.close();
});

test('an order that was acknowledged, and the sign-in, outlive a restart of the whole server', async () => {
  const dataFolder = temporaryFolder();
  const start = (port: number) => startIn(dataFolder, { port });
  const call = async (origin: string, path: string, init: RequestInit, token: string) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json-patch+json',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const answer = await fetch(`${origin}/frontoffice/api${path}`, { ...init, headers });
    return { status: answer.status, body: await answer.json() };
  };

  const first = await start(0);
  const { access_token } = await signIn(first.origin, 'trader');
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '1', amount: '10' };
  const placed = await call(
    first.origin,
    '/order',
    { method: 'POST', body: JSON.stringify(order) },
    access_token,
  );
  expect(placed).toMatchObject({ status: 200, body: { status: 'Open' } });
  await first.close();

  const second = await start(Number(new URL(first.origin).port));
  await vi.waitFor(() => fetch(`${second.origin}/healthz`));
  const open = await call(second.origin, '/orders/my', {}, access_token);
  expect((open.body as Order[]).map(({ id }) => id)).toContain((placed.body as Order).id);
  await second.close();
});

test('a server begins in its scenario, and stays in it', async () => {
  const dataFolder = temporaryFolder();
  for (const scenario of ['empty', 'busy'] as const) {
    const server = await startIn(dataFolder, { scenario });
    const { access_token } = await signIn(server.origin, 'trader');
    const headers = { Authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${server.origin}/frontoffice/api/orders/my`, { headers });
    expect(await answer.json()).toEqual([]);
    await server.close();
  }
});

test('rules that no order can meet are refused, and the server starts again, also on a folder that has them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const dataFolder = temporaryFolder();
  const market = async (origin: string, init: RequestInit = {}) => {
    const { access_token } = await signIn(origin, 'admin');
    const headers = {
      Authorization: `Bearer ${access_token}`,
      'Content-Type': 'application/json',
    };
    return fetch(`${origin}/back-api/backoffice/market/XCB-CTN`, {
      method: 'PUT',
      headers,
      ...init,
    });
  };
  const first = await startIn(dataFolder);
  for (const rules of [
    { tickSize: '1000000000000' },
    { stepSize: '10000000000000', minAmount: '10000000000000', maxAmount: '100000000000000' },
  ]) {
    const answer = await market(first.origin, { body: JSON.stringify(rules) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('at most')]);
  }
  await first.close();

  const store = sqliteStore(join(dataFolder, 'exchange.sqlite'));
  const rules = { tickSize: '1000000000000' };
  store.commit([{ table: 'markets', key: 'XCB-CTN', value: { status: 'Open', rules } }]);
  store.close();
  for (const status of ['Halted', 'Open']) {
    const server = await startIn(dataFolder);
    const listed = (await (
      await fetch(`${server.origin}/marketdata/instruments`)
    ).json()) as Instrument[];
    expect(listed.find(({ id }) => id === 'XCB-CTN')).toMatchObject({ status, tickSize: '0.0001' });
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'ready' });
    const opened = await market(server.origin, { body: JSON.stringify({ status: 'Open' }) });
    expect(opened.status).toBe(200);
    await server.close();
  }
});

test('a price alert outlives a restart on the disk, and one that was reached is not reached again', async () => {
  const path = join(temporaryFolder(), 'exchange.sqlite');
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Market', amount: '10' };
  const alerts = `${base}/v1/price-alerts`;
  const run = () => {
    const sandbox = createSandbox({
      store: sqliteStore(path),
      clock: manualClock(),
      scenario: 'quiet',
    });
    return { sandbox, trader: callerOf(sandbox, 'trader') };
  };
  const first = run();
  const set = (condition: object) =>
    first.trader.ask('POST', alerts, { market: 'XCB-CTN', condition });
  await set({ kind: 'Price', direction: 'Rise', price: '900' });
  const [trend] = (
    await first.trader.ask<{ market: string; volume24h: string }[]>(
      'GET',
      '/marketdata/trends/all/CHF',
    )
  ).filter(({ market }) => market === 'XCB-CTN');
  await set({ kind: 'Volume', volume: `${BigInt(trend?.volume24h.split('.')[0] ?? '0') + 5n}` });
  await first.trader.ask('POST', `${base}/order`, order);
  const before = await first.trader.ask<PriceAlert[]>('GET', alerts);
  expect(before.map(({ status }) => status)).toEqual(['Reached', 'Active']);
  first.sandbox.dispose();

  const second = run();
  await second.trader.ask('POST', `${base}/order`, order);
  expect(await second.trader.ask('GET', alerts)).toEqual(before);
  second.sandbox.dispose();
});
