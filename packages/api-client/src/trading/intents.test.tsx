// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rampOrder, reward, transfer } from '../contract/index.ts';
import { arbitraryOf } from '../contract/testing/arbitrary.ts';
import { json, refusal } from '../http/testing/exchange-double.ts';
import { createStaticSession } from '../session/index.ts';
import { storageKeys } from '../session/storage-keys.ts';
import {
  useClaimReward,
  useCreateRampOrder,
  usePlaceOrder,
  useUploadFile,
  useWithdraw,
} from '../react/index.ts';
import { order } from '../contract/testing/sample-order.ts';
import { Exchange } from '../react/testing/client-double.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const sample = (schema: Parameters<typeof arbitraryOf>[0]) =>
  fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 1 })[0] as object;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const line = 'POST /frontoffice/api/ramp/orders';
const bought = sample(rampOrder);
const done = () => json(bought);

/** A server that answers in turn, and the keys under which it was asked. */
function server(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  const open = (user = 'u1') =>
    new Exchange(createStaticSession('token', { sub: user })).on(line, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return answers[keys.length - 1]?.() ?? done();
    });
  return { keys, open };
}

/** A turn of the event loop that no fake timer holds. */
function channel(then: (value: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', (event) => {
    port1.close();
    then(event);
  });
  port1.start();
  port2.postMessage(null);
}

/** Lets the waits of a call pass. */
async function passing(call: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    await act(async () => {
      let over = false;
      void call().finally(() => (over = true));
      while (!over) {
        await vi.advanceTimersByTimeAsync(1000);
        await new Promise((resolve) => channel(resolve));
      }
    });
  } finally {
    vi.useRealTimers();
  }
}

async function buy(exchange: Exchange, quoteId = 'quote-1') {
  const { result, unmount } = exchange.hook(() => useCreateRampOrder());
  const outcome = await act(() =>
    result.current.createRampOrder({ quoteId }).then(
      () => 'done',
      (error: { kind: string }) => error.kind,
    ),
  );
  unmount();
  return outcome;
}

describe('S48 one idempotency key for each thing that the user wants', () => {
  test('the same until the server has answered, also after a reload of the page', async () => {
    const { keys, open } = server(lost, () => new Response('<html>', { status: 502 }), done);
    expect(await buy(open())).toBe('network');
    expect(await buy(open())).toBe('http');
    expect(await buy(open())).toBe('done');
    expect(new Set(keys).size).toBe(1);
    // Answered: the next is another intent.
    await buy(open());
    expect(keys[3]).not.toBe(keys[0]);
  });

  test('the latest fifty unanswered intents keep their keys', async () => {
    const { keys, open } = server(...Array.from({ length: 53 }, () => lost));
    for (let quote = 0; quote <= 50; quote += 1) {
      await buy(open(), `quote-${quote}`);
    }
    await buy(open(), 'quote-1');
    await buy(open(), 'quote-0');
    expect(keys[51]).toBe(keys[1]);
    expect(keys[52]).not.toBe(keys[0]);
  });

  test('a refusal is an answer', async () => {
    const { keys, open } = server(() => refusal(400, 40001, 'Too much'), done);
    await buy(open());
    await buy(open());
    expect(keys[1]).not.toBe(keys[0]);
  });

  test('S48 a refusal at the door says nothing of the try before: the key stays until it is answered', async () => {
    const again = () =>
      json({ errorCode: 40101, errors: [] }, 401, {
        'www-authenticate': 'Bearer error="insufficient_user_authentication"',
      });
    const { keys, open } = server(
      lost,
      again,
      () => refusal(429, 42900, 'Later'),
      done,
      again,
      done,
    );
    expect(await buy(open())).toBe('network');
    expect(await buy(open())).toBe('stepUp');
    expect(await buy(open())).toBe('http');
    expect(await buy(open())).toBe('done');
    expect(new Set(keys).size).toBe(1);
    // Nothing is unanswered: the next is another intent, and turned away it has not begun.
    expect(await buy(open())).toBe('stepUp');
    expect(await buy(open())).toBe('done');
    expect(new Set(keys).size).toBe(3);
  });

  test('another quote, another user: another intent', async () => {
    const { keys, open } = server(lost, lost, lost);
    await buy(open());
    await buy(open(), 'quote-2');
    await buy(open('u2'));
    expect(new Set(keys).size).toBe(3);
  });

  test('a stored intent reveals nothing of its content, and is gone after a logout', async () => {
    const { open } = server(lost);
    const exchange = open();
    await buy(exchange);
    const kept = sessionStorage.getItem(storageKeys.intents) ?? '';
    expect(kept).not.toBe('');
    expect(['quote-1', 'ramp', 'u1'].filter((word) => kept.includes(word))).toEqual([]);
    await act(() => exchange.session.signOut());
    expect(sessionStorage.getItem(storageKeys.intents)).toBeNull();
  });

  test('S48 409: the server is busy with the first try, so the call is repeated under the same key', async () => {
    const busy = () => refusal(409, 40900, 'In progress');
    const { keys, open } = server(busy, busy, done);
    const { result } = open().hook(() => useCreateRampOrder());
    await passing(() => result.current.createRampOrder({ quoteId: 'quote-1' }));
    expect(result.current.error).toBeUndefined();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('S48 422: the key was used for something else, so nothing is sent again', async () => {
    const { keys, open } = server(() => refusal(422, 42200, 'Other content'));
    expect(await buy(open())).toBe('http');
    expect(keys).toHaveLength(1);
  });

  // Orders are below: they have a name besides.
  const none = { items: [], nextCursor: null };
  const money: [string, string, object, (exchange: Exchange) => () => Promise<unknown>][] = [
    [
      'a withdrawal',
      'POST /frontoffice/api/wallet/withdrawal',
      sample(transfer),
      (exchange) => {
        const { result } = exchange.hook(() => useWithdraw());
        const input = { asset: 'BTC', network: 'bitcoin', address: 'bc1qaddress', amount: '1' };
        return () => result.current.withdraw(input);
      },
    ],
    [
      'a claim',
      'POST /frontoffice/api/rewards/claim',
      sample(reward),
      (exchange) => {
        const { result } = exchange.hook(() => useClaimReward());
        return () => result.current.claimReward({ rewardId: 'v1' });
      },
    ],
    [
      'a ramp order',
      line,
      bought,
      (exchange) => {
        const { result } = exchange.hook(() => useCreateRampOrder());
        return () => result.current.createRampOrder({ quoteId: 'q1' });
      },
    ],
  ];

  test.each(money)(
    '%s whose answer was lost has the same key after a reload',
    async (_, call, answer, use) => {
      const keys: (string | null)[] = [];
      for (const reply of [lost, () => json(answer), () => json(answer)]) {
        // A page of its own: nothing of the one before but what the browser keeps.
        const exchange = new Exchange()
          .on('GET /frontoffice/api/wallet/transfer_history', () => json(none))
          .on(call, ({ headers }) => {
            keys.push(headers.get('idempotency-key'));
            return reply();
          });
        const run = use(exchange);
        await passing(() => run().catch(() => undefined));
        cleanup();
      }
      expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  test('S50 an order of unknown outcome, placed again, is the same order', async () => {
    const names: unknown[] = [];
    const exchange = new Exchange()
      .on('POST /frontoffice/api/order', async (request) => {
        names.push(((await request.json()) as { clientOrderId: string }).clientOrderId);
        return names.length === 1 ? lost() : json({ ...order, fills: [] });
      })
      .on('GET /frontoffice/api/orders/my', () => json([]))
      .on('GET /frontoffice/api/order_history', () => json({ items: [], nextCursor: null }));
    const { result } = exchange.hook(() => usePlaceOrder());
    const intent = {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '1',
      amount: '1',
    } as const;
    await passing(() => result.current.placeOrder(intent).catch(() => undefined));
    expect(result.current.error).toMatchObject({ name: 'UnknownOutcomeError' });
    await act(() => result.current.placeOrder(intent));
    expect(names).toEqual([expect.any(String), names[0]]);
  });
});

test('two files of the same size are two uploads, however close', async () => {
  const upload = 'POST /frontoffice/api/v1/file-transfer/upload';
  const exchange = new Exchange().on(upload, () =>
    json({ fileId: 'f', fileName: 'a.pdf', fileSize: 4 }),
  );
  const { result } = exchange.hook(() => useUploadFile());
  const send = (file: Blob) => result.current.uploadFile({ documentType: 'ProofOfFunds', file });
  const [first, second] = [new Blob(['%PDF']), new Blob(['%PDF'])];
  await act(() => Promise.all([send(first), send(second), send(first)]));
  expect(exchange.count(upload)).toBe(2);
});
