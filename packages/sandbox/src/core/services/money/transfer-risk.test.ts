import type { AddressBookEntry, StaffTransfer, Transfer } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { base, office, openWorld } from '../../testing/caller.ts';

const transfers = '/back-api/api/v2/transfers';
interface Listed {
  items: StaffTransfer[];
}

test('the risk follows from the records of the address, and only staff see it', async () => {
  const { as } = openWorld();
  const officer = as('officer');
  const withdrawals = await officer.ask<Listed>(
    'GET',
    `${transfers}?userId=trader&type=Withdrawal`,
  );
  const book = await as('trader').ask<AddressBookEntry[]>('GET', `${base}/address-book`);
  const own = withdrawals.items.find(({ address, network }) =>
    book.some(
      (entry) =>
        entry.address === address && entry.network === network && entry.invalidatedAt === null,
    ),
  )!;
  expect(own.risk.reasons).not.toContain('AddressInvalidated');
  const entry = book.find(({ address }) => address === own.address)!;
  await officer.ask('POST', `${office}/address-book/invalidate`, {
    addressId: entry.id,
    comment: 'The signature was forged.',
  });
  const after = await officer.ask<Listed>('GET', `${transfers}?search=${own.id}`);
  expect(after.items[0]?.risk).toMatchObject({ level: 'High' });
  expect(after.items[0]?.risk.reasons[0]).toBe('AddressInvalidated');
  const told = await as('trader').ask<{ items: Transfer[] }>(
    'GET',
    '/frontoffice/api/wallet/transfer_history',
  );
  expect(told.items.length).toBeGreaterThan(0);
  expect(told.items.every((transfer) => !('risk' in transfer))).toBe(true);
});

test('risks are filtered and sorted by, also in the file', async () => {
  const { as } = openWorld();
  const viewer = as('viewer');
  const all = await viewer.ask<Listed>('GET', `${transfers}?limit=500`);
  const levels = ['Low', 'Medium', 'High'] as const;
  const counted = await Promise.all(
    levels.map(async (risk) => {
      const { items } = await viewer.ask<Listed>('GET', `${transfers}?limit=500&risk=${risk}`);
      expect(items.every(({ risk: { level } }) => level === risk)).toBe(true);
      return items.length;
    }),
  );
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(all.items.length);
  const sorted = await viewer.ask<Listed>('GET', `${transfers}?limit=500&sort=-risk`);
  const ranks = sorted.items.map(({ risk }) => levels.indexOf(risk.level as 'Low'));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  const file = await viewer.send('GET', `${transfers}.csv?risk=Low`);
  const lines = file.text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(counted[0]!);
  expect(lines.every((line) => line.endsWith(',Low'))).toBe(true);
});

test('an amount is unusual against the 30 days before it, a network where it was not used in them', async () => {
  const { as } = openWorld();
  const { items } = await as('officer').ask<Listed>(
    'GET',
    `${transfers}?userId=trader&sort=time&limit=500`,
  );
  // Before the first one of a person there is nothing to compare with.
  expect(items[0]?.risk.reasons).toContain('NetworkNew');
  const first = new Map<string, number>();
  for (const { network, createdAt, status, risk } of items) {
    const last = first.get(network) ?? -Infinity;
    const isNew = Date.parse(createdAt) - last > 30 * 86_400_000;
    expect(risk.reasons.includes('NetworkNew')).toBe(isNew);
    if (!['Rejected', 'Cancelled', 'Failed', 'Returned'].includes(status)) {
      first.set(network, Date.parse(createdAt));
    }
  }
});
