import { expect, test } from 'vitest';
import { base, type Caller, openWorld } from '../testing/caller.ts';

interface Item {
  id: string;
  [field: string]: unknown;
}

const list = async (who: Caller, path: string) =>
  (await who.ask<{ items: Item[] }>('GET', `${base}${path}`)).items;

const ids = (items: readonly Item[]) => items.map(({ id }) => id);

test('transfers are filtered by state, and found by id, address and transaction', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const all = await list(trader, '/wallet/transfer_history?');
  const rejected = await list(trader, '/wallet/transfer_history?status=Rejected&asset=LTC');
  expect(ids(rejected)).toEqual(ids(all.filter(({ status }) => status === 'Rejected')));
  const [sent] = all.filter(({ transaction }) => transaction !== null);
  const parts = [sent?.id, String(sent?.address).slice(5, 25), String(sent?.transaction)];
  const found = await Promise.all(
    parts.map((part) => list(trader, `/wallet/transfer_history?search=${part?.toUpperCase()}`)),
  );
  for (const each of found) expect(ids(each)).toContain(sent?.id);
  expect(await list(trader, '/wallet/transfer_history?search=nowhere')).toEqual([]);
});

test('conversions and purchases are filtered by asset, state and time, and found by id', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const swaps = await list(trader, '/recent?');
  expect(ids(await list(trader, '/recent?status=Expired'))).toEqual(
    ids(swaps.filter(({ status }) => status === 'Expired')),
  );
  expect(await list(trader, '/recent?asset=CTN')).toHaveLength(1);
  expect(ids(await list(trader, `/recent?search=${swaps[1]?.id}`))).toEqual([swaps[1]?.id]);
  expect(await list(trader, `/recent?from=${String(swaps[0]?.['createdAt'])}`)).toHaveLength(1);
  const orders = await list(trader, '/ramp/callback?');
  expect(await list(trader, '/ramp/callback?side=Sell&status=Expired')).toHaveLength(1);
  expect(await list(trader, '/ramp/callback?asset=BTC')).toHaveLength(1);
  const reference = String(orders[0]?.['reference']).toLowerCase();
  expect(ids(await list(trader, `/ramp/callback?search=${reference}`))).toEqual([orders[0]?.id]);
});

test('orders that have ended are found by their id and by the name that they were given', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const order = { market: 'XCB-CTN', side: 'Buy', type: 'Limit', price: '1', amount: '5' };
  const placed = await trader.ask<Item>('POST', `${base}/order`, {
    ...order,
    timeInForce: 'IOC',
    clientOrderId: 'my-own-name',
  });
  expect(ids(await list(trader, '/order_history?search=my-own-name'))).toEqual([placed.id]);
  expect(ids(await list(trader, `/order_history?search=${placed.id}`))).toEqual([placed.id]);
  expect(await list(trader, `/order_history?search=${placed.id}&side=Sell`)).toEqual([]);
});

test('the ledger values each amount at the time it moved, in the requested currency, and else not at all', async () => {
  const { sandbox, as } = openWorld({ scenario: 'quiet' });
  const trader = as('trader');
  const silent = await list(trader, '/v1/ledger?limit=500');
  expect(JSON.stringify(silent)).not.toContain('worth');
  const inFrancs = await list(trader, '/v1/ledger?limit=500&worthIn=CHF');
  const worths = inFrancs.flatMap(
    ({ changes }) => changes as { worth: { currency: string; amount: string } | null }[],
  );
  expect(new Set(worths.map(({ worth }) => worth?.currency))).toEqual(new Set(['CHF']));
  // Then, and not now: a price that moves later changes nothing.
  sandbox.tick(86_400_000);
  const later = await list(trader, '/v1/ledger?limit=500&worthIn=CHF');
  expect(later.filter(({ id }) => ids(inFrancs).includes(id))).toEqual(inFrancs);
});
