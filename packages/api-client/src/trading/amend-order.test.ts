import { describe, expect, test } from 'vitest';
import { order } from '../contract/testing/sample-order.ts';
import type { NewOrder, Order } from '../contract/core.ts';
import { ApiError } from '../http/api-error.ts';
import { amendOrder, replacedIdOf, isAmendable } from './amend-order.ts';

const lost = new ApiError('timeout');
const refused = new ApiError('http', { status: 409, errorCode: 60002 });
const notOpen = new ApiError('http', { status: 409, errorCode: 60009 });
const open: Order = { ...order, amount: '10.00', filledAmount: '0' };
const change = { price: '11', amount: '12.5' };
const quick = { checkDelaysMs: [0, 0] };

interface Script {
  /** Amount filled when the cancelling arrives. */
  filled?: string;
  /** In place of the answer to each cancelling: before it is done, or after. */
  cancel?: ('request' | 'answer' | ApiError | undefined)[];
  create?: ('request' | 'answer' | ApiError | undefined)[];
  /** The history cannot be read. */
  blind?: boolean;
}

/** An exchange with one order, which says how many were live at most. */
function exchange({ filled = '0', cancel = [], create = [], blind = false }: Script = {}) {
  const live = new Map<string, Order>([[open.id, { ...open, filledAmount: filled }]]);
  const ended: Order[] = [];
  const placed: NewOrder[] = [];
  const calls: string[] = [];
  const seen = { most: 1 };
  const page = (items: Order[]) => ({
    items: items.map((each) => ({ ...each, fills: [] })),
    nextCursor: null,
  });
  async function scripted<T>(fault: Script['cancel'], work: () => T): Promise<T> {
    const next = fault?.shift();
    if (next instanceof ApiError) throw next;
    if (next === 'request') throw lost;
    const done = work();
    seen.most = Math.max(seen.most, live.size);
    if (next === 'answer') throw lost;
    return done;
  }
  const trading = {
    cancelOrder: ({ orderId }: { orderId: string }) => {
      calls.push('cancel');
      return scripted(cancel, () => {
        const present = live.get(orderId);
        if (!present) throw notOpen;
        live.delete(orderId);
        const now: Order = {
          ...present,
          status: 'Cancelled',
          cancelReason: 'CancelledByTrader',
        };
        ended.unshift(now);
        return now;
      });
    },
    createOrder: (wanted: NewOrder) => {
      calls.push('create');
      return scripted(create, () => {
        placed.push(wanted);
        const now = { ...open, ...wanted, id: `o${placed.length + 1}`, fills: [] } as never;
        live.set((now as Order).id, now);
        return now;
      });
    },
    openOrders: () => Promise.resolve([...live.values()].map((each) => ({ ...each, fills: [] }))),
    orderHistory: () => (blind ? Promise.reject(lost) : Promise.resolve(page(ended))),
    cancelAllOrders: () => Promise.reject(lost),
  };
  const end = (how: Partial<Order>) => {
    live.delete(open.id);
    ended.unshift({ ...open, ...how });
  };
  return { client: { trading: trading as never }, calls, placed, live, seen, end };
}

test('an order is cancelled and placed anew under a new name, with what is left to do', async () => {
  const { client, calls, placed, seen } = exchange();
  const outcome = await amendOrder(client, open, change, quick);
  expect(outcome.status).toBe('replaced');
  expect(calls).toEqual(['cancel', 'create']);
  expect(placed).toMatchObject([
    { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '11', amount: '12.5' },
  ]);
  expect(placed[0]?.clientOrderId).not.toBe(open.clientOrderId);
  expect(seen.most).toBe(1);
});

test('L7 the new order says by its name which one it took the place of, and no other order does', async () => {
  const { client, placed } = exchange();
  await amendOrder(client, open, change, quick);
  const clientOrderId = placed[0]?.clientOrderId ?? null;
  expect(replacedIdOf({ clientOrderId })).toBe(open.id);
  expect(clientOrderId?.length).toBeLessThanOrEqual(64);
  expect(replacedIdOf(open)).toBeUndefined();
  expect(replacedIdOf({ clientOrderId: null })).toBeUndefined();
});

test('L7 an id that is too long for a name leaves the new order without a word of it', async () => {
  const { client, placed } = exchange();
  await amendOrder(client, { ...open, id: 'o'.repeat(60) }, change, quick).catch(() => undefined);
  for (const { clientOrderId = '' } of placed) expect(clientOrderId.length).toBeLessThanOrEqual(64);
});

describe('changes in between', () => {
  test('a fill counts towards the new amount, to the last digit', async () => {
    const { client, placed } = exchange({ filled: '0.333333333333333333' });
    const outcome = await amendOrder(client, open, change, quick);
    expect(outcome).toMatchObject({
      status: 'replaced',
      before: { filledAmount: '0.333333333333333333' },
    });
    expect(placed[0]?.amount).toBe('12.166666666666666667');
  });

  test.each(['12.5', '12.51'])(
    'a fill of the whole wanted amount (%s) leaves nothing to place',
    async (filled) => {
      const { client, calls } = exchange({ filled });
      expect((await amendOrder(client, open, change, quick)).status).toBe('filled');
      expect(calls).toEqual(['cancel']);
    },
  );

  test('a fill of the whole order ends it, and nothing is placed', async () => {
    const { client, calls, end } = exchange();
    end({ status: 'Filled', filledAmount: open.amount });
    const outcome = await amendOrder(client, open, change, quick);
    expect(outcome).toMatchObject({ status: 'ended', before: { status: 'Filled' } });
    expect(calls).not.toContain('create');
  });

  test('an order that was cancelled in another tab is not placed anew', async () => {
    const { client, calls, end } = exchange();
    end({ status: 'Cancelled', cancelReason: 'CancelledByTrader' });
    expect((await amendOrder(client, open, change, quick)).status).toBe('ended');
    expect(calls).toEqual(['cancel']);
  });

  test('a fill has triggered a stop order: what is left of it does not wait for its trigger again', async () => {
    const stop: Order = { ...open, type: 'StopLimit', stopPrice: '9' };
    const begun = { ...stop, cancelReason: 'CancelledByTrader', filledAmount: '1.00' } as const;
    const { client, placed } = exchange();
    await amendOrder(client, stop, change, { ...quick, before: begun });
    await amendOrder(client, stop, change, {
      ...quick,
      before: { ...begun, filledAmount: '0.00' },
    });
    expect(placed.map(({ type, stopPrice }) => [type, stopPrice])).toEqual([
      ['Limit', undefined],
      ['StopLimit', '9'],
    ]);
  });
});

describe('S50 a lost answer', () => {
  test('to the cancelling: the order is found ended, and replaced once', async () => {
    const { client, calls, seen } = exchange({ cancel: ['answer'] });
    expect((await amendOrder(client, open, change, quick)).status).toBe('replaced');
    expect(calls).toEqual(['cancel', 'create']);
    expect(seen.most).toBe(1);
  });

  test('to a cancellation that never arrived: it is sent again, and nothing is placed before it arrives', async () => {
    const { client, calls, seen } = exchange({ cancel: ['request', 'request'] });
    expect((await amendOrder(client, open, change, quick)).status).toBe('replaced');
    expect(calls).toEqual(['cancel', 'cancel', 'cancel', 'create']);
    expect(seen.most).toBe(1);
  });

  test.each(['request', 'answer'] as const)(
    'that cannot be found out (%s): nothing is placed',
    async (what) => {
      const { client, calls } = exchange({ cancel: [what, 'request', 'request'], blind: true });
      expect(await amendOrder(client, open, change, quick)).toEqual({
        status: 'notKnownCancelled',
        error: lost,
      });
      expect(calls).not.toContain('create');
    },
  );

  test('to the placing: the new order is found', async () => {
    const { client, calls, seen } = exchange({ create: ['answer'] });
    expect((await amendOrder(client, open, change, quick)).status).toBe('replaced');
    expect(calls).toEqual(['cancel', 'create']);
    expect(seen.most).toBe(1);
  });

  test('to a placing that is not found: the outcome is unknown, and it is not sent again', async () => {
    const { client, calls } = exchange({ create: ['request'] });
    const outcome = await amendOrder(client, open, change, quick);
    expect(outcome).toMatchObject({ status: 'notKnownPlaced', wanted: { price: '11' } });
    expect(calls).toEqual(['cancel', 'create']);
  });
});

describe('a refusal', () => {
  test('to cancel leaves the order as it was', async () => {
    const { client, calls, live } = exchange({ cancel: [refused] });
    await expect(amendOrder(client, open, change, quick)).rejects.toBe(refused);
    expect(calls).toEqual(['cancel']);
    expect(live.size).toBe(1);
  });

  test('to place the new order is returned with the wanted order; the next try places only that', async () => {
    const { client, calls, placed, seen } = exchange({ filled: '2', create: [refused] });
    const outcome = await amendOrder(client, open, change, quick);
    expect(outcome).toMatchObject({
      status: 'notPlaced',
      error: refused,
      wanted: { price: '11', amount: '10.5' },
    });
    if (outcome.status !== 'notPlaced') return;
    const next = { price: '10.5', amount: '12' };
    const { before } = outcome;
    const again = await amendOrder(client, open, next, { ...quick, before });
    expect(again.status).toBe('replaced');
    expect(calls).toEqual(['cancel', 'create', 'create']);
    expect(placed).toMatchObject([{ price: '10.5', amount: '10' }]);
    expect(seen.most).toBe(1);
  });
});

test('an order that waits at a price can be amended, and no other', () => {
  expect(isAmendable(open)).toBe(true);
  expect(isAmendable({ ...open, type: 'StopLimit', stopPrice: '9' })).toBe(true);
  const not: Partial<Order>[] = [
    { status: 'Filled' },
    { status: 'Unknown' },
    { type: 'Market', price: null },
    { type: 'Unknown' },
    { side: 'Unknown' },
  ];
  for (const each of not) expect(isAmendable({ ...open, ...each })).toBe(false);
});
