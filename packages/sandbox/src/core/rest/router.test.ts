import type { OrderWithFills, PortfolioOverview } from '@agio/api-client/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../store/store.ts';
import { base, office, openWorld } from '../testing/caller.ts';
import { findRoute, routes } from './routes.ts';

const buy = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '6', amount: '10' };

function open(name: string | null = 'trader', scenario: 'default' | 'empty' = 'default') {
  const { sandbox, as } = openWorld({ scenario });
  return { sandbox, ...as(name) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('answers', () => {
  test('S57 W01 nothing is cached and every answer has an id of its own', async () => {
    const { send } = open();
    const first = await send('GET', '/marketdata/instruments');
    const second = await send('GET', '/no/such/address');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(second.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  test('W02 an unknown address, a wrong method and an unreadable path give different errors', async () => {
    const { refused, send } = open();
    expect(await refused('GET', '/no/such/address')).toMatchObject({ status: 404, code: 40400 });
    expect(await refused('PUT', `${base}/order`, {})).toMatchObject({ status: 405 });
    expect((await send('PUT', `${base}/order`, {})).headers.get('allow')).toBe('POST');
    expect(await refused('DELETE', `${base}/orders/%E0%A4%A`)).toMatchObject({ status: 404 });
  });

  test('W03 a fixed address is never taken for an id', () => {
    const match = findRoute('GET', `${base}/orders/my`);
    expect(match.kind === 'found' ? match.route.id : match.kind).toBe('trading.openOrders');
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  });
});

describe('requests are held against the contract, strictly', () => {
  const { refused } = open();
  const order = (body: unknown, headers?: Record<string, string>) =>
    refused('POST', `${base}/order`, body, headers);

  test('W04 an unknown key, a missing one and a wrong one are named', async () => {
    expect(await order({ ...buy, colour: 'red' })).toMatchObject({
      status: 400,
      code: 40001,
      keys: ['colour'],
    });
    expect(await order({ ...buy, side: undefined })).toMatchObject({ keys: ['side'] });
    expect(await order({ ...buy, price: '1,234.56' })).toMatchObject({
      status: 400,
      keys: ['price'],
    });
    expect(await order({ ...buy, price: 6 })).toMatchObject({ keys: ['price'] });
    expect(await order({ ...buy, amount: '-1' })).toMatchObject({ keys: ['amount'] });
    expect(await refused('GET', `${base}/order_history?limit=0`)).toMatchObject({
      keys: ['limit'],
    });
    expect(await refused('GET', `${base}/order_history?frm=x`)).toMatchObject({ keys: ['frm'] });
  });

  test('W04 a field that stands in the body and in the address with different values is refused, wherever a reader looks first', async () => {
    const at = (query: string, body: object = buy) =>
      refused('POST', `${base}/order?${query}`, body);
    expect(await at('amount=20')).toMatchObject({ status: 400, code: 40001, keys: ['amount'] });
    expect(await at('amount=20&amount=10')).toMatchObject({ status: 400 });
    expect(
      await refused('PUT', `${base}/address-book/mine`, { id: 'other', label: 'x' }),
    ).toMatchObject({ status: 400 });
    const { send } = open();
    const same = await send('POST', `${base}/order?amount=10`, buy);
    expect(same.status).toBe(200);
  });

  test('W05 a body that is no JSON object, too large or of another type is refused', async () => {
    expect(await order('{"cut')).toMatchObject({ status: 400 });
    expect(await order('[]')).toMatchObject({ status: 400 });
    expect(await order('"text"')).toMatchObject({ status: 400 });
    expect(await order(buy, { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
    expect(await order(`{"market":"${'x'.repeat(1_100_000)}"}`)).toMatchObject({ status: 413 });
  });
});

describe('who may', () => {
  test('W06 a guest sees markets and must sign in for the rest', async () => {
    const { send, refused } = open(null);
    expect((await send('GET', '/marketdata/instruments')).status).toBe(200);
    expect((await send('GET', '/marketdata/trends/all/CHF')).status).toBe(200);
    for (const route of routes.filter(({ endpoint }) => endpoint.auth === 'required')) {
      const path = route.endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      expect(await refused(route.endpoint.method, path)).toMatchObject({
        status: 401,
        code: 40100,
      });
    }
  });

  test('W07 a token that was revoked is refused', async () => {
    const { sandbox, send, refused } = open();
    expect((await send('GET', `${base}/userinfo`)).status).toBe(200);
    sandbox.faults.revokeTokens();
    expect(await refused('GET', `${base}/userinfo`)).toMatchObject({ status: 401, code: 40100 });
  });

  test('W08 a frozen account reads so in its profile and may not trade, but knows who it is', async () => {
    const { refused, send } = open('frozen');
    const frozen = { status: 403, code: 30201 };
    expect(await refused('GET', `${base}/profile`)).toMatchObject(frozen);
    expect(await refused('POST', `${base}/order`, buy)).toMatchObject(frozen);
    expect(await refused('GET', `${base}/v2/portfolio`)).toMatchObject(frozen);
    expect((await send('GET', `${base}/userinfo`)).json()).toMatchObject({ isFrozen: true });
  });

  test('W09 an account that is not active is refused what needs an active one', async () => {
    for (const name of ['newcomer', 'pending']) {
      const { refused, send } = open(name);
      const inactive = { status: 403, code: 30202 };
      expect(await refused('GET', `${base}/settings`)).toMatchObject(inactive);
      expect(await refused('GET', `${base}/orders/my`)).toMatchObject(inactive);
      expect(await refused('POST', `${base}/order`, buy)).toMatchObject(inactive);
      expect((await send('GET', `${base}/profile`)).status).toBe(200);
    }
  });

  test("W10 an account neither sees nor cancels another person's order", async () => {
    const { sandbox, send } = open();
    const { id } = (await send('POST', `${base}/order`, buy)).json<OrderWithFills>();
    const answer = await sandbox.fetch(
      new Request(`http://sandbox${base}/orders/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${sandbox.issueToken('support@agio.test')}` },
      }),
    );
    expect(answer.status).toBe(404);
    expect((await send('DELETE', `${base}/orders/${id}`)).json()).toMatchObject({
      status: 'Cancelled',
    });
  });
});

describe('once', () => {
  const key = { 'idempotency-key': 'intent-1' };

  test('S48 W11 a repeated key gets the same answer and does nothing again', async () => {
    const { send } = open();
    const first = await send('POST', `${base}/order`, buy, key);
    const second = await send('POST', `${base}/order`, buy, key);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const mine = (await send('GET', `${base}/orders/my?market=XCB-CTN`)).json<OrderWithFills[]>();
    expect(mine.filter(({ price }) => price === '6')).toHaveLength(1);
  });

  test('S48 W12 the same key with another order is a mismatch', async () => {
    const { send, refused } = open();
    await send('POST', `${base}/order`, buy, key);
    const other = await refused('POST', `${base}/order`, { ...buy, amount: '11' }, key);
    expect(other).toMatchObject({ status: 422, code: 42200 });
  });

  test('a secret is shown once: a repeat answers the key without it, and it is not stored', async () => {
    const store = memoryStore();
    const admin = openWorld({ store }).as('admin');
    const body = {
      name: 'Gateway',
      permissions: ['Read'],
      allowedAddresses: [],
      expiresAt: null,
    };
    const create = async () =>
      (await admin.send('POST', `${office}/api-keys/create`, body, key)).json<{
        key: { id: string };
        secret: string | null;
      }>();
    const first = await create();
    expect(first.secret).toMatch(/^ags_/);
    const again = await create();
    expect(again).toEqual({ key: first.key, secret: null });
    expect(JSON.stringify([...store.read('idempotency')])).not.toContain('ags_');
  });

  test('W13 a refusal is judged anew and not stored, and another key is another intent', async () => {
    const store = memoryStore();
    const { refused, send } = openWorld({ store }).as('trader');
    const tooMuch = { ...buy, side: 'Sell', amount: '900000' };
    const expected = { status: 409, code: 60002, keys: ['amount'] };
    expect(await refused('POST', `${base}/order`, tooMuch, key)).toMatchObject(expected);
    expect(await refused('POST', `${base}/order`, tooMuch, key)).toMatchObject(expected);
    expect([...store.read('idempotency')]).toEqual([]);
    // The mistake is corrected: the same key now works.
    expect((await send('POST', `${base}/order`, buy, key)).status).toBe(200);
    expect(
      (await send('POST', `${base}/order`, buy, { 'idempotency-key': 'intent-2' })).status,
    ).toBe(200);
  });

  test('S48 W20 a command that cannot be written is not done, and neither is its repeat', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = memoryStore();
    const { as } = openWorld({ store });
    const trader = as('trader');
    vi.spyOn(store, 'commit').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const before = await trader.ask<unknown[]>('GET', `${base}/orders/my`);
    expect(await trader.refused('POST', `${base}/order`, buy, key)).toMatchObject({
      status: 503,
      messages: [
        'The exchange cannot save data at the moment. Nothing was changed. Try again in a few seconds.',
      ],
    });
    expect(String(error.mock.lastCall?.[1])).toContain('the disk is full');
    expect(await trader.ask('GET', `${base}/orders/my`)).toEqual(before);
    const again = await trader.send('POST', `${base}/order`, buy, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect(await trader.ask('GET', `${base}/orders/my`)).toHaveLength(before.length + 1);
  });
});

describe('orders and money', () => {
  test('W14 buying at the best ask fills, changes the portfolio and is in the history', async () => {
    const { sandbox, send } = open();
    const hub = sandbox.connectHub('market');
    await hub.start();
    const { asks } = await hub.invoke<{ asks: [string, string][] }>('BookSnapshot', 'XCB-CTN');
    const xcb = async () =>
      (await send('GET', `${base}/v2/portfolio`))
        .json<PortfolioOverview>()
        .balances.find(({ asset }) => asset === 'XCB')?.total;
    const before = await xcb();
    const price = asks[0]?.[0];
    const order = (await send('POST', `${base}/order`, { ...buy, price })).json<OrderWithFills>();
    expect(order).toMatchObject({
      status: 'Filled',
      filledAmount: '10',
      fee: '0.012',
      feeAsset: 'XCB',
    });
    expect(Number(await xcb()) - Number(before)).toBeCloseTo(9.988, 9);
    const history = (await send('GET', `${base}/order_history?limit=1`)).json<{
      items: OrderWithFills[];
    }>();
    expect(history.items[0]).toEqual(order);
  });

  test('W15 history has pages that fit together and filters by market, side, type, status, name and time', async () => {
    const { send } = open();
    const all = (await send('GET', `${base}/order_history?limit=500`)).json<{
      items: OrderWithFills[];
    }>();
    expect(all.items.length).toBeGreaterThan(5);
    const paged: OrderWithFills[] = [];
    let query: string | undefined = '';
    while (query !== undefined) {
      const answer = await send('GET', `${base}/order_history?limit=3${query}`);
      const page = answer.json<{ items: OrderWithFills[]; nextCursor: string | null }>();
      paged.push(...page.items);
      query = page.nextCursor === null ? undefined : `&cursor=${page.nextCursor}`;
    }
    expect(paged).toEqual(all.items);
    const times = paged.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted().reverse());
    const sells = (await send('GET', `${base}/order_history?side=Sell&market=XCB-CTN`)).json<{
      items: OrderWithFills[];
    }>();
    expect(sells.items).toHaveLength(1);
    for (const [field, value] of [
      ['type', 'Market'],
      ['type', 'Limit'],
      ['status', 'Filled'],
      ['status', 'Cancelled'],
    ] as const) {
      const some = (await send('GET', `${base}/order_history?limit=500&${field}=${value}`)).json<{
        items: OrderWithFills[];
      }>();
      expect(some.items).toEqual(all.items.filter((order) => order[field] === value));
    }
    const recent = (await send('GET', `${base}/order_history?from=2026-11-10T00:00:00.000Z`)).json<{
      items: OrderWithFills[];
    }>();
    expect(recent.items.every(({ updatedAt }) => updatedAt > '2026-11-10')).toBe(true);
  });

  test('W16 cancelling all cancels those of one market or all of them', async () => {
    const { send } = open();
    const one = (await send('DELETE', `${base}/orders?market=XCB-CTN`)).json<{
      cancelled: string[];
    }>();
    expect(one.cancelled).toHaveLength(3);
    await send('DELETE', `${base}/orders`);
    expect((await send('GET', `${base}/orders/my`)).json()).toEqual([]);
    const balances = (await send('GET', `${base}/v2/portfolio`)).json<PortfolioOverview>().balances;
    expect(balances.every(({ inOrders }) => inOrders === '0')).toBe(true);
  });

  test('W17 the portfolio is worth the sum of its parts, in the requested currency', async () => {
    const { send } = open();
    const francs = (await send('GET', `${base}/v2/portfolio`)).json<PortfolioOverview>();
    const dollars = (
      await send('GET', `${base}/v2/portfolio?currency=USD`)
    ).json<PortfolioOverview>();
    expect(francs.currency).toBe('CHF');
    const sum = francs.balances.reduce((total, { value }) => total + Number(value), 0);
    expect(sum).toBeCloseTo(Number(francs.totalValue), 0);
    expect(Number(francs.totalValue) / Number(dollars.totalValue)).toBeCloseTo(0.8012, 3);
  });

  test('W18 a setting is kept and can be cleared', async () => {
    const { send } = open();
    await send('PUT', `${base}/setting`, { type: 'current-currency', value: 'EUR' });
    expect((await send('GET', `${base}/settings`)).json()).toEqual({
      data: { currentCurrency: 'EUR', costMethod: null },
    });
    expect((await send('GET', `${base}/v2/portfolio`)).json()).toMatchObject({ currency: 'EUR' });
    await send('DELETE', `${base}/setting?type=current-currency`);
    expect((await send('GET', `${base}/settings`)).json()).toEqual({
      data: { currentCurrency: null, costMethod: null },
    });
  });

  test('W19 a new account has nothing', async () => {
    const { send } = open('trader', 'empty');
    expect((await send('GET', `${base}/v2/portfolio`)).json()).toMatchObject({
      totalValue: '0',
      balances: [],
    });
    expect((await send('GET', `${base}/order_history`)).json()).toEqual({
      items: [],
      nextCursor: null,
      total: { count: 0, isMore: false },
    });
  });
});

describe('faults on command', () => {
  test('a failing call fails the set number of times, then works again', async () => {
    const { sandbox, send } = open();
    sandbox.faults.set({ endpoint: 'portfolio.overview', failWith: { status: 503 }, times: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) {
      statuses.push((await send('GET', `${base}/v2/portfolio`)).status);
    }
    expect(statuses).toEqual([503, 503, 200]);
  });

  test('malformed answers come in four kinds, and other calls are untouched', async () => {
    const { sandbox, send } = open();
    const seen: Record<string, string> = {};
    for (const malformed of ['not-json', 'wrong-shape', 'html', 'empty'] as const) {
      sandbox.faults.set({ endpoint: 'account.settings', malformed });
      const { text, status } = await send('GET', `${base}/settings`);
      seen[malformed] = `${status} ${text}`;
    }
    expect(seen).toEqual({
      'not-json': '200 {"cut off',
      'wrong-shape': '200 {"unexpected":true}',
      html: '502 <!doctype html><title>502 Bad Gateway</title>',
      empty: '200 ',
    });
    expect((await send('GET', `${base}/userinfo`)).status).toBe(200);
  });

  test('dropped sockets end every connection with an error', async () => {
    const { sandbox } = open();
    const errors: (Error | undefined)[] = [];
    const market = sandbox.connectHub('market');
    const own = sandbox.connectHub('notifications', {
      accessToken: () => sandbox.issueToken('trader@agio.test'),
    });
    for (const connection of [market, own]) {
      connection.onclose((error) => errors.push(error));
      await connection.start();
    }
    sandbox.faults.dropSockets();
    await new Promise((resolve) => setTimeout(resolve));
    expect(errors).toHaveLength(2);
    expect(errors.every((error) => error instanceof Error)).toBe(true);
    await expect(market.invoke('SubscribeTickers')).rejects.toThrow(/Connected/);
    await market.start();
    await expect(market.invoke('SubscribeTickers')).resolves.toHaveLength(26);
  });

  test('on command the server says a wrong time', async () => {
    const { sandbox, send } = open();
    const date = async () => (await send('GET', '/marketdata/instruments')).headers.get('date');
    expect(await date()).toBeNull();
    sandbox.faults.clockSkewMs = -86_400_000;
    expect(await date()).toBe('Thu, 19 Nov 2026 11:30:00 GMT');
  });

  test('a slow call answers late, the others do not wait for it', async () => {
    const { sandbox, send } = open();
    sandbox.faults.set({ endpoint: 'portfolio.overview', latencyMs: 60 });
    const order: string[] = [];
    await Promise.all([
      send('GET', `${base}/v2/portfolio`).then(() => order.push('slow')),
      send('GET', `${base}/userinfo`).then(() => order.push('quick')),
    ]);
    expect(order).toEqual(['quick', 'slow']);
  });

  test('an answer against the contract is a fault of ours, not a silent one', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { sandbox, refused } = open();
    const portfolio = await import('./handlers/portfolio.ts');
    const good = {
      currency: 'CHF',
      totalValue: '0',
      change24h: '0',
      changePercent24h: '0',
      balances: [],
    };
    const answers: [answer: object, place: string][] = [
      [{ currency: 'CHF' }, 'totalValue: Invalid'],
      [{ ...good, totalValue: 0 }, 'totalValue: Invalid'],
      [{ ...good, surprise: 1 }, 'surprise: not what'],
    ];
    for (const [answer, place] of answers) {
      vi.spyOn(portfolio.portfolio, 'overview').mockReturnValue(answer as never);
      expect(await refused('GET', `${base}/v2/portfolio`)).toMatchObject({
        status: 500,
        code: 50000,
      });
      expect(String(error.mock.lastCall?.[0])).toContain('portfolio.overview');
      expect(String(error.mock.lastCall?.[0])).toContain(place);
    }
    vi.spyOn(portfolio.portfolio, 'overview').mockReturnValue(good as never);
    await expect(refused('GET', `${base}/v2/portfolio`)).rejects.toThrow('not refused');
    const { account } = await import('./handlers/account.ts');
    const { userInformation } = account;
    vi.spyOn(account, 'userInformation').mockImplementation((...args) => ({
      ...userInformation(...args),
      activityStatus: 'Sleeping' as never,
    }));
    expect((await refused('GET', `${base}/userinfo`)).status).toBe(500);
    expect(String(error.mock.lastCall?.[0])).toContain('activityStatus: not what');
    sandbox.dispose();
  });
});
