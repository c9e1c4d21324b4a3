import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { transfer as transferSchema, type Transfer } from '../contract/index.ts';
import { arbitraryOf } from '../contract/testing/arbitrary.ts';
import { ApiError } from '../http/api-error.ts';
import { UnknownOutcomeError } from '../http/unknown-outcome.ts';
import { createExchangeClient } from '../client.ts';
import { json } from '../http/testing/exchange-double.ts';
import { createStaticSession } from '../session/index.ts';
import { withdraw } from './withdraw.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [sample] = fc.sample(arbitraryOf(transferSchema), { numRuns: 1, seed: 1 });
const rent: Transfer = { ...(sample as Transfer), id: 'x1', clientTransferId: 'rent' };
const intent = { asset: 'BTC', network: 'bitcoin', address: 'bc1qaddress', amount: '1' };

/** A client of an exchange whose answers to withdrawals are lost, and that lists these transfers. */
function exchange(listed: () => Promise<Transfer[]>) {
  const sent: { key: string | null; clientTransferId: unknown }[] = [];
  const asked: string[] = [];
  const client = createExchangeClient({
    baseUrl: 'https://exchange.test',
    session: createStaticSession('token', { sub: 'u1' }),
    connectHub: () => Promise.reject(new Error('no hub')),
    fetch: async (request) => {
      if (request.method === 'GET') {
        asked.push(new URL(request.url).search);
        return json({ items: await listed(), nextCursor: null });
      }
      const { clientTransferId } = (await request.json()) as { clientTransferId: unknown };
      sent.push({ key: request.headers.get('idempotency-key'), clientTransferId });
      throw new TypeError('Failed to fetch');
    },
  });
  return { client, sent, asked };
}

async function outcome(sending: Promise<unknown>): Promise<unknown> {
  let settled = false;
  const result = sending.catch((error: unknown) => error).finally(() => (settled = true));
  // as long as it takes: parts of the client are fetched on the way
  while (!settled) await vi.advanceTimersByTimeAsync(100);
  return result;
}

describe('S50 a withdrawal whose answer was lost', () => {
  test('is found among the withdrawals by the name that it was sent under, and not sent again', async () => {
    const { client, sent, asked } = exchange(() =>
      Promise.resolve([{ ...rent, id: 'x0', clientTransferId: null }, rent]),
    );
    const found = await outcome(withdraw(client, { ...intent, clientTransferId: 'rent' }));
    expect(found).toMatchObject({ id: 'x1' });
    expect(sent).toEqual([{ key: 'rent', clientTransferId: 'rent' }]);
    expect(asked).toEqual(['?clientTransferId=rent&limit=1']);
  });

  test('is found by a later look, also when the looks before fail', async () => {
    let looks = 0;
    const { client, sent } = exchange(() => {
      looks += 1;
      return looks < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve([rent]);
    });
    const found = await outcome(withdraw(client, { ...intent, clientTransferId: 'rent' }));
    expect(found).toMatchObject({ id: 'x1' });
    expect(sent).toHaveLength(1);
  });

  test('is of unknown outcome when none has its name', async () => {
    const { client, sent } = exchange(() => Promise.resolve([rent]));
    const error = await outcome(withdraw(client, intent));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({
      clientId: sent[0]?.key,
      cause: expect.any(ApiError) as ApiError,
    });
    expect(sent).toEqual([{ key: sent[0]?.clientTransferId, clientTransferId: sent[0]?.key }]);
  });
});
