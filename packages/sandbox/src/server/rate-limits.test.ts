import { randomBytes } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { errorBody, type Instrument } from '@agio/api-client/contract';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exchangeServer } from './testing/exchange-server.ts';
import { callProvider, signIn, startSignIn, submit, type Tokens } from './testing/sign-in.ts';
import { testServer } from './testing/server.ts';

const api = '/frontoffice/api';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** A call whose answer is not unpacked, and that no cache of the client answers. */
const wire = (origin: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      get(origin + path, { headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      }).on('error', reject);
    },
  );

describe('S64 who comes too fast waits', () => {
  /** Time stands still for the limits, until `vi.advanceTimersByTime`: how fast the machine is does not count. */
  const standStill = () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
  };
  const rateLimits = {
    read: { perSecond: 1, burst: 5 },
    write: { perSecond: 0.5, burst: 2 },
    key: { perSecond: 1, burst: 3 },
    forged: { perSecond: 1, burst: 2 },
    guest: { perSecond: 1, burst: 8 },
    refused: { perSecond: 1, burst: 4 },
    identity: { perSecond: 1, burst: 40 },
  };

  test('calls above the limit get 429 and the time to come again, each person by themselves', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    const [trader, officer] = await Promise.all([
      signIn(origin, 'trader'),
      signIn(origin, 'officer'),
    ]);
    const ask = (token: string) => fetch(`${origin}${api}/userinfo`, bearer(token));
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask(trader.access_token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(v.parse(errorBody, await refused[0]?.json()).errorCode).toBe(42900);
    expect((await ask(officer.access_token)).status).toBe(200);
    const cancel = () =>
      fetch(`${origin}${api}/orders/none`, { method: 'DELETE', ...bearer(trader.access_token) });
    const writes = [await cancel(), await cancel(), await cancel()];
    expect(writes.map(({ status }) => status)).toEqual([404, 404, 429]);
    expect(writes[2]?.headers.get('retry-after')).toBe('2');
    vi.advanceTimersByTime(999);
    expect((await ask(trader.access_token)).status).toBe(429);
    vi.advanceTimersByTime(1);
    expect((await ask(trader.access_token)).status).toBe(200);
  });

  test('however its header is spelled and however often it is renewed, a sign-in is one', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    let tokens = await signIn(origin, 'trader');
    const ask = (scheme: string) =>
      fetch(`${origin}${api}/userinfo`, {
        headers: { authorization: `${scheme} ${tokens.access_token}` },
      });
    const statuses: number[] = [];
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'beARer ', 'bearer', 'Bearer']) {
      statuses.push((await ask(scheme)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const renewed = await callProvider(origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    tokens = { ...tokens, ...((await renewed.json()) as Tokens) };
    expect((await ask('Bearer')).status).toBe(429);
  });

  test('signing in again and again gives an account no more than three sign-ins have', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const { access_token } = await signIn(origin, 'trader');
      for (let call = 0; call < 5; call += 1) {
        statuses.push((await fetch(`${origin}${api}/userinfo`, bearer(access_token))).status);
      }
    }
    expect(statuses).toEqual([...Array<number>(15).fill(200), ...Array<number>(5).fill(429)]);
  });

  test('made-up tokens count for the address, and the person beside them goes on', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    const { access_token } = await signIn(origin, 'trader');
    const statuses: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const forged = turn % 2 === 0 ? `forged-${turn}` : randomBytes(32).toString('base64url');
      statuses.push((await fetch(`${origin}/marketdata/instruments`, bearer(forged))).status);
    }
    expect(statuses.slice(4)).toEqual(Array<number>(6).fill(429));
    // Four of the eight that guests have are left, and were not asked for.
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await fetch(`${origin}/marketdata/instruments`)).status).toBe(200);
    }
    expect((await fetch(`${origin}/marketdata/instruments`)).status).toBe(429);
    expect((await fetch(`${origin}${api}/userinfo`, bearer(access_token))).status).toBe(200);
  });

  test('one address may call the identity provider so often, and its files without limit', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    const start = () => fetch(`${origin}/identity/auth?client_id=agio-app`, { redirect: 'manual' });
    const statuses: number[] = [];
    for (let turn = 0; turn < 42; turn += 1) statuses.push((await start()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const token = await callProvider(origin, '/token', { grant_type: 'refresh_token' });
    expect([token.status, token.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await token.json()).toMatchObject({
      errorCode: 42900,
      error: 'temporarily_unavailable',
    });
    expect((await fetch(`${origin}/identity/assets/identity.css`)).status).toBe(200);
    vi.advanceTimersByTime(1000);
    expect((await start()).status).not.toBe(429);
  });

  test('guests share what an address may ask for; pages and sign-in are not counted', async () => {
    standStill();
    const { origin } = await exchangeServer({ rateLimits });
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await fetch(`${origin}/marketdata/instruments`)).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(200), ...Array<number>(4).fill(429)]);
    expect((await fetch(`${origin}/config.json`)).status).toBe(200);
    expect((await signIn(origin, 'trader')).access_token).toBeTruthy();
  });

  test('a call costs by the work it makes, says so, and what it has cost is paid before the next', async () => {
    standStill();
    const { origin } = await exchangeServer({
      rateLimits: { ...rateLimits, guest: { perSecond: 1, burst: 60 } },
    });
    const history = (limit: number) =>
      fetch(
        `${origin}/marketdata/api/v1/instruments/BTC-USDC/limited_history?resolution=1m&limit=${limit}`,
      );
    const work = ({ headers }: Response) => [headers.get('x-work'), headers.get('x-work-left')];
    expect(work(await fetch(`${origin}/marketdata/instruments`))).toEqual(['1', '59']);
    const dear = await history(1000);
    const [cost] = work(dear).map(Number);
    expect(cost).toBeGreaterThan(50);
    expect((await history(900)).status).toBe(200);
    const refused = await fetch(`${origin}/marketdata/instruments`);
    // Owed is more than a call: the wait is for all of it.
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 30),
    ]);
  });

  test('candles and trends that did not change are neither made nor sent again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 2, 3, 10) });
    onTestFinished(() => void vi.useRealTimers());
    const { origin } = await exchangeServer();
    const { access_token } = await signIn(origin, 'trader');
    const past =
      '/marketdata/api/v1/instruments/BTC-USDC/limited_history?resolution=1m&limit=900&to=2027-01-05T00:00:00.000Z';
    for (const path of [past, '/marketdata/trends/all/JPY']) {
      const ask = (etag?: string) =>
        wire(origin, path, { 'accept-encoding': 'br', ...(etag && { 'if-none-match': etag }) });
      const first = await ask();
      const again = await ask();
      const [etag, work] = [String(first.headers['etag']), Number(first.headers['x-work'])];
      expect(work).toBeGreaterThan(20);
      expect(again.headers).toMatchObject({
        etag,
        'x-work': '1',
        'content-encoding': 'br',
        'cache-control': 'public, no-cache',
      });
      expect(again.bytes).toEqual(first.bytes);
      const unchanged = await ask(etag);
      expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
      // spec-audit L11: the calls of a signed-in user carry their token, and share the answer of everybody.
      const known = await wire(origin, path, {
        'accept-encoding': 'br',
        'if-none-match': etag,
        authorization: `Bearer ${access_token}`,
      });
      expect([known.status, known.headers['vary']]).toEqual([304, 'Accept-Encoding']);
      const plain = await wire(origin, path, { 'if-none-match': etag });
      expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
      expect(JSON.parse(plain.bytes.toString())).toEqual(
        JSON.parse(brotliDecompressSync(first.bytes).toString()),
      );
    }
  });

  test('the default limits never refuse a call of a busy desk', async () => {
    const { origin } = await exchangeServer();
    const { access_token } = await signIn(origin, 'trader');
    const reads = await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${origin}${api}/orders/my`, bearer(access_token))),
    );
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
    const markets = (await (
      await fetch(`${origin}/marketdata/instruments`)
    ).json()) as Instrument[];
    expect(markets.length).toBeGreaterThan(20);
  });

  test('a password is not guessed: after ten wrong ones the right one waits, too, for its user alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { origin } = await testServer();
    const attempt = await startSignIn(origin);
    const tryTo = (user: string, password: string) => submit(attempt, { user, password });
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await tryTo('trader@agio.test', `wrong ${turn}`)).response.status).toBe(401);
    }
    const locked = await tryTo('Trader@agio.test ', 'agio');
    expect(locked.response.status).toBe(429);
    expect(await locked.response.text()).toContain(
      'Too many wrong passwords. Try again in 15 minutes.',
    );
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000);
    const { url } = await tryTo('trader@agio.test', 'agio');
    expect(url.searchParams.has('code')).toBe(true);
  });
});
