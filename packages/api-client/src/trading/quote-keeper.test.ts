import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SwapQuote } from '../contract/core.ts';
import { quote } from '../contract/testing/sample-quote.ts';
import { ApiError } from '../http/api-error.ts';
import { keepQuote } from './quote-keeper.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const request = { fromAsset: 'XCB', toAsset: 'USDC', fromAmount: '1250' };

function world(answer: (count: number) => Promise<SwapQuote>, delayMs?: number) {
  let asked = 0;
  let isHidden = false;
  const listeners = new Set<() => void>();
  const client = {
    swap: {
      quote: () => answer((asked += 1)),
      execute: () => Promise.reject(new Error('unused')),
      recent: () => Promise.reject(new Error('unused')),
    },
  };
  const keeper = keepQuote(client, request, {
    delayMs,
    environment: {
      isHidden: () => isHidden,
      onVisibilityChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  const show = async (shown: boolean) => {
    isHidden = !shown;
    for (const listener of listeners) listener();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, show, asked: () => asked, listeners };
}

const numbered = (count: number) => Promise.resolve({ ...quote, id: `q${count}` });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a price is renewed before it ends, for as long as it is shown', async () => {
  const { keeper, asked, listeners } = world(numbered);
  const leave = keeper.subscribe(() => {});
  await pass(0);
  expect(keeper.getSnapshot()).toMatchObject({ isHeld: true, isAsking: false });
  expect(keeper.getSnapshot().held?.quote.id).toBe('q1');
  await pass(6999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(keeper.getSnapshot().held?.quote.id).toBe('q2');
  await pass(21_000);
  expect(asked()).toBe(5);
  expect(keeper.getSnapshot().isHeld).toBe(true);
  leave();
  await pass(60_000);
  expect([asked(), listeners.size]).toEqual([5, 0]);
});

test('in a hidden page it runs out, and is requested when the page is shown', async () => {
  const { keeper, show, asked } = world(numbered);
  keeper.subscribe(() => {});
  await pass(0);
  await show(false);
  await pass(9999);
  expect(keeper.getSnapshot().isHeld).toBe(true);
  await pass(1);
  expect(keeper.getSnapshot().isHeld).toBe(false);
  await pass(600_000);
  expect(asked()).toBe(1);
  await show(true);
  expect([asked(), keeper.getSnapshot().isHeld]).toEqual([2, true]);
});

test('a failure leaves the price before it until that is over, and is tried again after ten seconds', async () => {
  const refused = new ApiError('http', { status: 409, errorCode: 60001 });
  const { keeper, asked } = world((count) =>
    count === 2 ? Promise.reject(refused) : numbered(count),
  );
  keeper.subscribe(() => {});
  await pass(7000);
  expect(keeper.getSnapshot()).toMatchObject({ isHeld: true, error: refused });
  await pass(3000);
  expect(keeper.getSnapshot()).toMatchObject({ isHeld: false, error: refused });
  await pass(7000);
  expect(asked()).toBe(3);
  expect(keeper.getSnapshot()).toMatchObject({ isHeld: true, error: undefined });
});

test('an exchange that asks for a longer wait gets it', async () => {
  const busy = new ApiError('http', { status: 429, retryAfterMs: 30_000 });
  const { keeper, asked } = world(() => Promise.reject(busy));
  keeper.subscribe(() => {});
  await pass(29_999);
  expect(asked()).toBe(1);
  await pass(1);
  expect(asked()).toBe(2);
});

test('an input that changes before its delay is over is never sent', async () => {
  const { keeper, asked } = world(numbered, 250);
  const leave = keeper.subscribe(() => {});
  await pass(249);
  leave();
  await pass(1000);
  expect(asked()).toBe(0);
});

test('who asks for a new price while one is on its way gets that one', async () => {
  const { keeper, asked } = world(numbered);
  keeper.subscribe(() => {});
  const [first, second] = await Promise.all([keeper.renew(), keeper.renew()]);
  expect(first).toBe(second);
  await pass(0);
  expect(asked()).toBe(1);
});

test('a price that ran out while it was hidden is not shown again', async () => {
  const { keeper, asked } = world(numbered);
  keeper.subscribe(() => {})();
  const leave = keeper.subscribe(() => {});
  await pass(0);
  leave();
  await pass(11_000);
  keeper.subscribe(() => {});
  expect(keeper.getSnapshot()).toMatchObject({ held: undefined, isHeld: false });
  await pass(0);
  expect([asked(), keeper.getSnapshot().isHeld]).toEqual([2, true]);
});

test('a price that is held for no time at all is not requested without end', async () => {
  const { keeper, asked } = world((count) =>
    numbered(count).then((each) => ({ ...each, expiresAt: each.quotedAt ?? '' })),
  );
  keeper.subscribe(() => {});
  await pass(9999);
  expect(asked()).toBe(10);
  expect(keeper.getSnapshot().isHeld).toBe(false);
});
