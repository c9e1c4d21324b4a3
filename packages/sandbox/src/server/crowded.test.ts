import type { ListTotal, StaffOrder, StaffTransfer } from '@agio/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqliteStore } from './sqlite-store.ts';
import { manualClock } from '../core/clock.ts';
import { isHouse } from '../core/engine/ledger.ts';
import type { Sandbox } from '../core/sandbox-api.ts';
import { createSandbox } from '../core/sandbox.ts';
import type { Store } from '../core/store/store.ts';
import { type Caller, callerOf } from '../core/testing/caller.ts';

const v2 = '/back-api/api/v2';

interface Listed<Item> {
  items: Item[];
  total?: ListTotal;
}

describe('the crowded scenario', () => {
  let store: Store;
  let sandbox: Sandbox;
  let officer: Caller;
  beforeAll(() => {
    store = sqliteStore(':memory:');
    sandbox = createSandbox({ clock: manualClock(), store, scenario: 'crowded' });
    officer = callerOf(sandbox, 'officer');
  }, 120_000);
  const orders = (asked: object) =>
    officer.ask<Listed<StaffOrder>>('POST', `${v2}/orders`, { limit: 50, ...asked });

  test('has 200,000 orders and 20,000 transfers of the crowd, in every list of theirs', async () => {
    const all = await orders({ sort: 'user' });
    expect(all.total?.count).toBeGreaterThan(200_000);
    const filled = await orders({ status: 'Filled', sort: 'time' });
    expect(filled.total?.count).toBeGreaterThan(10_000);
    const transfers = await officer.ask<Listed<StaffTransfer>>(
      'GET',
      `${v2}/transfers?sort=amount&limit=50`,
    );
    expect(transfers.total?.count).toBeGreaterThan(20_000);
    const [order] = filled.items;
    const own = await orders({ userId: order?.userId, limit: 500 });
    expect(own.items.map(({ id }) => id)).toContain(order?.id);
  });

  test('every balance is what its journal adds up to, and none is below zero', () => {
    const sums = new Map<string, bigint>();
    for (const [, { legs }] of store.read('journal')) {
      for (const { account, asset, atoms } of legs) {
        const key = `${account}/${asset}`;
        sums.set(key, (sums.get(key) ?? 0n) + BigInt(atoms));
      }
    }
    let compared = 0;
    for (const [key, { atoms }] of store.read('balances')) {
      if (isHouse(key.split('/')[0] ?? '')) continue;
      expect([key, BigInt(atoms)]).toEqual([key, sums.get(key) ?? 0n]);
      expect(BigInt(atoms) >= 0n).toBe(true);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2000);
  });

  test('an order that was filled has its fill, at its amount', async () => {
    const { items } = await orders({ status: 'Filled', sort: '-time', limit: 20 });
    expect(items.length).toBe(20);
    for (const { amount, filledAmount } of items) expect(filledAmount).toBe(amount);
  });

  test('a filter by risk finds the customers whose file has that score, and no others', async () => {
    interface Page {
      items: { id: string }[];
      nextCursor: string | null;
    }
    const ids = async (asked: Record<string, string>) => {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query = new URLSearchParams({ limit: '100', ...asked, ...(cursor && { cursor }) });
        const page: Page = await officer.ask<Page>('GET', `/back-api/backoffice/users?${query}`);
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      return found;
    };
    const risky = new Set(await ids({ riskFrom: '2' }));
    const some = (await ids({ role: 'Customer' })).filter((_, at) => at % 10 === 0);
    expect(some.length).toBeGreaterThan(100);
    for (const userId of some) {
      const { risk } = await officer.ask<{ risk: { score: number } }>(
        'POST',
        '/back-api/backoffice/compliance/userDetails',
        { userId },
      );
      expect([userId, risky.has(userId)]).toEqual([userId, risk.score >= 2]);
    }
    expect(some.some((id) => risky.has(id)) && some.some((id) => !risky.has(id))).toBe(true);
  });
});
