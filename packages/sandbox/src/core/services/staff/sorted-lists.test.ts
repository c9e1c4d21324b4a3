import { describe, expect, test } from 'vitest';
import { office, openWorld } from '../../testing/caller.ts';

const v2 = '/back-api/api/v2';

describe('lists that staff sort', () => {
  interface Listed {
    items: Record<string, string>[];
    nextCursor: string | null;
  }
  /** Everything of a list, a few at a time. */
  async function all(ask: (page: Record<string, unknown>) => Promise<Listed>) {
    const items: Listed['items'] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await ask(cursor === undefined ? {} : { cursor });
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  }
  /** Each once; of a request of the queue, all that it says. */
  const idsOf = (items: Listed['items']) => {
    const ids = items.map((each) => JSON.stringify(each['request'] ?? each['id']));
    expect(new Set(ids).size).toBe(ids.length);
    return new Set(ids);
  };
  const queryOf = (values: Record<string, unknown>) =>
    new URLSearchParams(values as Record<string, string>).toString();

  test('orders by price and time, transfers by amount, page by page, as figures', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const orders = await all((page) =>
      officer.ask('POST', `${v2}/orders`, { sort: '-price,time', limit: 7, ...page }),
    );
    const usual = await all((page) => officer.ask('POST', `${v2}/orders`, { limit: 500, ...page }));
    expect(idsOf(orders)).toEqual(idsOf(usual));
    const prices = orders.flatMap(({ price }) => (price === null ? [] : [Number(price)]));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const transfers = await all((page) =>
      officer.ask('GET', `${v2}/transfers?${queryOf({ sort: 'amount', limit: 5, ...page })}`),
    );
    const amounts = transfers.map(({ amount }) => Number(amount));
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('a file has the order of the list', async () => {
    const { as } = openWorld();
    const viewer = as('viewer');
    const { items } = await viewer.ask<Listed>('GET', `${v2}/transfers?sort=-amount&limit=500`);
    const file = await viewer.send('GET', `${v2}/transfers.csv?sort=-amount`);
    const ids = file.text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(ids).toEqual(items.map(({ id }) => id));
  });

  test('users, the queue and the trail by any of their fields, each entry once', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    for (const [path, sorts] of [
      [`${office}/users`, ['user', '-value,user', 'tier,-status', '-seen']],
      [`${office}/compliance/users`, ['-risk,waiting', 'type,user', 'files']],
      [`${office}/audit`, ['actor,-time', 'subject', 'time']],
    ] as const) {
      const usual = await all((page) =>
        officer.ask('GET', `${path}?${queryOf({ limit: 500, ...page })}`),
      );
      for (const sort of sorts) {
        const sorted = await all((page) =>
          officer.ask('GET', `${path}?${queryOf({ sort, limit: 3, ...page })}`),
        );
        expect(idsOf(sorted)).toEqual(idsOf(usual));
      }
    }
    const { items } = await officer.ask<Listed>('GET', `${office}/users?sort=-user&limit=500`);
    const names = items.map(({ displayName }) => displayName!.toLowerCase());
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })));
  });

  test('an order that the list does not have, and a page of another order, are refused', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    for (const sort of ['secret', 'user,', '-', 'user desc', 'user,tier,status,value,seen']) {
      const refusal = await officer.refused('GET', `${office}/users?${queryOf({ sort })}`);
      expect(refusal).toMatchObject({ status: 400, keys: ['sort'] });
    }
    const { nextCursor } = await officer.ask<Listed>('GET', `${office}/users?sort=user&limit=2`);
    const foreign = queryOf({ sort: '-user', limit: 2, cursor: nextCursor });
    expect(await officer.refused('GET', `${office}/users?${foreign}`)).toMatchObject({
      status: 400,
      keys: ['cursor'],
    });
    const { nextCursor: byTime } = await officer.ask<Listed>('GET', `${v2}/transfers?limit=2`);
    const mixed = queryOf({ sort: 'amount', limit: 2, cursor: byTime });
    expect(await officer.refused('GET', `${v2}/transfers?${mixed}`)).toMatchObject({
      status: 400,
      keys: ['cursor'],
    });
  });
});
