import type { ListTotal, StaffOrder } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { endedWrites } from '../../../engine/order-history.ts';
import { createRandom } from '../../../random.ts';
import { plainTerms } from '../../../records/order-terms.ts';
import type { OrderRecord } from '../../../records/trading.ts';
import { createSandbox } from '../../../sandbox.ts';
import { memoryStore } from '../../../store/store.ts';
import { base, callerOf } from '../../../testing/caller.ts';

const minute = 60_000;

interface Listed {
  items: StaffOrder[];
  nextCursor: string | null;
  total?: ListTotal;
}

/** An exchange whose store has so many ended orders of the trader and of the administrator. */
function openWithOrders(count: number) {
  const clock = manualClock();
  const store = memoryStore();
  createSandbox({ clock, store, scenario: 'quiet' }).stop();
  const random = createRandom(3);
  const writes = Array.from({ length: count }, (_, at) => {
    const lots = String(1 + random.below(1000));
    const record: OrderRecord = {
      ...plainTerms,
      accountId: random.next() < 0.5 ? 'trader' : 'admin',
      market: random.next() < 0.5 ? 'BTC-USDC' : 'XCB-CTN',
      side: random.next() < 0.5 ? 'Buy' : 'Sell',
      ticks: 1000 + random.below(50),
      sequence: 10_000_000 + at,
      createdAt: clock.now() - (count - at) * minute,
      updatedAt: clock.now() - (count - at) * minute + 1000,
      status: random.next() < 0.5 ? 'Filled' : 'Cancelled',
      cancelReason: 'NotCancelled',
      lots,
      filledLots: '0',
      filledQuote: '0',
      fee: '0',
      waiting: false,
    };
    const id = `test${at.toString(36)}`;
    return [{ table: 'orders', key: id, value: record } as const, ...endedWrites(id, record)];
  });
  store.commit(writes.flat());
  const sandbox = createSandbox({ clock, store });
  const [officer, trader] = [callerOf(sandbox, 'officer'), callerOf(sandbox, 'trader')];
  const list = (asked: object) =>
    officer.ask<Listed>('POST', '/back-api/api/v2/orders', { limit: 500, ...asked });
  /** Every row, page by page. */
  const all = async (asked: object) => {
    const items: StaffOrder[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: Listed = await list({ ...asked, ...(cursor !== undefined && { cursor }) });
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  };
  return { sandbox, list, all, trader };
}

const ids = (orders: readonly StaffOrder[]) => orders.map(({ id }) => id);

describe('office-review M14: the list of orders, sorted and searched', () => {
  test('a sort of more than one piece has every order once, in the order of its figures', async () => {
    const { all } = openWithOrders(5000);
    const usual = await all({});
    const sorted = await all({ sort: 'market,-price' });
    expect(usual.length).toBeGreaterThanOrEqual(5000);
    expect(new Set(ids(sorted))).toEqual(new Set(ids(usual)));
    const keys = sorted.map(({ market, price }) => [market, Number(price)] as const);
    const expected = keys.toSorted(
      ([a, one], [b, other]) => a.localeCompare(b, 'en') || other - one,
    );
    expect(keys).toEqual(expected);
  });

  test('a filter finds the same sorted by price as newest first, and its total is exact', async () => {
    const { all, list } = openWithOrders(3000);
    const asked = { userId: 'trader', side: 'Buy', status: 'Filled', market: 'BTC-USDC' };
    const [usual, sorted] = [await all(asked), await all({ ...asked, sort: 'price' })];
    expect(usual.length).toBeGreaterThan(100);
    expect(new Set(ids(sorted))).toEqual(new Set(ids(usual)));
    const { total } = await list({ ...asked, limit: 1 });
    expect(total).toEqual({ count: usual.length, isMore: false });
    const [from, to] = [usual.at(-20)?.createdAt, usual.at(-40)?.createdAt];
    const within = { ...asked, from, to };
    expect(new Set(ids(await all({ ...within, sort: 'amount' })))).toEqual(
      new Set(ids(await all(within))),
    );
  });

  test('a search by the beginning of an id finds all of them, also more than 500', async () => {
    const { all } = openWithOrders(3000);
    const found = await all({ search: 'test1' });
    expect(found.length).toBeGreaterThan(500);
    expect(found.every(({ id }) => id.startsWith('test1'))).toBe(true);
  });

  test('orders that are placed and cancelled while it is built, and after, are in it once', async () => {
    const { sandbox, list, all, trader } = openWithOrders(5000);
    const place = () =>
      trader.ask<{ id: string }>('POST', `${base}/order`, {
        market: 'XCB-CTN',
        side: 'Buy',
        type: 'Limit',
        amount: '100',
        price: '1.10',
      });
    const [before, during] = [await place(), await place()];
    await list({});
    // One piece of three.
    sandbox.tick(50);
    await trader.ask('DELETE', `${base}/orders/${during.id}`);
    sandbox.tick(500);
    const after = await place();
    await trader.ask('DELETE', `${base}/orders/${after.id}`);
    const sorted = await all({ sort: 'status', userId: 'trader' });
    for (const [{ id }, status] of [
      [before, 'Open'],
      [during, 'Cancelled'],
      [after, 'Cancelled'],
    ] as const) {
      expect(sorted.filter((order) => order.id === id).map((each) => each.status)).toEqual([
        status,
      ]);
    }
    expect(new Set(ids(sorted))).toEqual(new Set(ids(await all({ userId: 'trader' }))));
  });

  test('an index that is given back is built again', async () => {
    const { sandbox, all } = openWithOrders(2500);
    const first = await all({ sort: '-amount' });
    sandbox.tick(16 * minute);
    expect(ids(await all({ sort: '-amount' }))).toEqual(ids(first));
  });
});
