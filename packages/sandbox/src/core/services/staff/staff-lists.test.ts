import type {
  AuditRecord,
  ListTotal,
  OrderWithFills,
  StaffOrder,
  UserRow,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { base, type Caller, office, openWorld } from '../../testing/caller.ts';

const v2 = '/back-api/api/v2';

interface Listed<Item> {
  items: Item[];
  nextCursor: string | null;
  total?: ListTotal;
}

const get = <Item = { id: string }>(
  caller: Caller,
  path: string,
  query: Record<string, string> = {},
) => caller.ask<Listed<Item>>('GET', `${path}?${new URLSearchParams(query).toString()}`);
const orders = (caller: Caller, asked: object) =>
  caller.ask<Listed<StaffOrder>>('POST', `${v2}/orders`, asked);
const place = (caller: Caller, price = '1.10') =>
  caller.ask<{ id: string }>('POST', `${base}/order`, {
    market: 'XCB-CTN',
    side: 'Buy',
    type: 'Limit',
    amount: '100',
    price,
  });

describe('office-review M13: a list says how long it is', () => {
  test('the first page of each does, filtered or sorted or not; those after it need not', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const lists: ((query: Record<string, string>) => Promise<Listed<unknown>>)[] = [
      (query) => get(officer, `${office}/users`, query),
      (query) => get(officer, `${office}/users`, { ...query, sort: 'user' }),
      (query) => get(officer, `${office}/compliance/users`, query),
      (query) => get(officer, `${office}/audit`, query),
      (query) => get(officer, `${office}/audit`, { ...query, sort: 'actor' }),
      (query) => get(officer, `${office}/audit`, { ...query, subject: 'user', kind: 'customer' }),
      (query) => get(officer, `${v2}/transfers`, query),
      (query) => get(officer, `${v2}/transfers`, { ...query, status: 'Confirmed' }),
      (query) => get(officer, `${v2}/transfers`, { ...query, sort: 'amount' }),
      (query) => orders(officer, query),
      (query) => orders(officer, { ...query, side: 'Buy' }),
      (query) => orders(officer, { ...query, sort: '-price' }),
    ];
    for (const ask of lists) {
      const whole = await ask({ limit: '500' });
      expect(whole.nextCursor).toBeNull();
      expect(whole.items.length).toBeGreaterThan(1);
      const first = await ask({ limit: '1' });
      expect(first.total).toEqual({ count: whole.items.length, isMore: false });
      expect(first.items).toHaveLength(1);
    }
  });

  test('a customer hears it of each list of the history, and staff of one customer', async () => {
    const { as } = openWorld();
    const [officer, trader] = [as('officer'), as('trader')];
    const own =
      (path: string, filter: Record<string, string> = {}) =>
      (page: Record<string, string>) =>
        get(trader, `${base}${path}`, { ...filter, ...page });
    const ofTrader = (path: string) => (page: object) =>
      officer.ask<Listed<{ id: string }>>('POST', `/back-api/api/v3${path}`, {
        userId: 'trader',
        ...page,
      });
    const lists = {
      orders: own('/order_history'),
      sales: own('/order_history', { side: 'Sell' }),
      ledger: own('/v1/ledger'),
      deposits: own('/v1/ledger', { type: 'Deposit' }),
      trades: own('/v1/trades'),
      sold: own('/v1/trades', { side: 'Sell' }),
      transfers: own('/wallet/transfer_history'),
      confirmed: own('/wallet/transfer_history', { status: 'Confirmed' }),
      ordersOfUser: ofTrader('/orders/list'),
      transfersOfUser: ofTrader('/transfers/list'),
    };
    for (const [name, ask] of Object.entries(lists)) {
      const whole = await ask({ limit: '500' });
      const first = await ask({ limit: '1' });
      const second = await ask({ limit: '1', cursor: first.nextCursor! });
      const totals = [whole.nextCursor, whole.total, first.total, second.total];
      const total = { count: whole.items.length, isMore: false };
      expect({ name, totals }).toEqual({ name, totals: [null, total, total, undefined] });
    }
  });

  test('an order that is placed, and one that is cancelled, are counted once', async () => {
    const { as } = openWorld();
    const [officer, trader] = [as('officer'), as('trader')];
    const counted = async () => (await orders(officer, { limit: 1 })).total?.count;
    const before = (await counted()) ?? 0;
    const { id } = await place(trader);
    expect(await counted()).toBe(before + 1);
    await trader.ask('DELETE', `${base}/orders/${id}`);
    expect(await counted()).toBe(before + 1);
  });

  test('entries about the reader are not counted, and those of their own acts are', async () => {
    const { as } = openWorld();
    const [admin, officer] = [as('admin'), as('officer')];
    await admin.ask('POST', `${office}/compliance/notes`, { userId: 'officer', text: 'Seen.' });
    expect((await officer.send('GET', `${office}/audit/csv`)).status).toBe(200);
    const list = await get<AuditRecord>(officer, `${office}/audit`, { limit: '500' });
    expect(list.items.some(({ subjectId }) => subjectId === 'officer')).toBe(false);
    expect(list.total?.count).toBe(list.items.length);
    const seen = await get<AuditRecord>(admin, `${office}/audit`, { limit: '500' });
    expect(seen.total?.count).toBeGreaterThan(list.items.length);
  });

  test('users are found by role, country, risk, value, note and since when they are customers', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const found = (query: Record<string, string>) =>
      get<UserRow>(officer, `${office}/users`, { limit: '500', ...query });
    const ids = async (query: Record<string, string>) =>
      (await found(query)).items.map(({ id }) => id);
    const everybody = await found({});

    expect(await ids({ role: 'ComplianceReviewer' })).toEqual(['officer']);
    const customers = await found({ role: 'Customer' });
    expect(customers.items.map(({ id }) => id)).not.toContain('officer');
    expect(customers.total?.count).toBeLessThan(everybody.items.length);

    const swiss = await ids({ country: 'switzerland' });
    expect(swiss.length).toBeGreaterThan(1);
    expect(swiss.length).toBeLessThan(everybody.items.length);
    expect(await ids({ country: 'Switz' })).toEqual([]);

    const risky = await ids({ riskFrom: '2' });
    expect(risky.length).toBeGreaterThan(0);
    const { risk } = await officer.ask<{ risk: { score: number } }>(
      'POST',
      `${office}/compliance/userDetails`,
      { userId: risky[0] },
    );
    expect(risk.score).toBeGreaterThanOrEqual(2);

    const rich = await found({ valueFrom: '1000', sort: 'value' });
    expect(rich.items.length).toBeGreaterThan(0);
    expect(Number(rich.items[0]!.portfolioValue)).toBeGreaterThanOrEqual(1000);
    expect(await officer.refused('GET', `${office}/users?valueFrom=1.005`)).toMatchObject({
      status: 400,
      keys: ['valueFrom'],
    });

    const [noted, bare] = [await found({ note: 'With' }), await found({ note: 'Without' })];
    expect(noted.items.every(({ note }) => note !== null)).toBe(true);
    expect(noted.items.length + bare.items.length).toBe(everybody.items.length);

    const day = '2024-01-01T00:00:00.000Z';
    const [late, early] = [await ids({ joinedFrom: day }), await ids({ joinedTo: day })];
    expect([...late, ...early].toSorted()).toEqual(everybody.items.map(({ id }) => id).toSorted());
  });

  test('users are a file, of what is filtered and in its order, which is recorded with its filter', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const query = { role: 'Customer', status: 'Active', sort: 'user' };
    const list = await get<UserRow>(officer, `${office}/users`, { ...query, limit: '500' });
    const file = await officer.send('GET', `${office}/users.csv?${new URLSearchParams(query)}`);
    const [head, ...lines] = file.text.trimEnd().split('\r\n');
    expect(head).toMatch(/^id,name,email,core id,tier,status,/);
    expect(lines.map((line) => line.split(',')[0])).toEqual(list.items.map(({ id }) => id));
    const { items } = await get<AuditRecord>(officer, `${office}/audit`, { subject: 'users' });
    expect(items[0]).toMatchObject({
      action: 'exported users',
      kind: 'export',
      subject: 'users',
      subjectId: null,
      actorId: 'officer',
      changes: expect.arrayContaining([
        { field: 'rows', before: null, after: String(lines.length) },
        { field: 'filter.role', before: null, after: 'Customer' },
      ]),
    });
    for (const name of ['viewer', 'support', 'trader']) {
      expect((await as(name).refused('GET', `${office}/users.csv`)).status).toBe(403);
    }
  });
});

test('office-review L10: a back office with much to do has more orders than a page of the screens', async () => {
  const { as } = openWorld({ scenario: 'waiting' });
  const { total, nextCursor } = await orders(as('officer'), { limit: 200 });
  expect(nextCursor).not.toBeNull();
  expect(total?.count).toBeGreaterThan(200);
});

describe('office-review L7: the queue begins with what waits for an officer', () => {
  test('a request whose customer has the word comes after all that wait, from either end', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    interface Case {
      request: {
        id: string;
        statusType: string;
        readyToReviewAt: string | null;
        dueAt: string | null;
      };
    }
    const before = await get<Case>(officer, `${office}/compliance/users`, {
      status: 'PendingForReview',
    });
    // The one that would stand first.
    const { id } = before.items[0]!.request;
    await officer.ask('PUT', `${office}/compliance/resolve`, {
      requestId: id,
      decision: 'RequestMoreData',
      comment: 'A second page, please.',
      seenDecidedAt: null,
      seenApprovalAt: null,
    });
    for (const sort of ['-waiting', 'waiting']) {
      const { items } = await get<Case>(officer, `${office}/compliance/users`, {
        sort,
        limit: '500',
      });
      const waits = items.map(
        ({ request: { statusType, readyToReviewAt } }) =>
          readyToReviewAt !== null && statusType === 'PendingForReview',
      );
      expect(waits.lastIndexOf(true)).toBeLessThan(waits.indexOf(false));
      const due = items.flatMap(({ request: { dueAt } }, at) => (waits[at] ? [dueAt] : []));
      const inOrder = due.toSorted((a, b) => a!.localeCompare(b!));
      expect(due).toEqual(sort === '-waiting' ? inOrder : inOrder.toReversed());
      expect(items.findIndex(({ request }) => request.id === id)).toBeGreaterThanOrEqual(
        waits.indexOf(false),
      );
    }
  });
});

describe('office-review M14: orders, transfers and the trail are found by a person', () => {
  test('orders by the beginning of their id, and by name or e-mail of who placed them', async () => {
    const { as } = openWorld();
    const viewer = as('viewer');
    const mine = await place(as('trader'));
    const found = await orders(viewer, { search: mine.id });
    expect(found.items.map(({ id }) => id)).toEqual([mine.id]);
    const short = await orders(viewer, { search: mine.id.slice(0, 4).toUpperCase(), limit: 500 });
    expect(short.items.map(({ id }) => id)).toContain(mine.id);

    const own = await orders(viewer, { userId: 'trader', limit: 500 });
    for (const search of ['Lena Kel', 'trader@agio.test']) {
      const page = await orders(viewer, { search, limit: 500 });
      expect(new Set(page.items.map(({ id }) => id))).toEqual(
        new Set(own.items.map(({ id }) => id)),
      );
      const times = page.items.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().reverse());
      expect(page.total).toEqual({ count: own.items.length, isMore: false });
    }
    const buys = await orders(viewer, { search: 'Lena Keller', side: 'Buy', limit: 500 });
    expect(buys.items.length).toBeGreaterThan(0);
    expect(buys.items.every(({ side, userId }) => side === 'Buy' && userId === 'trader')).toBe(
      true,
    );
    expect((await orders(viewer, { search: 'Nobody at all' })).items).toEqual([]);
    const file = await viewer.send('POST', `${v2}/orders.csv`, { search: 'Lena Keller' });
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(own.items.length + 1);
  });

  test('an order read by its id has its fills, and a list has none', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const { items } = await orders(officer, { status: 'Filled', userId: 'trader', limit: 500 });
    const filled = items[0]!;
    expect(items.every((order) => order.fills === undefined)).toBe(true);
    const whole = (await orders(officer, { id: filled.id })).items[0]!;
    const own = await as('trader').ask<{ items: OrderWithFills[] }>(
      'GET',
      `${base}/order_history?limit=500`,
    );
    expect(whole.fills?.length).toBeGreaterThan(0);
    expect(whole.fills).toEqual(own.items.find(({ id }) => id === filled.id)?.fills);
  });

  test('0152 the file of orders has the exits of an entry', async () => {
    const { as } = openWorld();
    const entry = await as('trader').ask<{ id: string }>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      amount: '100',
      price: '1.10',
      exits: { takeProfitPrice: '9', stopLossPrice: '1', stopLossLimit: '0.95' },
    });
    const file = await as('viewer').send('POST', `${v2}/orders.csv`, { search: entry.id });
    const [heads, row] = file.text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const cells = Object.fromEntries(heads!.map((head, at) => [head, row?.[at]]));
    expect(cells).toMatchObject({ order: entry.id, 'entry order': '' });
    expect(Number(cells['take profit'])).toBe(9);
    expect(Number(cells['stop loss'])).toBe(1);
    expect(Number(cells['stop limit'])).toBe(0.95);
  });

  test('0154 the file of orders has the slices of an order that trades over a time', async () => {
    const { as } = openWorld();
    const { id } = await as('trader').ask<{ id: string }>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'TWAPLimit',
      amount: '100',
      price: '1.10',
      schedule: { duration: 600, slices: 4 },
    });
    const file = await as('viewer').send('POST', `${v2}/orders.csv`, { search: id });
    const [heads, row] = file.text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const cells = Object.fromEntries(heads!.map((head, at) => [head, row?.[at]]));
    expect(cells).toMatchObject({ 'duration in seconds': '600', slices: '4', 'slices done': '1' });
  });

  test('transfers by name or e-mail, and as before by a part of an id', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const own = await get(officer, `${v2}/transfers`, { userId: 'trader', limit: '500' });
    for (const search of ['lena keller', 'trader@agio']) {
      const page = await get(officer, `${v2}/transfers`, { search, limit: '500' });
      expect(new Set(page.items.map(({ id }) => id))).toEqual(
        new Set(own.items.map(({ id }) => id)),
      );
    }
    const { id } = own.items[0]!;
    const one = await get(officer, `${v2}/transfers`, { search: id });
    expect(one.items.map((each) => each.id)).toContain(id);
  });

  test('the trail by who acted and by whom it is about', async () => {
    const { as } = openWorld();
    const [admin, officer] = [as('admin'), as('officer')];
    await officer.ask('POST', `${office}/compliance/notes`, {
      userId: 'trader',
      text: 'Called about an order.',
    });
    const by = async (search: string) =>
      (await get<AuditRecord>(admin, `${office}/audit`, { search, limit: '500' })).items;
    const about = await by('lena keller');
    expect(about.some(({ subjectId }) => subjectId === 'trader')).toBe(true);
    expect(about.every(({ subjectId, actorId }) => [subjectId, actorId].includes('trader'))).toBe(
      true,
    );
    const acts = await by('officer@agio.test');
    expect(
      acts.some(({ actorId, subjectId }) => actorId === 'officer' && subjectId === 'trader'),
    ).toBe(true);
    const [entry] = acts;
    expect((await by(entry!.id)).map(({ id }) => id)).toEqual([entry!.id]);
    expect(await by('nobody at all')).toEqual([]);
  });
});

describe('security-review 13: masked data is not revealed by an order or a search', () => {
  test('who sees values masked can neither sort nor filter by them', async () => {
    const { as } = openWorld();
    for (const name of ['viewer', 'support']) {
      for (const [query, key] of [
        ['sort=value', 'sort'],
        ['sort=-value', 'sort'],
        ['sort=tier,-value', 'sort'],
        ['valueFrom=1000', 'valueFrom'],
        ['riskFrom=2', 'riskFrom'],
        ['country=Switzerland', 'country'],
      ] as const) {
        expect(await as(name).refused('GET', `${office}/users?${query}`)).toMatchObject({
          status: 403,
          keys: [key],
        });
      }
      expect((await get(as(name), `${office}/users`, { sort: '-seen,user' })).items).not.toEqual(
        [],
      );
    }
    expect((await get(as('officer'), `${office}/users`, { sort: '-value' })).items).not.toEqual([]);
  });

  test('a masked e-mail or core id is found as a whole, not letter by letter', async () => {
    const { as } = openWorld();
    const [officer, support] = [as('officer'), as('support')];
    const { items } = await get<UserRow>(officer, `${office}/users`, {
      search: 'trader@agio.test',
    });
    const { coreId, email } = items.find(({ id }) => id === 'trader')!;
    const ids = async (caller: Caller, search: string) =>
      (await get(caller, `${office}/users`, { search })).items.map(({ id }) => id);
    for (const whole of [email, coreId!]) {
      expect(await ids(support, whole.toUpperCase())).toContain('trader');
      expect(await ids(support, whole.slice(0, -1))).not.toContain('trader');
      expect(await ids(officer, whole.slice(0, -1))).toContain('trader');
    }
    const masked = await orders(support, { search: email.slice(0, -1) });
    expect(masked.items).toEqual([]);
    expect((await orders(support, { search: email })).items.length).toBeGreaterThan(0);
  });
});
