import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiKeySession, createExchangeClient, createStaticSession } from '@agio/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeMarket, type Quotes } from '../../examples/market-maker.ts';
import { createSandbox, manualClock, type Sandbox } from '../core/index.ts';
import { defaultRateLimits } from './http/rate-limit.ts';
import { exchangeServer } from './testing/exchange-server.ts';
import { signIn } from './testing/sign-in.ts';

const orders = 5000;
const quotes: Omit<Quotes, 'orders'> = {
  market: 'XCB-CTN',
  prices: [
    { side: 'Buy', price: '4.8', better: '4.81' },
    { side: 'Sell', price: '9.1', better: '9.09' },
  ],
  amount: '10',
  atOnce: 50,
};

/** A server whose exchange stands still, and its owner with a key. */
async function served(rateLimits = defaultRateLimits) {
  const clock = manualClock();
  let sandbox: Sandbox | undefined;
  const { origin } = await exchangeServer({
    rateLimits,
    openExchange: ({ authenticate, signIns }) =>
      (sandbox = createSandbox({
        scenario: 'quiet',
        clock,
        authenticate,
        signIns,
        checkAnswers: false,
      })),
  });
  const { access_token } = await signIn(origin, 'trader');
  const owner = createExchangeClient({
    baseUrl: origin,
    session: createStaticSession(access_token, { sub: 'trader' }),
  });
  const { key, secret } = await owner.apiKeys.create({
    name: 'Market maker',
    permissions: ['Read', 'Trade'],
    allowedAddresses: ['127.0.0.1', '::1'],
  });
  const client = createExchangeClient({
    baseUrl: origin,
    session: apiKeySession({ keyId: key.id, privateKey: secret ?? '', now: () => clock.now() }),
  });
  onTestFinished(() => {
    owner.dispose();
    client.dispose();
  });
  return { origin, clock, owner, client, key, secret: secret ?? '', sandbox: () => sandbox! };
}

test('a program with a key places, amends and cancels 5,000 orders, and stops with the call after its key is revoked', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { clock, owner, client, key, sandbox } = await served();
  const before = await owner.trading.openOrders();

  /** Seconds in which the key earns what a batch costs: four calls an order. */
  const pause = Math.ceil((quotes.atOnce * 4) / defaultRateLimits.key.perSecond);
  const pass = () => {
    clock.advance(pause * 1000);
    vi.advanceTimersByTime(pause * 1000);
  };
  expect(await makeMarket(client, { ...quotes, orders, onBatch: pass })).toEqual({
    done: orders,
    stoppedBy: null,
  });
  expect(await owner.trading.openOrders()).toEqual(before);

  const revokedAt: number[] = [];
  const stopped = await makeMarket(client, {
    ...quotes,
    orders,
    async onBatch(done) {
      pass();
      if (done < quotes.atOnce * 3) return;
      // The next batch is on its way meanwhile.
      void owner.apiKeys.revoke({ id: key.id }).then(() => revokedAt.push(clock.now()));
    },
  });
  expect(stopped).toEqual({ done: expect.any(Number) as number, stoppedBy: 'apiKeyRevoked' });
  expect(stopped.done).toBeLessThan(orders);
  await vi.waitUntil(() => revokedAt.length > 0);
  expect(clock.now() - (revokedAt[0] ?? 0)).toBeLessThan(1000);
  await expect(client.trading.openOrders()).rejects.toMatchObject({
    status: 401,
    errors: [{ code: 'apiKeyRevoked' }],
  });
  for (const [, sum] of sandbox().ledgerSums()) expect(sum).toBe(0n);
  const [{ lastUsedFrom } = { lastUsedFrom: null }] = await owner.apiKeys.list();
  expect(['127.0.0.1', '::1']).toContain(lastUsedFrom);
}, 600_000);

test('a key has its own budget, whatever its owner does in a browser', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { owner, client } = await served({ ...defaultRateLimits, key: { perSecond: 1, burst: 3 } });
  const answers = await Promise.allSettled(
    // The first asks for the state of the account besides.
    Array.from({ length: 3 }, () => client.trading.openOrders({}, { retry: false })),
  );
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 429, retryAfterMs: 1000, errors: [{ code: 'tooManyRequests' }] } },
  ]);
  expect(await owner.trading.openOrders()).toBeInstanceOf(Array);
});

test('wrong signatures of a key are refused ten times, then wait, and the key itself goes on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { origin, client, key } = await served();
  const other = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const forger = createExchangeClient({
    baseUrl: origin,
    session: apiKeySession({ keyId: key.id, privateKey: other.privateKey }),
  });
  const codes: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await forger.trading.openOrders({}, { retry: false }).catch((error: { errors: unknown[] }) => {
      codes.push((error.errors[0] as { code: string }).code);
    });
  }
  expect(codes).toEqual([
    ...Array<string>(10).fill('signatureWrong'),
    ...Array<string>(2).fill('tooManyRequests'),
  ]);
  expect(await client.trading.openOrders()).toBeInstanceOf(Array);
  forger.dispose();
});

test('the example runs as its page says', async () => {
  const { origin, key, secret } = await served();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--conditions=@agio/source',
      fileURLToPath(new URL('../../examples/market-maker.ts', import.meta.url)),
    ],
    {
      env: {
        ...process.env,
        AGIO_URL: origin,
        AGIO_API_KEY: key.id,
        AGIO_API_SECRET: secret,
        AGIO_ORDERS: '20',
      },
    },
  );
  expect(stdout).toBe('20 orders placed, amended and cancelled\n');
});
