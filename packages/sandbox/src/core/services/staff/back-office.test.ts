import {
  type Aggregation,
  type ApiKey,
  type AuditRecord,
  type HotWallet,
  type OrderWithFills,
  type StaffOrder,
  type StaffTransfer,
  type UserRow,
  csvFile,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { base, office, openWorld } from '../../testing/caller.ts';

const v2 = '/back-api/api/v2';

describe('orders and transfers of everybody', () => {
  test('O03 staff find orders by market, user and state, and an admin cancels one', async () => {
    const { as } = openWorld();
    const placed = await as('trader').ask<OrderWithFills>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side: 'Buy',
      type: 'Limit',
      price: '6',
      amount: '10',
    });
    const viewer = as('viewer');
    const found = await viewer.ask<{ items: StaffOrder[] }>('POST', `${v2}/orders`, {
      market: 'XCB-CTN',
      userId: 'trader',
      status: 'Open',
      limit: 1,
    });
    expect(found.items[0]).toMatchObject({ id: placed.id, userName: 'Lena Keller' });
    expect(await viewer.refused('DELETE', `${v2}/orders/cancel/${placed.id}`)).toMatchObject({
      status: 403,
    });
    const cancelled = await as('admin').ask(
      'DELETE',
      `${v2}/orders/cancel/${placed.id}?reason=Asked%20by%20phone`,
    );
    expect(cancelled).toMatchObject({ status: 'Cancelled', cancelReason: 'CancelledByAdmin' });
    const trail = await as('officer').ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=user&subjectId=trader`,
    );
    expect(trail.items[0]).toMatchObject({
      action: 'cancelled an order',
      detail: `${placed.id}: Asked by phone`,
    });
    const transfers = await viewer.ask<{ items: StaffTransfer[] }>(
      'GET',
      `${v2}/transfers?userId=trader&type=Withdrawal`,
    );
    expect(transfers.items.length).toBeGreaterThan(2);
    expect(
      transfers.items.every(({ type, userId }) => type === 'Withdrawal' && userId === 'trader'),
    ).toBe(true);
  });

  test('S43 O04 the same as files, which no spreadsheet takes for formulas', async () => {
    const { as } = openWorld();
    for (const [method, path] of [
      ['POST', `${v2}/orders.csv`],
      ['GET', `${v2}/transfers.csv`],
    ] as const) {
      const answer = await as('viewer').send(method, path, method === 'POST' ? {} : undefined);
      expect(answer.headers.get('content-type')).toBe('text/csv');
      expect(answer.headers.get('content-disposition')).toMatch(
        /filename="agio-\w+-2026-11-20\.csv"/,
      );
      const lines = answer.text.trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(5);
      expect(new Set(lines.map((line) => line.split(',').length)).size).toBe(1);
    }
    const cells: readonly [cell: string, written: string][] = [
      ['-1250.5', '-1250.5'],
      ['0.00000001', '0.00000001'],
      ['-2+3', "'-2+3"],
      ['=cmd', "'=cmd"],
      ['+1', "'+1"],
      ['@SUM(A1)', "'@SUM(A1)"],
      ['\t=1', `"'\t'=1"`],
      ['\r=1', `"'\r'=1"`],
      ['\0=1', "'\0=1"],
      ['＝cmd', "'＝cmd"],
      ['-', "'-"],
      ['--1', "'--1"],
      ['say "x", y', '"say ""x"", y"'],
      ['two\nlines', '"two\nlines"'],
      ['', ''],
    ];
    const file = csvFile(
      ['a'],
      cells.map(([cell]) => [cell]),
    );
    expect(await file.text()).toBe(
      ['a', ...cells.map(([, written]) => written)].map((line) => `${line}\r\n`).join(''),
    );
  });
});

describe('users', () => {
  test('O05 staff find people, page by page', async () => {
    const { as } = openWorld();
    const support = as('support');
    const first = await support.ask<{ items: UserRow[]; nextCursor: string }>(
      'GET',
      `${office}/users?limit=10`,
    );
    const second = await support.ask<{ items: UserRow[] }>(
      'GET',
      `${office}/users?limit=10&cursor=${first.nextCursor}`,
    );
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(20);
    const found = await support.ask<{ items: UserRow[] }>(
      'GET',
      `${office}/users?search=lindqvist&status=Frozen`,
    );
    expect(found.items.map(({ displayName }) => displayName)).toEqual(['Sofia Lindqvist']);
    const byOfficer = await as('officer').ask<{ items: UserRow[] }>(
      'GET',
      `${office}/users?search=lindqvist&status=Frozen`,
    );
    expect(Number(byOfficer.items[0]?.portfolioValue)).toBeGreaterThan(10_000);
  });

  test('O06 one person: details, portfolio, orders, transfers, documents', async () => {
    const { as } = openWorld();
    const officer = as('officer');
    const of = { userId: 'trader' };
    const v3 = '/back-api/api/v3';
    expect(await officer.ask('POST', `${v3}/users/get`, of)).toMatchObject({
      user: { email: 'trader@agio.test' },
    });
    expect(await officer.ask('POST', `${v3}/portfolio/get`, of)).toMatchObject({ currency: 'CHF' });
    const orders = await officer.ask<{ items: unknown[] }>('POST', `${v3}/orders/list`, of);
    expect(orders.items.length).toBeGreaterThan(10);
    const transfers = await officer.ask<{ items: unknown[] }>('POST', `${v3}/transfers/list`, of);
    expect(transfers.items).toHaveLength(7);
    const documents = await officer.ask<unknown[]>('POST', `${v3}/users/documents/list`, {
      userId: 'p-keller',
    });
    expect(documents).toHaveLength(4);
    expect(await as('support').refused('POST', `${v3}/users/documents/list`, of)).toMatchObject({
      status: 403,
    });
    expect(await officer.refused('POST', `${v3}/users/get`, { userId: 'nobody' })).toMatchObject({
      status: 404,
    });
  });
});

describe('wallets', () => {
  test('O07 one proposes, another approves, then it is sent and confirmed', async () => {
    const { as, sandbox } = openWorld();
    const [admin, officer] = [as('admin'), as('officer')];
    const wallets = await officer.ask<HotWallet[]>('GET', `${v2}/wallets/hot`);
    const btc = wallets.find(({ id }) => id === 'btc');
    expect(btc).toMatchObject({ addressCount: 29 });
    const proposed = await admin.ask<Aggregation>('POST', `${v2}/wallets/aggregation/aggregate`, {
      walletId: 'btc',
    });
    expect(proposed.state).toBe('Proposed');
    const approve = `${v2}/wallets/aggregation/approve/${proposed.token}`;
    const broadcast = `${v2}/wallets/aggregation/broadcast`;
    expect(await admin.refused('POST', approve, {})).toMatchObject({
      status: 403,
      keys: ['token'],
    });
    expect(await admin.refused('POST', broadcast, { token: proposed.token })).toMatchObject({
      status: 409,
    });
    expect(await officer.ask('POST', approve, {})).toMatchObject({
      state: 'Approved',
      approvedBy: 'Maria Oliveira',
    });
    expect(await admin.ask('POST', broadcast, { token: proposed.token })).toMatchObject({
      state: 'Broadcast',
    });
    sandbox.tick(16_000);
    const after = (await officer.ask<HotWallet[]>('GET', `${v2}/wallets/hot`)).find(
      ({ id }) => id === 'btc',
    );
    expect(after?.addressCount).toBe(0);
    expect(Number(after?.balance) - Number(btc?.balance)).toBeCloseTo(Number(proposed.amount), 8);
    const list = await officer.ask<{ aggregations: Aggregation[]; sources: unknown[] }>(
      'GET',
      `${v2}/wallets/aggregation/balances/btc`,
    );
    expect(list).toMatchObject({ sources: [], aggregations: [{ state: 'Confirmed' }] });
    expect(
      await admin.refused('POST', `${v2}/wallets/aggregation/aggregate`, { walletId: 'btc' }),
    ).toMatchObject({ status: 409 });
  });

  test('O08 a proposal without an approval in time expires', async () => {
    const { as, sandbox, clock } = openWorld();
    const admin = as('admin');
    expect(
      await admin.refused('POST', `${v2}/wallets/aggregate-token/BTC`, { walletId: 'eth' }),
    ).toMatchObject({ keys: ['token'] });
    const proposed = await admin.ask<Aggregation>('POST', `${v2}/wallets/aggregate-token/ETH`, {
      walletId: 'eth',
    });
    clock.advance(61 * 60_000);
    sandbox.tick(100);
    expect(
      await as('officer').refused(
        'POST',
        `${v2}/wallets/aggregation/approve/${proposed.token}`,
        {},
      ),
    ).toMatchObject({ status: 409 });
  });

  test('O10 a key that was revoked stays in the list, cannot be revoked twice, and is in the trail', async () => {
    const { as } = openWorld();
    const admin = as('admin');
    const keys = `${office}/api-keys`;
    const [key] = await admin.ask<ApiKey[]>('GET', `${keys}/list`);
    const active = { ...key, revokedAt: null };
    expect(key).toEqual(active);
    const revoked = await admin.ask<ApiKey>('PUT', `${keys}/revoke`, { id: key?.id });
    expect(revoked).toEqual({ ...key, revokedAt: '2026-11-20T11:30:00.000Z' });
    expect(await admin.ask<ApiKey[]>('GET', `${keys}/list`)).toContainEqual(revoked);
    expect(await admin.refused('PUT', `${keys}/revoke`, { id: key?.id })).toMatchObject({
      status: 409,
      keys: ['id'],
    });
    expect(await admin.refused('PUT', `${keys}/revoke`, { id: 'none' })).toMatchObject({
      status: 404,
    });
    const trail = await admin.ask<{ items: AuditRecord[] }>(
      'GET',
      `${office}/audit?subject=api-keys`,
    );
    expect(trail.items[0]).toMatchObject({
      action: 'revoked an API key',
      detail: `${key?.prefix}: ${key?.name}`,
      subject: 'api-keys',
      subjectId: null,
    });
  });

  test('O11 acts on markets, wallets, assets and people are in one trail, found by subject', async () => {
    const { as, clock } = openWorld();
    const admin = as('admin');
    await admin.ask('PUT', `${office}/market/XCB-CTN`, { status: 'Halted', reason: 'Outage.' });
    clock.advance(1000);
    await admin.ask('PUT', `${office}/market/BTC-USDC`, { takerFee: '0.002', reason: 'A test' });
    clock.advance(1000);
    await admin.ask('PUT', `${office}/asset/XCB`, { depositEnabled: false, reason: 'A test' });
    clock.advance(1000);
    const [wallet] = await admin.ask<HotWallet[]>('GET', `${v2}/wallets/hot`);
    const proposed = await admin.send('POST', `${v2}/wallets/aggregation/aggregate`, {
      walletId: wallet?.id,
    });
    expect([200, 409]).toContain(proposed.status);
    const trail = async (query: string) =>
      (await as('officer').ask<{ items: AuditRecord[] }>('GET', `${office}/audit?${query}`)).items;
    const about = (records: AuditRecord[]) =>
      records.map(({ subject, subjectId, action }) => `${subject} ${subjectId}: ${action}`);
    const latest = about(await trail('limit=4'));
    expect(latest).toContain('asset XCB: changed depositEnabled');
    expect(latest).toContain('market BTC-USDC: changed takerFee');
    expect(about(await trail('subject=market'))).toEqual([
      'market BTC-USDC: changed takerFee',
      'market XCB-CTN: set to Halted',
    ]);
    const [halt] = await trail('subject=market&subjectId=XCB-CTN');
    expect(halt).toMatchObject({ detail: 'Outage.', time: '2026-11-20T11:30:00.000Z' });
    expect(halt?.actor.length).toBeGreaterThan(2);
    const people = await trail('subject=user&limit=500');
    expect(people.length).toBeGreaterThan(3);
    expect(people.every(({ subject }) => subject === 'user')).toBe(true);
    const wallets = await trail('subject=wallet');
    expect(wallets.every(({ subjectId }) => subjectId !== null)).toBe(true);
    for (const name of ['viewer', 'support', 'trader']) {
      expect((await as(name).send('GET', `${office}/audit`)).status).toBe(403);
    }
  });

  test('O09 a secret is shown once; address ranges and dates are checked', async () => {
    const { as } = openWorld();
    const admin = as('admin');
    const request = {
      name: 'Settlement',
      permissions: ['Read'],
      allowedAddresses: ['185.12.40.11', '10.0.0.0/8', '2001:db8::/32', '2001:db8:0:0:0:0:0:1'],
    };
    const made = await admin.ask<{ key: ApiKey; secret: string }>(
      'POST',
      `${office}/api-keys/create`,
      request,
    );
    expect(made.secret).toMatch(/^ags_[\w-]{43}$/);
    const list = await admin.send('GET', `${office}/api-keys/list`);
    expect(list.text).toContain(made.key.prefix);
    expect(list.text).not.toContain(made.secret);
    for (const wrong of ['300.1.1.1', '010.0.0.1', '10.0.0.0/33', '10.0.0.', ':::::', '::/129']) {
      expect(
        await admin.refused('POST', `${office}/api-keys/create`, {
          ...request,
          allowedAddresses: ['10.0.0.1', wrong],
        }),
      ).toMatchObject({ keys: ['allowedAddresses.1'] });
    }
    expect(
      await admin.refused('POST', `${office}/api-keys/create`, {
        ...request,
        expiresAt: '2020-01-01T00:00:00.000Z',
      }),
    ).toMatchObject({ keys: ['expiresAt'] });
  });
});
