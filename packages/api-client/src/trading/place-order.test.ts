import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { order } from '../contract/testing/sample-order.ts';
import { UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const intent = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '10', amount: '1' } as const;
const lost = new ApiError('timeout');

function exchange({
  create,
  open = [],
  history = [],
}: {
  create: () => Promise<typeof order>;
  open?: (typeof order)[];
  history?: (typeof order)[];
}) {
  const calls: string[] = [];
  const state = { open, history };
  return {
    calls,
    state,
    client: {
      trading: {
        createOrder: () => {
          calls.push('create');
          return create().then((placed) => ({ ...placed, fills: [] }));
        },
        openOrders: () => {
          calls.push('look');
          return Promise.resolve(state.open);
        },
        orderHistory: () =>
          Promise.resolve({
            items: state.history.map((each) => ({ ...each, fills: [] })),
            nextCursor: null,
          }),
        cancelOrder: () => Promise.reject(lost),
        pauseOrder: () => Promise.reject(lost),
        cancelAllOrders: () => Promise.reject(lost),
      },
    },
  };
}

async function outcome(placing: Promise<unknown>): Promise<unknown> {
  const settled = placing.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

describe('S50 an answer that was lost', () => {
  test('the order is found among the open ones', async () => {
    const { client, calls } = exchange({ create: () => Promise.reject(lost), open: [order] });
    expect(await outcome(placeOrder(client, { ...intent, clientOrderId: 'c1' }))).toEqual(order);
    expect(calls).toEqual(['create', 'look']);
  });

  test('the order is found among the closed ones', async () => {
    const { client } = exchange({ create: () => Promise.reject(lost), history: [order] });
    expect(await outcome(placeOrder(client, { ...intent, clientOrderId: 'c1' }))).toMatchObject({
      id: 'o1',
    });
  });

  test('another order is not mistaken for it, and after 7 s the outcome is unknown', async () => {
    const { client, calls } = exchange({ create: () => Promise.reject(lost), open: [order] });
    const start = performance.now();
    const error = await outcome(placeOrder(client, { ...intent, clientOrderId: 'other' }));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ clientId: 'other', cause: lost });
    expect(performance.now() - start).toBe(7000);
    expect(calls).toEqual(['create', 'look', 'look', 'look', 'look']);
  });

  test('an order that arrives late is found by a later look', async () => {
    const { client, state } = exchange({ create: () => Promise.reject(lost) });
    setTimeout(() => (state.open = [order]), 2500);
    expect(await outcome(placeOrder(client, { ...intent, clientOrderId: 'c1' }))).toEqual(order);
  });

  test.each([
    ['no network', new ApiError('network'), true],
    ['an answer that makes no sense', new ApiError('malformed', { path: 'status' }), true],
    ['a server that broke down', new ApiError('http', { status: 502 }), true],
    [
      'a key that is still being worked on',
      new ApiError('http', { status: 409, errorCode: 40900 }),
      true,
    ],
    ['a refusal', new ApiError('http', { status: 422, errorCode: 60002 }), false],
    ['an input that never left', new ApiError('malformed', { path: 'input.price' }), false],
    ['a session that ended', new ApiError('authEnded'), false],
    ['the gate', new ApiError('gated'), false],
  ])('%s', async (_, error, looksForIt) => {
    const { client, calls } = exchange({ create: () => Promise.reject(error) });
    const result = await outcome(placeOrder(client, intent));
    expect(result instanceof UnknownOutcomeError).toBe(looksForIt);
    expect(result === error).toBe(!looksForIt);
    expect(calls.filter((call) => call === 'create')).toHaveLength(1);
  });
});
