import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SwapRecord } from '../contract/core.ts';
import { errorCodes } from '../contract/core.ts';
import { quote } from '../contract/testing/sample-quote.ts';
import { ApiError } from '../http/api-error.ts';
import { UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { convert } from './convert.ts';
import { HeldQuote, momentNow } from './held-quote.ts';
import { PriceEndedError } from './accept-quote.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = new ApiError('timeout');
const record: SwapRecord = { id: 's1', quote, status: 'Done', createdAt: quote.expiresAt };
const other: SwapRecord = { ...record, id: 's0', quote: { ...quote, id: 'q0' } };

function exchange(
  execute: () => Promise<SwapRecord>,
  recent: () => Promise<SwapRecord[]> = () => Promise.resolve([other]),
) {
  const sent: (string | undefined)[] = [];
  let looks = 0;
  const client = {
    swap: {
      quote: () => Promise.reject(lost),
      execute: (input: { quoteId: string }, options?: { idempotencyKey?: string | undefined }) => {
        sent.push(`${input.quoteId} ${options?.idempotencyKey}`);
        return execute();
      },
      recent: async () => {
        looks += 1;
        return { items: await recent(), nextCursor: null };
      },
    },
  };
  return { client, sent, looks: () => looks };
}

async function outcome(converting: Promise<unknown>): Promise<unknown> {
  const settled = converting.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

const held = () => new HeldQuote(quote, momentNow());

describe('S50 a conversion whose answer was lost', () => {
  test('is found by the quote that it took, whose id is its key', async () => {
    const { client, sent } = exchange(
      () => Promise.reject(lost),
      () => Promise.resolve([other, record]),
    );
    expect(await outcome(convert(client, held()))).toBe(record);
    expect(sent).toEqual(['q1 q1']);
  });

  test('was none when it is not listed once the exchange cannot take the price any more', async () => {
    const { client, sent } = exchange(() => Promise.reject(lost));
    const price = held();
    const error = await outcome(convert(client, price));
    expect(error).toBeInstanceOf(PriceEndedError);
    expect(price.settlesInMs()).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('is found although it was listed only as the price ended', async () => {
    const since = Date.now();
    const { client, sent } = exchange(
      () => Promise.reject(lost),
      () => Promise.resolve(Date.now() - since > 9000 ? [record] : []),
    );
    expect(await outcome(convert(client, held()))).toBe(record);
    expect(sent).toHaveLength(1);
  });

  test('is of unknown outcome while the list cannot be had, and passed again it is looked for, not sent', async () => {
    let isBack = false;
    const { client, sent } = exchange(
      () => Promise.reject(lost),
      () => (isBack ? Promise.resolve([record]) : Promise.reject(lost)),
    );
    const price = held();
    const error = await outcome(convert(client, price));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ clientId: 'q1' });
    isBack = true;
    expect(await outcome(convert(client, price))).toBe(record);
    expect(sent).toHaveLength(1);
  });
});

test('a price that is over is never sent', async () => {
  const { client, sent } = exchange(() => Promise.resolve(record));
  const price = held();
  vi.advanceTimersByTime(10_000);
  expect(await outcome(convert(client, price))).toBeInstanceOf(PriceEndedError);
  expect(sent).toEqual([]);
});

test('a quote that the exchange does not hold any more was taken before, or is over', async () => {
  const gone = new ApiError('http', { status: 404, errorCode: errorCodes.notFound });
  const taken = exchange(
    () => Promise.reject(gone),
    () => Promise.resolve([record]),
  );
  expect(await outcome(convert(taken.client, held()))).toBe(record);
  const forgotten = exchange(() => Promise.reject(gone));
  expect(await outcome(convert(forgotten.client, held()))).toBeInstanceOf(PriceEndedError);
});

test('a refusal is the answer, and nothing is looked for', async () => {
  const refusal = new ApiError('http', { status: 409, errorCode: errorCodes.insufficientBalance });
  const { client, looks } = exchange(() => Promise.reject(refusal));
  expect(await outcome(convert(client, held()))).toBe(refusal);
  expect(looks()).toBe(0);
});

describe('how long a price is held', () => {
  test('goes by the clock of the exchange, whatever this device believes the time is', () => {
    vi.setSystemTime('2031-01-01');
    const price = held();
    expect(price.heldForMs).toBe(10_000);
    vi.advanceTimersByTime(4000);
    expect(price.remainingMs()).toBe(6000);
  });

  test('counts from before it was requested', () => {
    const asked = momentNow();
    vi.advanceTimersByTime(1500);
    const price = new HeldQuote(quote, asked);
    expect(price.remainingMs()).toBe(8500);
    // The exchange may take it for as long from its answer, and lists it a little later.
    expect(price.settlesInMs()).toBe(13_000);
  });

  test('goes on while the device sleeps, and a clock that is set back gives nothing away', () => {
    const price = held();
    vi.setSystemTime(Date.now() + 60_000);
    expect(price.remainingMs()).toBe(0);
    const next = held();
    vi.advanceTimersByTime(4000);
    vi.setSystemTime(Date.now() - 60_000);
    expect(next.remainingMs()).toBe(6000);
  });

  test('is judged by this device where the exchange does not say when it gave it', () => {
    vi.setSystemTime('2026-11-20T11:30:02.000Z');
    const { quotedAt: _, ...bare } = quote;
    expect(new HeldQuote(bare, momentNow()).heldForMs).toBe(8000);
  });
});
