import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Order } from '@agio/api-client/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSandbox } from '../core/index.ts';
import { builtApp, startServer } from './index.ts';
import { defaultLifetimes } from './identity/provider.ts';
import { sqliteStore } from './sqlite-store.ts';
import { temporaryFolder } from './testing/server.ts';
import { signIn } from './testing/sign-in.ts';

/** A server whose database takes no more than it has, until there is room. */
async function onSmallDisk(dataFolder: string) {
  let database: DatabaseSync | undefined;
  const limit = (pages: number) => database?.exec(`PRAGMA max_page_count = ${pages}`);
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    rateLimits: false,
    frontend: () => ({ handle: builtApp(dataFolder) }),
    openExchange: ({ dataFolder: folder, ...options }) =>
      createSandbox({
        authenticate: options.authenticate,
        store: sqliteStore(join(folder, 'exchange.sqlite'), {
          open: (path) => (database = new DatabaseSync(path)),
        }),
      }),
  });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= server.close());
  onTestFinished(close);
  return { ...server, close, fill: () => limit(1), makeRoom: () => limit(4_294_967_294) };
}

test('Q32 a full disk: reads and markets go on, writes are refused, and room is all that is needed', async () => {
  const told: unknown[] = [];
  for (const level of ['error', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation((message) => void told.push(message));
  }
  onTestFinished(() => void vi.restoreAllMocks());
  const dataFolder = temporaryFolder();
  const server = await onSmallDisk(dataFolder);
  const { access_token } = await signIn(server.origin, 'trader');
  const call = async (method: string, path: string, key?: string, body?: unknown) => {
    const answer = await fetch(`${server.origin}/frontoffice/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${access_token}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const place = (key: string) =>
    call('POST', '/order', key, {
      clientOrderId: key,
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '1',
      amount: '10',
    });
  const open = async () =>
    ((await call('GET', '/orders/my')).body as Order[]).flatMap(
      ({ clientOrderId }) => clientOrderId ?? [],
    );
  const health = async () => (await fetch(`${server.origin}/healthz`)).json();

  expect((await place('early')).status).toBe(200);
  server.fill();
  const done = ['early'];
  let refused = await place('first');
  // Pages that are not full yet take a few records more.
  for (let turn = 0; refused.status === 200; turn += 1) {
    done.push(turn === 0 ? 'first' : `more-${turn - 1}`);
    refused = await place(`more-${turn}`);
  }
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(refused.body)).toContain('Nothing was changed');
  const last = done.length === 1 ? 'first' : `more-${done.length - 2}`;
  expect(done).not.toContain(last);
  expect((await open()).toSorted()).toEqual(done.toSorted());
  expect(await health()).toMatchObject({ status: 'degraded' });
  expect((await call('GET', '/v2/portfolio')).status).toBe(200);

  server.makeRoom();
  // The same key again: what was not written is not answered from memory, but done.
  const again = await place(last);
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
  await vi.waitFor(async () => expect(await health()).toEqual({ status: 'ready' }));
  expect(told).toEqual(['store failed and will be tried again:', 'store works again.']);

  await server.close();
  const next = createSandbox({
    store: sqliteStore(join(dataFolder, 'exchange.sqlite')),
    autoStart: false,
  });
  onTestFinished(() => next.dispose());
  const answer = await next.fetch(
    new Request('http://sandbox/frontoffice/api/orders/my', {
      headers: { authorization: `Bearer ${next.issueToken('trader@agio.test')}` },
    }),
  );
  const kept = ((await answer.json()) as Order[]).flatMap(
    ({ clientOrderId }) => clientOrderId ?? [],
  );
  expect(kept.toSorted()).toEqual([...done, last].toSorted());
});
