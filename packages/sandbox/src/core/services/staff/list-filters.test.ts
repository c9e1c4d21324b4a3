import type {
  ApiKey,
  AuditEntry,
  HeldWithdrawal,
  ListTotal,
  Overview,
  StaffMember,
  StaffOrder,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { base, office, openWorld } from '../../testing/caller.ts';

const hour = 3_600_000;
const path = (name: string, asked: Record<string, string> = {}) =>
  `${office}/${name}?${new URLSearchParams(asked)}`;

const linesOf = (text: string) => text.trimEnd().split('\r\n').slice(1);

describe('filters of the withdrawals that wait', () => {
  const open = () => {
    const { as, clock } = openWorld();
    const officer = as('officer');
    const list = async (asked: Record<string, string> = {}) =>
      (await officer.ask<{ items: HeldWithdrawal[] }>('GET', path('withdrawals', asked))).items;
    return { as, clock, officer, list };
  };

  test('the time of the request, the worth and the end filter as the rows say', async () => {
    const { list } = open();
    const all = await list();
    expect(all.length).toBeGreaterThan(2);
    const times = all.map(({ createdAt }) => createdAt).toSorted();
    const [, second = ''] = times;
    expect(await list({ from: second })).toHaveLength(all.length - 1);
    expect(await list({ to: times[0] ?? '' })).toHaveLength(1);
    const values = all.map(({ hold }) => Math.round(Number(hold.value))).toSorted((a, b) => a - b);
    const valueFrom = String((values[0] ?? 0) + 1);
    const worthy = await list({ valueFrom });
    expect(worthy).toHaveLength(
      all.filter(({ hold }) => Number(hold.value) >= Number(valueFrom)).length,
    );
    expect(worthy.length).toBeLessThan(all.length);
    const ends = all.map(({ hold }) => hold.expiresAt).toSorted();
    expect(await list({ expiresTo: ends[0] ?? '' })).toHaveLength(1);
  });

  test('a file has what is filtered, and the trail says by what', async () => {
    const { as, officer, list } = open();
    const found = await list({ asset: 'USDC', sort: '-amount' });
    const file = await officer.send(
      'GET',
      path('withdrawals.csv', { asset: 'USDC', sort: '-amount' }),
    );
    expect(linesOf(file.text).map((line) => line.split(',')[1])).toEqual(found.map(({ id }) => id));
    const { items } = await officer.ask<{ items: AuditEntry[] }>(
      'GET',
      path('audit', { kind: 'export' }),
    );
    expect(items).toMatchObject([
      {
        action: 'exported withdrawals',
        changes: [
          { field: 'rows', after: String(found.length) },
          { field: 'filter.asset', after: 'USDC' },
        ],
      },
    ]);
    expect((await as('viewer').refused('GET', path('withdrawals.csv'))).status).toBe(403);
  });
});

describe('filters of the staff', () => {
  test('the last sign of life and sign-ins filter the list and its file, which the trail has', async () => {
    const { as, clock } = openWorld();
    const admin = as('admin');
    const list = async (asked: Record<string, string>) =>
      (await admin.ask<{ items: StaffMember[] }>('GET', path('staff', asked))).items;
    clock.advance(2 * hour);
    await as('officer').ask('GET', path('withdrawals'));
    const seenFrom = new Date(clock.now() - hour).toISOString();
    const seen = (await list({ seenFrom })).map(({ id }) => id);
    expect(seen).toContain('officer');
    expect(seen).not.toContain('support');
    expect((await list({ seenTo: seenFrom })).map(({ id }) => id)).not.toContain('officer');
    // A sandbox without an identity provider knows no sign-ins.
    expect(await list({ signedIn: 'Yes' })).toEqual([]);
    expect((await list({ signedIn: 'No' })).length).toBeGreaterThan(3);
    const file = await admin.send('GET', path('staff.csv', { seenFrom, sort: '-name' }));
    const sorted = await list({ seenFrom, sort: '-name' });
    expect(linesOf(file.text).map((line) => line.split(',')[0])).toEqual(
      sorted.map(({ id }) => id),
    );
    const { items } = await admin.ask<{ items: AuditEntry[] }>(
      'GET',
      path('audit', { kind: 'export' }),
    );
    expect(items).toMatchObject([{ action: 'exported the list of staff', subject: 'users' }]);
    expect((await as('officer').refused('GET', path('staff.csv'))).status).toBe(403);
  });
});

describe('filters of the API keys', () => {
  const open = async () => {
    const { as, clock } = openWorld();
    const admin = as('admin');
    const create = (name: string, rest: object = {}) =>
      admin.ask('POST', `${office}/api-keys/create`, { name, permissions: ['Read'], ...rest });
    await create('Office only', { allowedAddresses: ['10.20.0.0/16'] });
    await create('Payer', { permissions: ['Transfers'] });
    const soon = new Date(clock.now() + 3 * 24 * hour).toISOString();
    await create('Ends soon', { expiresAt: soon });
    const list = (asked: Record<string, string> = {}) =>
      admin.ask<ApiKey[]>('GET', path('api-keys/list', asked));
    const names = async (asked: Record<string, string>) =>
      (await list(asked)).map(({ name }) => name);
    return { as, clock, admin, list, names, soon };
  };

  test('each column filters', async () => {
    const { clock, list, names, soon } = await open();
    const all = await list();
    expect(await names({ search: 'office' })).toEqual(['Office only']);
    expect(await names({ search: all[0]?.prefix ?? '' })).toEqual([all[0]?.name]);
    expect(await names({ permission: 'Transfers', state: 'Waiting' })).toContain('Payer');
    expect(await names({ state: 'Active' })).not.toContain('Payer');
    expect(await names({ state: 'Revoked' })).toEqual(
      all.filter(({ revokedAt }) => revokedAt !== null).map(({ name }) => name),
    );
    expect(await names({ usableFrom: '10.20.3.4' })).toContain('Office only');
    expect(await names({ usableFrom: '10.21.3.4' })).not.toContain('Office only');
    expect(await names({ expiresTo: soon })).toContain('Ends soon');
    expect(await names({ expiresTo: soon })).not.toContain('Office only');
    const usedFrom = new Date(clock.now() - 365 * 24 * hour).toISOString();
    expect(await names({ usedFrom })).toEqual(
      all.filter(({ lastUsedAt }) => (lastUsedAt ?? '') >= usedFrom).map(({ name }) => name),
    );
    const sorted = await names({ sort: 'name' });
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(sorted).toHaveLength(all.length);
  });

  test('the file has no secret, and the trail says that it was made', async () => {
    const { as, admin, names } = await open();
    const file = await admin.send('GET', path('api-keys.csv', { state: 'Active', sort: 'name' }));
    // A name may have a comma.
    expect(linesOf(file.text)).toHaveLength((await names({ state: 'Active' })).length);
    for (const name of await names({ state: 'Active' })) expect(file.text).toContain(name);
    expect(file.text).not.toContain('ags_');
    const { items } = await admin.ask<{ items: AuditEntry[] }>(
      'GET',
      path('audit', { kind: 'export' }),
    );
    expect(items).toMatchObject([{ action: 'exported API keys', subject: 'api-keys' }]);
    expect((await as('officer').refused('GET', path('api-keys.csv'))).status).toBe(403);
  });
});

test('the trades that the overview counts are of the orders that its link lists, and of no others', async () => {
  const { as, clock } = openWorld();
  const [officer, trader] = [as('officer'), as('trader')];
  const tradedFrom = new Date(clock.now() - 24 * hour).toISOString();
  const list = (asked: object) =>
    officer.ask<{ items: StaffOrder[]; total: ListTotal }>('POST', '/back-api/api/v2/orders', {
      limit: 500,
      ...asked,
    });
  const counted = async () =>
    (await officer.ask<Overview>('GET', path('overview'))).counts.trades.count;
  const place = (order: object) =>
    trader.ask<{ id: string }>('POST', `${base}/order`, {
      market: 'XCB-CTN',
      side: 'Buy',
      amount: '20',
      ...order,
    });
  const [trades, earlier] = [await counted(), await list({ tradedFrom })];
  const resting = await place({ type: 'Limit', price: '0.50' });
  const filled = await place({ type: 'Market' });
  expect(await counted()).toBeGreaterThan(trades);
  const { items, total } = await list({ tradedFrom });
  const ids = items.map(({ id }) => id);
  expect(ids).toContain(filled.id);
  expect(ids).not.toContain(resting.id);
  expect(total.count).toBe(earlier.total.count + 1);
  // Every order with a fill is in it, unless all of its fills are older.
  const { items: all } = await list({ sort: '-filled' });
  const withFills = all.filter(({ filledAmount }) => /[1-9]/.test(filledAmount));
  expect(items.every(({ id }) => withFills.some((each) => each.id === id))).toBe(true);
  expect(items.length).toBeLessThan(withFills.length);
  clock.advance(25 * hour);
  const later = new Date(clock.now() - 24 * hour).toISOString();
  expect((await list({ tradedFrom: later })).items).toEqual([]);
});
