import type { OrderWithFills } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { allRows } from '../lists/csv/read-pages.ts';
import { historyQuery, readHistory } from './read-history.ts';
import { samplePastOrders } from './testing/sample-orders.ts';

const [sample] = samplePastOrders;

/** A history in pages of two, as the exchange gives it, that notes what it was asked for. */
function history(ids: readonly string[]) {
  const asked: object[] = [];
  const client = {
    trading: {
      orderHistory: async (
        query: { cursor?: string | undefined } = {},
        { signal }: { signal?: AbortSignal | undefined } = {},
      ) => {
        signal?.throwIfAborted();
        asked.push(query);
        const start = query.cursor === undefined ? 0 : Number(query.cursor);
        const items = ids.slice(start, start + 2).map((id): OrderWithFills => ({ ...sample!, id }));
        return { items, nextCursor: start + 2 < ids.length ? String(start + 2) : null };
      },
    },
  } as unknown as Parameters<typeof readHistory>[0];
  return { client, asked };
}

test('a file has every page of what matches, each order once', async () => {
  const { client, asked } = history(['e', 'd', 'd', 'c', 'b']);
  const { signal } = new AbortController();
  const query = historyQuery({ side: 'Buy' }, {});
  const orders = await allRows(readHistory(client, query, signal));
  expect(orders.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']);
  expect(asked).toEqual([
    { side: 'Buy', limit: 100 },
    { side: 'Buy', limit: 100, cursor: '2' },
    { side: 'Buy', limit: 100, cursor: '4' },
  ]);
});

test('a file that is cancelled asks for no further page', async () => {
  const { client, asked } = history(['e', 'd', 'c', 'b']);
  const controller = new AbortController();
  for await (const page of readHistory(client, {}, controller.signal)) {
    expect(page).toHaveLength(2);
    controller.abort();
  }
  expect(asked).toHaveLength(1);
});

test('filters that are equal ask the same, whatever they have been before', () => {
  const days = { from: '2026-11-20T00:00:00.000Z' };
  expect(JSON.stringify(historyQuery({ market: undefined, side: 'Sell' }, days))).toBe(
    JSON.stringify({ side: 'Sell', ...days }),
  );
});
