import type {
  LedgerBalances,
  LedgerEntry,
  PortfolioOverview,
  Trade,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { base, type Caller, openWorld } from '../testing/caller.ts';

interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

async function all<T>(who: Caller, path: string): Promise<T[]> {
  const items: T[] = [];
  for (let cursor = ''; ;) {
    const page = await who.ask<Page<T>>('GET', `${base}${path}limit=7${cursor}`);
    items.push(...page.items);
    if (page.nextCursor === null) return items;
    cursor = `&cursor=${page.nextCursor}`;
  }
}

const digits = 18;
const atomsOf = (text: string) => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const atoms = BigInt(whole + fraction.padEnd(digits, '0'));
  return text.startsWith('-') ? -atoms : atoms;
};

/** Atoms of 18 digits by asset. */
function sumOf(entries: readonly LedgerEntry[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { asset, change } of entries.flatMap(({ changes }) => changes)) {
    sums.set(asset, (sums.get(asset) ?? 0n) + atomsOf(change));
  }
  return sums;
}

const nonZero = (sums: Map<string, bigint>) =>
  Object.fromEntries([...sums].filter(([, atoms]) => atoms !== 0n));

const before = (who: Caller, time: string) =>
  who.ask<LedgerBalances>('GET', `${base}/v1/ledger/balances?before=${time}`);

const balancesOf = ({ balances }: LedgerBalances) =>
  Object.fromEntries(balances.map(({ asset, amount }) => [asset, atomsOf(amount)]));

test('the entries of an account add up to what it has, and at every moment to what it had', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const entries = await all<LedgerEntry>(trader, '/v1/ledger?');
  const { balances } = await trader.ask<PortfolioOverview>('GET', `${base}/v2/portfolio`);
  expect(nonZero(sumOf(entries))).toEqual(
    Object.fromEntries(balances.map(({ asset, total }) => [asset, atomsOf(total)])),
  );
  expect(entries.map(({ time }) => time)).toEqual(
    entries.map(({ time }) => time).toSorted((a, b) => (a < b ? 1 : -1)),
  );
  const moments = entries.filter((_, index) => index % 5 === 0).map(({ time }) => time);
  const had = await Promise.all(moments.map((time) => before(trader, time)));
  expect(had.map(balancesOf)).toEqual(
    moments.map((moment) => nonZero(sumOf(entries.filter(({ time }) => time < moment)))),
  );
});

test('each type of an entry says what it belongs to, and its fee', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const entries = await all<LedgerEntry>(trader, '/v1/ledger?');
  const of = (type: string) => entries.find((entry) => entry.type === type);
  expect(new Set(entries.map(({ type }) => type))).toEqual(
    new Set(['Trade', 'Deposit', 'Withdrawal', 'Conversion', 'Buy', 'Opening']),
  );
  expect(of('Trade')).toMatchObject({ market: 'XCB-CTN', reference: expect.stringMatching(/^o/) });
  expect(of('Withdrawal')?.fee?.asset).toBe(of('Withdrawal')?.changes[0]?.asset);
  expect(of('Buy')?.fiat).toEqual({ currency: 'CHF', amount: '1000' });
  expect(of('Opening')).toMatchObject({ reference: null, fee: null, fiat: null });
});

test('the ledger is filtered by type, asset, market and time, and searched by id and address', async () => {
  const trader = openWorld({ scenario: 'quiet' }).as('trader');
  const everything = await all<LedgerEntry>(trader, '/v1/ledger?');
  const types = async (query: string) =>
    (await all<LedgerEntry>(trader, `/v1/ledger?${query}&`)).map(({ type }) => type);
  expect(new Set(await types('type=Deposit'))).toEqual(new Set(['Deposit']));
  expect(new Set(await types('market=ETH-USDC'))).toEqual(new Set(['Trade']));
  const asset = await all<LedgerEntry>(trader, '/v1/ledger?asset=ETH&');
  expect(asset).toEqual(
    everything.filter(({ changes }) => changes.some(({ asset: each }) => each === 'ETH')),
  );
  const [newest] = everything;
  expect(await types(`from=${newest?.time}`)).toEqual([newest?.type]);
  const [transfer] = await all<{ id: string; address: string }>(
    trader,
    '/wallet/transfer_history?',
  );
  const byAddress = await all<LedgerEntry>(
    trader,
    `/v1/ledger?search=${transfer?.address.slice(4, 20).toUpperCase()}&`,
  );
  expect(byAddress.map(({ reference }) => reference)).toContain(transfer?.id);
  expect(await types('search=no-such-thing')).toEqual([]);
});

test('every fill is a trade, also of an order that is still open', async () => {
  const { as, clock } = openWorld({ scenario: 'quiet' });
  const [trader, other] = [as('trader'), as('newcomer')];
  const past = await all<Trade>(trader, '/v1/trades?');
  const { items } = await trader.ask<Page<{ id: string; fills: { id: string }[] }>>(
    'GET',
    `${base}/order_history?limit=500`,
  );
  expect(past.map(({ id }) => id).toSorted()).toEqual(
    items.flatMap(({ fills }) => fills.map(({ id }) => id)).toSorted(),
  );
  clock.advance(1000);
  const order = { market: 'XCB-CTN', type: 'Limit', price: '7', amount: '5' };
  const placed = await trader.ask<{ id: string; filledAmount: string }>('POST', `${base}/order`, {
    ...order,
    side: 'Buy',
  });
  const mine = await all<Trade>(trader, `/v1/trades?search=${placed.id}&`);
  expect(mine.map(({ orderId }) => orderId)).toEqual(mine.map(() => placed.id));
  expect(mine).not.toEqual([]);
  expect(await all<Trade>(other, '/v1/trades?')).toEqual([]);
});
