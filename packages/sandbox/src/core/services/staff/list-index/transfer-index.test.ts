import type { ListTotal, StaffTransfer } from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../../clock.ts';
import type { TransferRecord } from '../../../records/money.ts';
import { createSandbox } from '../../../sandbox.ts';
import { historyWrites } from '../../../store/record-history.ts';
import { memoryStore, type Store } from '../../../store/store.ts';
import { callerOf } from '../../../testing/caller.ts';
import { transferLists } from '../../money/transfer-filter.ts';

interface Listed {
  items: StaffTransfer[];
  nextCursor: string | null;
  total?: ListTotal;
}

const second = 1000;
const minute = 60 * second;

/** An exchange whose store has so many transfers of two people more, and counts the records that are read. */
function openWithTransfers(count: number) {
  const clock = manualClock();
  const plain = memoryStore();
  createSandbox({ clock, store: plain, scenario: 'quiet' }).stop();
  const writes = Array.from({ length: count }, (_, at) => {
    const createdAt = clock.now() - (count - at) * minute;
    const record: TransferRecord = {
      id: `test${at.toString(36)}`,
      accountId: at % 3 === 0 ? 'trader' : 'admin',
      clientTransferId: null,
      type: at % 2 === 0 ? 'Deposit' : 'Withdrawal',
      asset: at % 5 === 0 ? 'BTC' : 'USDC',
      network: at % 5 === 0 ? 'bitcoin' : 'stellar',
      amount: String(1000 + ((at * 7919) % 100_000)),
      fee: '0',
      address: `address${at % 40}`,
      addressName: null,
      memo: null,
      status: at % 7 === 0 ? 'Rejected' : 'Confirmed',
      confirmations: 3,
      requiredConfirmations: 3,
      transaction: null,
      rejectReason: null,
      worth: String((at * 104_729) % 1_000_000),
      createdAt,
      updatedAt: createdAt,
      dueAt: null,
    };
    return [
      { table: 'transfers', key: record.id, value: record } as const,
      ...historyWrites('transfers', transferLists, record.id, record, 10_000_000 + at),
    ];
  });
  plain.commit(writes.flat());
  const reads = { transfers: 0 };
  const store: Store = {
    ...plain,
    get: (table, key) => {
      if (table === 'transfers') reads.transfers += 1;
      return plain.get(table, key);
    },
    range: (table, range) => {
      const found = plain.range(table, range);
      if (table === 'transfers') reads.transfers += found.length;
      return found;
    },
  };
  const sandbox = createSandbox({ clock, store });
  const officer = callerOf(sandbox, 'officer');
  const list = (asked: Record<string, string>) =>
    officer.ask<Listed>(
      'GET',
      `/back-api/api/v2/transfers?${new URLSearchParams({ limit: '500', ...asked })}`,
    );
  /** Every row, page by page. */
  const all = async (asked: Record<string, string>) => {
    const items: StaffTransfer[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Listed = await list({ ...asked, ...(cursor !== '' && { cursor }) });
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  };
  return { sandbox, list, all, reads };
}

const ids = (transfers: readonly StaffTransfer[]) => new Set(transfers.map(({ id }) => id));

describe('the list of transfers, sorted and searched', () => {
  test('a sort or a search reads no transfers but those of its page', async () => {
    const { sandbox, list, reads } = openWithTransfers(4500);
    await list({ limit: '20' });
    sandbox.tick(500);
    const queries: readonly Record<string, string>[] = [
      { sort: 'user' },
      { sort: '-amount' },
      { sort: '-risk' },
      { status: 'Rejected', sort: 'status' },
      { search: 'address7' },
      { risk: 'Low' },
    ];
    for (const asked of queries) {
      reads.transfers = 0;
      const { items, total } = await list({ ...asked, limit: '20' });
      expect(items).toHaveLength(20);
      expect(total?.count).toBeGreaterThan(50);
      expect([asked, reads.transfers]).toEqual([asked, 20]);
    }
  });

  test('any order and any filter has each transfer once, and an exact total', async () => {
    const { all, list, sandbox } = openWithTransfers(2600);
    const usual = await all({});
    expect(usual.length).toBeGreaterThanOrEqual(2600);
    for (const sort of ['user', '-amount', 'risk,-time', 'status'])
      expect(ids(await all({ sort }))).toEqual(ids(usual));
    const asked = { type: 'Withdrawal', asset: 'USDC', status: 'Rejected', userId: 'trader' };
    const found = await all(asked);
    expect(found.length).toBeGreaterThan(20);
    expect(ids(await all({ ...asked, sort: 'asset' }))).toEqual(ids(found));
    sandbox.tick(500);
    const { total } = await list({ ...asked, limit: '1' });
    expect(total).toEqual({ count: found.length, isMore: false });
  });

  test('a risk is the same by whichever way it is worked out', async () => {
    const { all } = openWithTransfers(2100);
    const plain = new Map((await all({})).map(({ id, risk }) => [id, risk]));
    const sorted = await all({ sort: 'risk' });
    expect(sorted.map(({ id, risk }) => [id, risk])).toEqual(
      sorted.map(({ id }) => [id, plain.get(id)]),
    );
    const levels = ['Low', 'Medium', 'High'].map((risk) => all({ risk }));
    const counts = (await Promise.all(levels)).map(({ length }) => length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(plain.size);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
  });
});
