import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, defineEndpoint, marketData, portfolio, trading } from '../contract/index.ts';
import { order as stored } from '../contract/testing/sample-order.ts';
import { ActivityGate } from './activity-gate.ts';
import { ApiError, isApiError } from './api-error.ts';
import { exchangeDouble, json, refusal, type Reply } from './testing/exchange-double.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '10', amount: '1' } as const;
const settings = { data: { currentCurrency: 'CHF' } };

/** The error of a call, with all its waits passed. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const outcome = call.then(
    () => new Error('the call did not fail'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await outcome;
  if (!isApiError(error)) throw error;
  return error;
}

async function answer<T>(call: Promise<T>): Promise<T> {
  const [value] = await Promise.all([call, vi.runAllTimersAsync()]);
  return value;
}

test('F12 the answers to a signed-in user show how far the clock of this device is ahead', async () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const heard: number[] = [];
  const date = 'Fri, 20 Nov 2026 11:58:30 GMT';
  const { send } = exchangeDouble(
    [
      () => json(settings, 200, { date }),
      () => refusal(422, 60002),
      () => json({ errorCode: 60002, errors: [] }, 422, { date }),
      () => json([], 200, { date: 'yesterday' }),
      () => json([], 200, { date }),
    ],
    { onClockAhead: (ahead) => heard.push(ahead) },
  );
  await answer(send(account.settings, {}));
  await failure(send(trading.createOrder, order));
  await failure(send(trading.createOrder, order));
  await answer(send(trading.openOrders, {}));
  expect(heard).toEqual([90_000, 90_000]);
});

describe('requests', () => {
  test('path parameters, query and body travel where the contract says', async () => {
    const { send, requests, bodies } = exchangeDouble([
      () => json([]),
      () => json({ cancelled: [] }),
      () => json(stored),
    ]);
    await answer(send(marketData.history, { id: 'XCB/CTN', resolution: '1h', limit: 5 }));
    await answer(send(trading.cancelAllOrders, { market: 'XCB-CTN' }));
    await answer(send(trading.createOrder, order));
    expect(requests.map((r) => `${r.method} ${r.url}`)).toEqual([
      'GET https://exchange.test/marketdata/api/v1/instruments/XCB%2FCTN/limited_history?resolution=1h&limit=5',
      'DELETE https://exchange.test/frontoffice/api/orders?market=XCB-CTN',
      'POST https://exchange.test/frontoffice/api/order',
    ]);
    expect(JSON.parse(bodies[2] ?? '')).toEqual(order);
  });

  test('POST and PUT bodies have the JSON patch content type', async () => {
    const { send, requests } = exchangeDouble([() => json(settings)]);
    await answer(send(account.changeSetting, { type: 'current-currency', value: 'CHF' }));
    await answer(send(account.settings, {}));
    expect(requests.map((r) => r.headers.get('content-type'))).toEqual([
      'application/json-patch+json',
      null,
    ]);
  });

  test('every call says which language is shown', async () => {
    const { send, requests } = exchangeDouble([() => json(settings)], { language: () => 'de' });
    await answer(send(account.settings, {}));
    expect(requests[0]?.headers.get('accept-language')).toBe('de');
  });

  test('S34 no cookies, no redirects, and no copy of what is private', async () => {
    const { send, requests } = exchangeDouble([() => json(settings)]);
    await answer(send(account.settings, {}));
    expect(requests[0]).toMatchObject({
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
    });
  });

  test('spec-audit L11: every call of a signed-in user carries the token; what is public may still come out of a cache, and waits for no renewal', async () => {
    const { send, requests, session } = exchangeDouble([() => json([]), () => json(settings)]);
    await answer(send(marketData.instruments, {}));
    await answer(send(account.settings, {}));
    const carried = () => requests.map((r) => r.headers.get('authorization'));
    expect(carried()).toEqual(['Bearer token-1', 'Bearer token-1']);
    expect(requests.map((r) => r.cache)).toEqual(['default', 'no-store']);
    session.isUsable = false;
    await failure(send(marketData.instruments, {}));
    expect(carried()[2]).toBeNull();
    session.isUsable = true;
    session.token = undefined;
    expect((await failure(send(account.settings, {}))).kind).toBe('authEnded');
    expect(requests).toHaveLength(3);
    await failure(send(marketData.instruments, {}));
    expect(carried()[3]).toBeNull();
  });

  test('spec-audit L11: a refused token leaves public data readable, and ends no session', async () => {
    const { send, requests, session } = exchangeDouble([() => refusal(401, 40100), () => json([])]);
    await answer(send(marketData.instruments, {}));
    expect(requests.map((r) => r.headers.get('authorization'))).toEqual(['Bearer token-1', null]);
    expect(session.unauthorized).toEqual([]);
  });

  test('S11 spec-audit L11: a public call to an origin that may not see the token is made without it', async () => {
    const { send, requests } = exchangeDouble([() => json([])], {
      tokenOrigins: ['https://other.test'],
    });
    await answer(send(marketData.instruments, {}));
    expect(requests.map((r) => r.headers.get('authorization'))).toEqual([null]);
  });

  test('S11 the token goes to allow-listed origins only', async () => {
    const { send, requests } = exchangeDouble([() => json(settings)], {
      tokenOrigins: ['https://other.test'],
    });
    expect((await failure(send(account.settings, {}))).kind).toBe('malformed');
    expect(requests).toHaveLength(0);
  });

  test('S11 S38 no id leads a call to another origin or path', async () => {
    vi.useRealTimers();
    const { send, requests } = exchangeDouble([() => json([])]);
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.constantFrom(
        '..',
        '.',
        '../..',
        '%2e%2e',
        '//evil.test',
        '/..//evil.test',
        '@evil.test',
        '?a',
        '#b',
        '\\evil',
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (id) => {
        requests.length = 0;
        const outcome: unknown = await send(marketData.history, { id, resolution: '1d' }).catch(
          (error: unknown) => error,
        );
        expect(Array.isArray(outcome) || isApiError(outcome, 'malformed')).toBe(true);
        for (const { url } of requests) {
          expect(url).toMatch(
            /^https:\/\/exchange\.test\/marketdata\/api\/v1\/instruments\/[^/?#]+\/limited_history\?resolution=1d$/,
          );
        }
      }),
    );
  });

  test('an input outside the contract is refused before it leaves, with its path', async () => {
    const { send, requests } = exchangeDouble([() => json(stored)]);
    const error = await failure(send(trading.createOrder, { ...order, price: '1e3' }));
    expect([error.kind, error.path]).toEqual(['malformed', 'input.price']);
    expect(requests).toHaveLength(0);
  });

  test('uploads are multipart, with the query the contract names', async () => {
    vi.useRealTimers();
    const upload = defineEndpoint({
      method: 'POST',
      path: '/upload',
      auth: 'required',
      standing: 'open',
      requestType: 'multipart',
      queryKeys: ['documentType'],
      input: v.object({ documentType: v.string(), file: v.array(v.instance(Blob)) }),
      output: v.object({}),
    });
    const { send, requests, bodies } = exchangeDouble([() => new Response(null, { status: 204 })]);
    const file = [new File(['one'], 'a.pdf'), new File(['two'], 'b.pdf')];
    await send(upload, { documentType: 'ProofOfFunds', file });
    expect(requests[0]?.url).toBe('https://exchange.test/upload?documentType=ProofOfFunds');
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(bodies[0]).toContain('name="file"; filename="a.pdf"');
    expect(bodies[0]).toContain('filename="b.pdf"');
  });
});

describe('answers', () => {
  test('fields that the contract does not know are left out', async () => {
    const { send } = exchangeDouble([() => json({ ...settings, extra: { secret: 1 } })]);
    expect(await answer(send(account.settings, {}))).toEqual(settings);
  });

  test('an answer that does not fit says where, and never what', async () => {
    const { send } = exchangeDouble([
      () => json({ data: { currentCurrency: 42 } }),
      () => json([{ id: 'x' }]),
    ]);
    // An unknown enum value is neutral, not an error.
    expect(await answer(send(account.settings, {}))).toEqual({
      data: { currentCurrency: 'Unknown' },
    });
    const error = await failure(send(marketData.instruments, {}));
    expect([error.kind, error.path]).toEqual(['malformed', '0.symbol']);
    expect(JSON.stringify(error)).not.toContain('"x"');
  });

  test.each<[string, Reply]>([
    ['broken JSON', () => new Response('[{', { headers: { 'content-type': 'application/json' } })],
    [
      'a page in place of data',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('%s is malformed, and the call is not repeated', async (_, reply) => {
    const { send, requests } = exchangeDouble([reply]);
    expect((await failure(send(marketData.instruments, {}))).kind).toBe('malformed');
    expect(requests).toHaveLength(1);
  });

  test('a refusal has the words that the client has for its code, else those of the exchange', async () => {
    const errors = [
      { key: 'amount', code: 'belowMinimum', message: 'English.', values: { least: '5' } },
      { key: '', code: 'inventedLater', message: 'New.' },
    ];
    const refusedIn = (language: string) => {
      const { send } = exchangeDouble([() => json({ errorCode: 60005, errors }, 400)], {
        language: () => language,
        refusalWords: ({ code, values }) =>
          code === 'belowMinimum' ? `Mindestens ${values?.least}.` : undefined,
      });
      return failure(send(account.settings, {}));
    };
    const error = await refusedIn('de');
    expect(error.messages).toEqual(['Mindestens 5.', 'New.']);
    expect(error.errors[0]).toMatchObject({ code: 'belowMinimum', message: 'Mindestens 5.' });
    // Only on a page in another language is English to be marked.
    expect(error.untranslated).toEqual(['New.']);
    expect((await refusedIn('en')).untranslated).toEqual([]);
  });

  test('a refusal whose words are still loading waits for them, longer than the call may take', async () => {
    const errors = [{ key: 'amount', code: 'belowMinimum', message: 'English.' }];
    const { send } = exchangeDouble([() => json({ errorCode: 60005, errors }, 400)], {
      refusalWords: async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return 'Zu wenig.';
      },
    });
    const error = await failure(send(account.settings, {}, { timeoutMs: 100 }));
    expect(error.messages).toEqual(['Zu wenig.']);
  });

  test('a refusal carries its code, its words and the request id', async () => {
    const { send } = exchangeDouble([
      () =>
        json(
          { errorCode: '60002', errors: [{ key: 'amount', code: 'x', message: 'Not enough CTN' }] },
          422,
          {
            'x-request-id': 'r-1',
          },
        ),
    ]);
    const error = await failure(send(trading.createOrder, order));
    expect(error).toMatchObject({
      kind: 'http',
      status: 422,
      errorCode: 60002,
      messages: ['Not enough CTN'],
      requestId: 'r-1',
      emptyBody: false,
    });
  });

  test('S39 words of the server are plain, short and cannot turn the text around', async () => {
    const { send } = exchangeDouble([() => refusal(400, 1, `a\u202eb\n${'x'.repeat(1000)}`)]);
    const error = await failure(send(trading.createOrder, order));
    expect(error.messages[0]).toMatch(/^a b x+$/);
    expect(error.messages[0]).toHaveLength(300);
  });

  test('F03 an HTML error page gives no words', async () => {
    const { send } = exchangeDouble([
      () =>
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
      () =>
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/plain' },
        }),
      () =>
        new Response('Queue is full', { status: 502, headers: { 'content-type': 'text/plain' } }),
    ]);
    expect((await failure(send(trading.createOrder, order))).messages).toEqual([]);
    expect((await failure(send(trading.createOrder, order))).messages).toEqual([]);
    expect((await failure(send(trading.createOrder, order))).messages).toEqual(['Queue is full']);
  });

  test('a refusal in JSON without an error code is described by its body, and an empty one by nothing', async () => {
    const { send } = exchangeDouble([
      () => Response.json({ reason: 'Closed for the night' }, { status: 400 }),
      () => Response.json({}, { status: 400 }),
    ]);
    expect((await failure(send(trading.createOrder, order))).messages).toEqual([
      '{"reason":"Closed for the night"}',
    ]);
    expect((await failure(send(trading.createOrder, order))).messages).toEqual([]);
  });
});

describe('401', () => {
  test('T13 one renewal, one repeat, with the same body and the new token', async () => {
    const { send, session, requests, bodies } = exchangeDouble([
      () => refusal(401, 40100),
      () => json(stored),
    ]);
    await answer(send(trading.createOrder, order));
    expect(session.unauthorized).toEqual([1]);
    expect(requests.map((r) => r.headers.get('authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(bodies[1]).toBe(bodies[0]);
  });

  test('T14 a second 401 is an error, with no third send', async () => {
    const { send, session, requests } = exchangeDouble([() => refusal(401, 40100)]);
    expect(await failure(send(account.settings, {}))).toMatchObject({ kind: 'http', status: 401 });
    expect([requests.length, session.unauthorized.length]).toEqual([2, 1]);
  });

  test('T15 a 401 with the code that suppresses renewal is an error at once', async () => {
    const byDefault = exchangeDouble([() => refusal(401, 40101)]);
    expect((await failure(byDefault.send(account.settings, {}))).status).toBe(401);
    expect(byDefault.session.unauthorized).toEqual([]);
    const configured = exchangeDouble([() => refusal(401, 777)], { noRetryErrorCode: 777 });
    expect((await failure(configured.send(account.settings, {}))).status).toBe(401);
    expect(configured.session.unauthorized).toEqual([]);
  });

  test.each([
    ['', undefined],
    [', max_age="300"', 300],
    [', max_age=60', 60],
  ])(
    'S21 a 401 that asks for a sign-in of lately (%s) is an error of its own: nothing is renewed or sent again',
    async (maxAge, maxAgeSeconds) => {
      const body = { errorCode: 40199, errors: [{ key: '', code: '', message: 'Again, please.' }] };
      const challenge = `Bearer error="insufficient_user_authentication"${maxAge}`;
      const { send, requests, session } = exchangeDouble([
        () => json(body, 401, { 'www-authenticate': challenge }),
      ]);
      const error = await failure(send(trading.createOrder, order));
      expect(error).toMatchObject({ kind: 'stepUp', status: 401, messages: ['Again, please.'] });
      expect(error.maxAgeSeconds).toBe(maxAgeSeconds);
      expect(error.message).toBe('Again, please.');
      expect(session.unauthorized).toEqual([]);
      expect(requests).toHaveLength(1);
    },
  );

  test('T20 when the renewal ends the session the call says so', async () => {
    const { send, session, requests } = exchangeDouble([() => refusal(401, 40100)]);
    session.verdict = 'ended';
    expect((await failure(send(account.settings, {}))).kind).toBe('authEnded');
    expect(requests).toHaveLength(1);
  });

  test('T21 the repeat of an order keeps its idempotency key', async () => {
    const { send, requests } = exchangeDouble([() => refusal(401, 40100), () => json(stored)]);
    await answer(send(trading.createOrder, order));
    await answer(send(trading.createOrder, order, { idempotencyKey: 'mine' }));
    const keys = requests.map((r) => r.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe('mine');
  });

  test.each([
    [403, 40300],
    [403, 30200],
    [403, 30201],
  ])('T22 %i with %i never renews', async (status, code) => {
    const { send, session } = exchangeDouble([() => refusal(status, code)]);
    expect((await failure(send(account.profile, {}))).errorCode).toBe(code);
    expect(session.unauthorized).toEqual([]);
  });

  test('T23 a 401 on a public call of a guest is a plain error', async () => {
    const { send, session, requests } = exchangeDouble([() => refusal(401, 40100)]);
    session.token = undefined;
    expect((await failure(send(marketData.instruments, {}))).status).toBe(401);
    expect([session.unauthorized.length, requests.length]).toEqual([0, 1]);
  });

  test('T13 an upload is repeated with the same parts', async () => {
    vi.useRealTimers();
    const upload = defineEndpoint({
      method: 'POST',
      path: '/upload',
      auth: 'required',
      standing: 'open',
      requestType: 'multipart',
      input: v.object({ file: v.instance(Blob) }),
      output: v.object({}),
    });
    const { send, bodies } = exchangeDouble([() => refusal(401, 40100), () => json({})]);
    await send(upload, { file: new File(['content'], 'a.pdf') });
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toContain('content');
  });
});

describe('repeats', () => {
  test('a read is repeated three times, after 0.5, 1 and 2 s and up to a half more', async () => {
    const times: number[] = [];
    const { send } = exchangeDouble([
      () => {
        times.push(performance.now());
        throw new TypeError('network');
      },
    ]);
    expect((await failure(send(marketData.instruments, {}))).kind).toBe('network');
    expect(times).toHaveLength(4);
    [500, 1000, 2000].forEach((delay, i) => {
      const waited = (times[i + 1] ?? 0) - (times[i] ?? 0);
      expect(waited).toBeGreaterThanOrEqual(delay);
      expect(waited).toBeLessThanOrEqual(delay * 1.5 + 1);
    });
  });

  test('a read that recovers is answered', async () => {
    const { send } = exchangeDouble([() => refusal(503, 50000), () => json([])]);
    expect(await answer(send(marketData.instruments, {}))).toEqual([]);
  });

  test('the wait is lengthened by chance, so that clients do not all come back at once', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(1);
    const start = performance.now();
    const { send } = exchangeDouble([() => refusal(503, 50000), () => json([])]);
    await answer(send(marketData.instruments, {}));
    expect(performance.now() - start).toBe(750);
    chance.mockRestore();
  });

  test.each([408, 425, 429, 500, 502, 503, 504])('a %i is repeated', async (status) => {
    const { send } = exchangeDouble([() => refusal(status, 50000), () => json([])]);
    expect(await answer(send(marketData.instruments, {}))).toEqual([]);
  });

  test.each([400, 401, 403, 404, 409, 422])('a %i is not repeated', async (status) => {
    const { send, session, requests } = exchangeDouble([() => refusal(status, 1)]);
    session.token = undefined;
    await failure(send(marketData.instruments, {}));
    expect(requests).toHaveLength(1);
  });

  test('a call that changes something is never repeated, even a GET, nor is a read that may not be', async () => {
    const { send, requests } = exchangeDouble([() => refusal(503, 50000)]);
    await failure(send(trading.createOrder, order));
    await failure(send(trading.cancelOrder, { orderId: 'a' }));
    await failure(send({ ...marketData.instruments, unsafe: true }, {}));
    await failure(send(marketData.instruments, {}, { retry: false }));
    expect(requests).toHaveLength(4);
  });

  test('S64 Retry-After is obeyed, and a long one is left to the caller', async () => {
    const start = performance.now();
    const { send } = exchangeDouble([() => json({}, 429, { 'retry-after': '3' }), () => json([])]);
    await answer(send(marketData.instruments, {}));
    expect(performance.now() - start).toBeGreaterThanOrEqual(3000);
    for (const seconds of [11, 120]) {
      const long = exchangeDouble([() => json({}, 503, { 'retry-after': String(seconds) })]);
      const error = await failure(long.send(marketData.instruments, {}));
      expect([error.retryAfterMs, long.requests.length]).toEqual([seconds * 1000, 1]);
    }
  });

  test('Retry-After as a date is read too', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const { send } = exchangeDouble([() => json({}, 503, { 'retry-after': date })]);
    const error = await failure(send(marketData.instruments, {}));
    expect(error.retryAfterMs).toBeGreaterThan(58_000);
  });
});

describe('time and cancelling', () => {
  const never: Reply = () => new Promise(() => {});

  test('F04 a read that hangs ends after 15 s, a write after 30 s; a write is not repeated', async () => {
    const { send, requests } = exchangeDouble([never]);
    const start = performance.now();
    expect((await failure(send(marketData.instruments, {}))).kind).toBe('timeout');
    expect(performance.now() - start).toBe(15_000);
    expect((await failure(send(trading.createOrder, order))).kind).toBe('timeout');
    expect(performance.now() - start).toBe(45_000);
    expect(requests).toHaveLength(2);
  });

  test('a body that stalls ends in time too', async () => {
    const { send } = exchangeDouble([
      () =>
        new Response(new ReadableStream({}), { headers: { 'content-type': 'application/json' } }),
    ]);
    expect((await failure(send(marketData.instruments, {}, { timeoutMs: 1000 }))).kind).toBe(
      'timeout',
    );
  });

  test('repeats end with the time for the whole call', async () => {
    const { send, requests } = exchangeDouble([() => refusal(503, 50000)]);
    await failure(send(marketData.instruments, {}, { timeoutMs: 1200 }));
    expect(requests).toHaveLength(2);
  });

  test('a cancelled call says "Query was cancelled" and is not repeated', async () => {
    const { send, requests } = exchangeDouble([never]);
    const controller = new AbortController();
    const call = send(marketData.instruments, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    const error = await failure(call);
    expect([error.kind, error.message]).toEqual(['aborted', 'Query was cancelled']);
    expect(requests).toHaveLength(1);
    await failure(send(marketData.instruments, {}, { signal: controller.signal }));
    expect(requests).toHaveLength(1);
  });

  test('cancelling works while waiting for a repeat', async () => {
    const { send, requests } = exchangeDouble([() => refusal(503, 50000)]);
    const controller = new AbortController();
    const call = send(marketData.instruments, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect((await failure(call)).kind).toBe('aborted');
    expect(requests).toHaveLength(1);
  });
});

describe('gating (spec §5)', () => {
  test('F08 a gated call never leaves unless the user is Active or Limited', async () => {
    for (const status of [
      'Frozen',
      'Banned',
      'WaitingForReview',
      'Terminated',
      'Unknown',
    ] as const) {
      const { send, requests } = exchangeDouble([() => json({})], {
        gate: new ActivityGate(() => Promise.resolve(status)),
      });
      const error = await failure(send(portfolio.overview, {}));
      expect([error.kind, error.message]).toEqual([
        'gated',
        'Operation canceled since user is not Active.',
      ]);
      expect(requests).toHaveLength(0);
    }
    const limited = exchangeDouble([() => json([])], {
      gate: new ActivityGate(() => Promise.resolve('Limited')),
    });
    expect(await answer(limited.send(trading.openOrders, {}))).toEqual([]);
  });

  test('calls without the flag pass whatever the status', async () => {
    const { send } = exchangeDouble([() => json(stored)], {
      gate: new ActivityGate(() => Promise.resolve('Frozen')),
    });
    expect(await answer(send(trading.createOrder, order))).toMatchObject({ id: 'o1' });
  });

  test('a call that waits for the status can be cancelled', async () => {
    const gate = new ActivityGate(() => new Promise(() => {}));
    const { send, requests } = exchangeDouble([() => json([])], { gate });
    const controller = new AbortController();
    const call = send(trading.openOrders, {}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect((await failure(call)).kind).toBe('aborted');
    expect(requests).toHaveLength(0);
  });

  test('the status is requested once, however many calls wait', async () => {
    let asked = 0;
    const gate = new ActivityGate(() => {
      asked += 1;
      return Promise.resolve('Active');
    });
    const { send } = exchangeDouble([() => json([])], { gate });
    await answer(Promise.all([1, 2, 3].map(() => send(trading.openOrders, {}))));
    await answer(send(trading.openOrders, {}));
    expect(asked).toBe(1);
  });

  test('S56 a refusal that says frozen or terminated closes the gate at once', async () => {
    const { send, requests, gate } = exchangeDouble([
      () => refusal(403, 30201),
      () => refusal(403, 30200),
    ]);
    gate.set('Active');
    await failure(send(account.profile, {}));
    expect(gate.status).toBe('Frozen');
    await failure(send(trading.openOrders, {}));
    expect(requests).toHaveLength(1);
    await failure(send(account.profile, {}));
    expect(gate.status).toBe('Terminated');
  });

  test('an answer about the user before says nothing about the user now', async () => {
    let answerNow: (status: 'Active') => void = () => {};
    const gate = new ActivityGate(() => new Promise((resolve) => (answerNow = resolve)));
    const waiting = gate.pass();
    gate.reset();
    answerNow('Active');
    await waiting;
    expect(gate.status).toBeUndefined();
  });
});
