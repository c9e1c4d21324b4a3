import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account, backOfficeUsers, files, marketData, trading } from '../contract/index.ts';
import { isApiError } from './api-error.ts';
import { exchangeDouble, json, type Reply } from './testing/exchange-double.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settings = { data: { currentCurrency: 'CHF' } };
const change = { type: 'current-currency', value: 'CHF' } as const;
const tooMany = (seconds: number) =>
  json({ errorCode: 42900, errors: [] }, 429, { 'retry-after': String(seconds) });

/** Replies that the test gives one at a time, in the order in which the requests arrived. */
function heldReplies() {
  const held: ((response: Response) => void)[] = [];
  const reply: Reply = () => new Promise((resolve) => held.push(resolve));
  return { reply, held, next: (response = json(settings)) => held.shift()?.(response) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

/** Returns the end of a call without failing the test. */
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (isApiError(error) ? error : 'not an ApiError'),
  );

describe('S64 a call that changes something', () => {
  test('leaves six at a time, the others in the order of their calls', async () => {
    const { reply, held, next } = heldReplies();
    const { send, requests } = exchangeDouble([reply]);
    const orders = Array.from({ length: 9 }, (_, i) =>
      send(trading.cancelOrder, { orderId: `o${i}` }).catch(() => 'malformed'),
    );
    await settle();
    expect(held).toHaveLength(6);
    next();
    await settle();
    next();
    await settle();
    expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(
      Array.from({ length: 8 }, (_, i) => `o${i}`),
    );
    orders.push(send(trading.cancelOrder, { orderId: 'o9' }).catch(() => 'malformed'));
    await settle();
    expect(held).toHaveLength(6);
    while (held.length > 0) {
      next();
      await settle();
    }
    await Promise.all(orders);
    expect(requests).toHaveLength(10);
  });

  test('does not hold back what only reads, a POST that reads included', async () => {
    const { send, requests } = exchangeDouble([() => new Promise(() => {})]);
    for (let i = 0; i < 7; i += 1) void send(account.changeSetting, change);
    void send(marketData.instruments, {});
    void send(backOfficeUsers.details, { userId: 'u1' });
    await settle();
    expect(requests.map(({ method }) => method).toSorted()).toEqual([
      'GET',
      'POST',
      ...Array.from({ length: 6 }, () => 'PUT'),
    ]);
  });

  test('does not wait for uploads, of which two travel at a time', async () => {
    const { send, requests } = exchangeDouble([() => new Promise(() => {})]);
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    for (let i = 0; i < 8; i += 1) void send(files.upload, { documentType: 'ProofOfFunds', file });
    void send(account.changeSetting, change);
    // Code for uploads is loaded with the first of them, however long that takes.
    await vi.waitUntil(() => requests.length >= 3);
    await settle();
    expect(requests.map(({ method }) => method).toSorted()).toEqual(['POST', 'POST', 'PUT']);
  });

  test('that is cancelled while it waits is never sent, and gives its place to the next', async () => {
    const { reply, next } = heldReplies();
    const { send, requests } = exchangeDouble([reply]);
    for (let i = 0; i < 6; i += 1) void send(trading.cancelOrder, { orderId: 'x' }).catch(() => {});
    const controller = new AbortController();
    const second = outcomeOf(
      send(trading.cancelOrder, { orderId: 'second' }, { signal: controller.signal }),
    );
    void send(trading.cancelOrder, { orderId: 'third' }).catch(() => {});
    await settle();
    controller.abort();
    expect(await second).toMatchObject({ kind: 'aborted', message: 'Query was cancelled' });
    next();
    await settle();
    expect(requests.map(({ url }) => url.split('/').at(-1)).slice(6)).toEqual(['third']);
  });

  test('that waited in the queue is not sent late: the time for the call is over', async () => {
    const { send, requests } = exchangeDouble([() => new Promise(() => {})]);
    for (let i = 0; i < 6; i += 1)
      void send(account.changeSetting, change, { timeoutMs: 60_000 }).catch(() => {});
    const late = outcomeOf(send(account.changeSetting, change));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(6);
  });

  test('that waited in the queue has the rest of its time for the server', async () => {
    const { reply, next } = heldReplies();
    const { send, requests } = exchangeDouble([reply]);
    for (let i = 0; i < 6; i += 1)
      void send(account.changeSetting, change, { timeoutMs: 60_000 }).catch(() => {});
    const ended = vi.fn<(outcome: unknown) => void>();
    void outcomeOf(send(account.changeSetting, change)).then(ended);
    await vi.advanceTimersByTimeAsync(20_000);
    next();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(requests).toHaveLength(7);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }));
  });
});

describe('S64 after a 429', () => {
  test('nothing that changes something leaves before the time is over; the refused call is not repeated', async () => {
    const { send, requests } = exchangeDouble([() => tooMany(3), () => json(settings)]);
    expect(await outcomeOf(send(account.changeSetting, change))).toMatchObject({
      status: 429,
      retryAfterMs: 3000,
    });
    const next = send(account.changeSetting, change);
    await vi.advanceTimersByTimeAsync(2990);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(await next).toEqual(settings);
  });

  test('a call that is cancelled while it waits for the end of the lockout gives up its turn', async () => {
    const { send } = exchangeDouble([() => tooMany(3), () => json(settings)]);
    await outcomeOf(send(account.changeSetting, change));
    const controller = new AbortController();
    const { signal } = controller;
    const cancelled = Array.from({ length: 6 }, () =>
      outcomeOf(send(account.changeSetting, change, { signal })),
    );
    await settle();
    controller.abort();
    for (const outcome of await Promise.all(cancelled)) {
      expect(outcome).toMatchObject({ kind: 'aborted' });
    }
    await vi.advanceTimersByTimeAsync(3000);
    expect(await send(account.changeSetting, change)).toEqual(settings);
  });

  test('reading goes on', async () => {
    const { send } = exchangeDouble([() => tooMany(5), () => json([])]);
    await outcomeOf(send(account.changeSetting, change));
    expect(await send(marketData.instruments, {})).toEqual([]);
  });

  test('a long lockout is reported at once, with the time that is left, and nothing is sent', async () => {
    const { send, requests } = exchangeDouble([() => tooMany(60), () => json(settings)]);
    await outcomeOf(send(account.changeSetting, change));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcomeOf(send(account.changeSetting, change))).toMatchObject({
      kind: 'http',
      status: 429,
      errorCode: 42900,
      retryAfterMs: 40_000,
    });
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await send(account.changeSetting, change)).toEqual(settings);
  });
});
