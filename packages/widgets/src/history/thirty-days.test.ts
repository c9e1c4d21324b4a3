import type { LedgerEntry } from '@agio/api-client/contract';
import { Decimal } from '@agio/money';
import { manualClock, type ManualClock } from '@agio/sandbox';
import { createWorld, type World } from '@agio/sandbox/world';
import { expect, test } from 'vitest';
import { createCsv } from '../lists/csv/csv-file.ts';
import { allRows, readPages } from '../lists/csv/read-pages.ts';
import { taxCells, taxColumns } from './model/tax-rows.ts';
import { readStatement } from './reports/use-statement.ts';

/** Exact amounts by asset. */
type Sums = Map<string, Decimal>;

const add = (sums: Sums, asset: string, amount: string) =>
  sums.set(asset, (sums.get(asset) ?? Decimal.zero).plus(Decimal.of(amount)));
const take = (sums: Sums, asset: string, amount: string) =>
  sums.set(asset, (sums.get(asset) ?? Decimal.zero).minus(Decimal.of(amount)));
/** Drops sums that are zero. */
const shown = (sums: Sums) =>
  Object.fromEntries(
    [...sums].filter(([, sum]) => !sum.isZero).map(([asset, sum]) => [asset, sum.toString()]),
  );

const day = 24 * 3_600_000;

/** Lets everything that is under way come to its end, and the day pass. */
function passDay({ sandbox }: World, clock: ManualClock) {
  const start = clock.now();
  for (let step = 0; step < 40; step += 1) {
    clock.advance(60_000);
    sandbox.tick(50);
  }
  clock.advance(day - (clock.now() - start));
}

/** Pays at the provider's page, as a browser does that follows its address. */
async function pay({ sandbox }: World, address: string) {
  const first = await sandbox.fetch(new Request(address));
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = new URL(first.headers.get('location') ?? address, address).href;
  const asked = await sandbox.fetch(new Request(page, { headers: { cookie } }));
  const answer = /name="answer" value="(\w+)"/.exec(await asked.text())?.[1] ?? '';
  await sandbox.fetch(
    new Request(page, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ answer }),
    }),
  );
}

/** Refused withdrawals: to an address that was never proven, and of more than there is. */
async function tryWhatIsRefused({ client: { wallet } }: World, address: string) {
  const unproven = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  await expect(
    wallet.withdraw({ asset: 'BTC', network: 'bitcoin', address: unproven, amount: '0.01' }),
  ).rejects.toMatchObject({ kind: 'http' });
  await expect(
    wallet.withdraw({ asset: 'ETH', network: 'ethereum', address, amount: '5000' }),
  ).rejects.toMatchObject({ kind: 'http' });
}

/** One day of the trader: what happens follows from the day's number. */
async function live(world: World, index: number) {
  const { trading, wallet, swap, ramp, rewards, addressBook } = world.client;
  if (index % 2 === 0) {
    const isCoin = index % 3 === 0;
    await trading.createOrder({
      market: isCoin ? 'XCB-CTN' : 'ETH-USDC',
      side: index % 4 === 0 ? 'Buy' : 'Sell',
      type: 'Market',
      amount: isCoin ? `${index + 3}.25` : '0.0123',
    });
  }
  if (index % 3 === 1) {
    const quote = await swap.quote({ fromAsset: 'USDC', toAsset: 'BTC', fromAmount: '37.5' });
    await swap.execute({ quoteId: quote.id });
  }
  if (index % 5 === 2) {
    const [cold] = await addressBook.list({ asset: 'ETH', network: 'ethereum' });
    const address = cold?.address ?? '';
    await wallet.withdraw({ asset: 'ETH', network: 'ethereum', address, amount: '0.051' });
    await tryWhatIsRefused(world, address);
  }
  if (index % 7 === 3) {
    const [method] = await ramp.paymentMethods({ country: 'CH', currency: 'CHF' });
    const [quote] = await ramp.quotes({
      side: 'Buy',
      country: 'CH',
      currency: 'CHF',
      asset: 'USDC',
      paymentMethod: method?.id ?? '',
      fiatAmount: '210',
    });
    const order = await ramp.createOrder({ quoteId: quote?.id ?? '' });
    // Every other one is left unpaid, and expires.
    if (index % 2 === 1) await pay(world, order.redirectUrl ?? '');
  }
  if (index === 6) {
    const [network] = await wallet.networks({ asset: 'SOL' });
    await wallet.deposit({ asset: 'SOL', network: network?.id ?? '' });
  }
  if (index === 9) {
    const [reward] = await rewards.list();
    await rewards.claim({ rewardId: reward?.id ?? '' });
  }
  if (index === 12) {
    // Rests, fills nothing, and is cancelled: no money moves.
    const terms = { market: 'ETH-USDC', side: 'Buy', type: 'Limit' } as const;
    const order = await trading.createOrder({ ...terms, price: '3000', amount: '0.01' });
    await trading.cancelOrder({ orderId: order.id });
  }
}

/** Returns the sums that the lists show as moved since a moment, each fee included; rewards are in none of them. */
async function movedByLists({ client }: World, from: string): Promise<Sums> {
  const sums: Sums = new Map();
  const { signal } = new AbortController();
  const trades = readPages((page) => client.history.trades({ from, ...page }), signal);
  for (const { market, side, amount, total, fee, feeAsset } of await allRows(trades)) {
    const [base = '', quote = ''] = market.split('-');
    const isBuy = side === 'Buy';
    add(sums, isBuy ? base : quote, isBuy ? amount : total);
    take(sums, isBuy ? quote : base, isBuy ? total : amount);
    take(sums, feeAsset, fee);
  }
  for (const { quote } of (await client.swap.recent({ from, status: 'Done', limit: 500 })).items) {
    take(sums, quote.fromAsset, quote.fromAmount);
    add(sums, quote.toAsset, quote.toAmount);
  }
  const transfers = await client.wallet.transfers({ from, status: 'Confirmed', limit: 500 });
  for (const { type, asset, amount } of transfers.items) {
    if (type === 'Deposit') add(sums, asset, amount);
    else take(sums, asset, amount);
  }
  const bought = await client.ramp.callback({ from, status: 'Completed', limit: 500 });
  for (const { quote } of bought.items) add(sums, quote.asset, quote.assetAmount);
  return sums;
}

test('M11 after thirty days of a trader the ledger, the statements and the tax report say the same, to the last unit', async () => {
  const clock = manualClock();
  const world = createWorld({ account: 'trader@agio.test', scenario: 'quiet', clock });
  const { history, portfolio, rewards } = world.client;
  const { signal } = new AbortController();
  const [reward] = await rewards.list();
  const before: Sums = new Map();
  for (const { asset, total } of (await portfolio.overview({ currency: 'USD' })).balances) {
    add(before, asset, total);
  }
  clock.advance(1);
  const began = new Date(clock.now()).toISOString();
  for (let index = 0; index < 30; index += 1) {
    await live(world, index);
    passDay(world, clock);
  }
  const had: Sums = new Map();
  for (const { asset, total } of (await portfolio.overview({ currency: 'USD' })).balances) {
    add(had, asset, total);
  }

  // The ledger, in small pages: what came and went in all is what there is.
  const entries: LedgerEntry[] = await allRows(
    readPages((page) => history.ledger({ ...page, limit: 7 }), signal),
  );
  const ledger: Sums = new Map();
  for (const { asset, change } of entries.flatMap(({ changes }) => changes)) {
    add(ledger, asset, change);
  }
  expect(shown(ledger)).toEqual(shown(had));
  expect(new Set(entries.filter(({ time }) => time >= began).map(({ type }) => type))).toEqual(
    new Set(['Trade', 'Conversion', 'Deposit', 'Withdrawal', 'Buy', 'Reward']),
  );

  // The lists say the same of the thirty days, and nothing that was refused moved anything.
  const byLists = await movedByLists(world, began);
  add(byLists, reward?.assetId ?? '', reward?.amount ?? '0');
  const since: Sums = new Map(had);
  for (const [asset, sum] of before) take(since, asset, sum.toString());
  expect(shown(byLists)).toEqual(shown(since));

  // One statement goes on where the one before ended; the last ends with what there is.
  const read = (month: string) =>
    readStatement({ history }, month, { timeZone: 'Europe/Zurich', signal });
  const [november, december] = [await read('2026-11'), await read('2026-12')];
  expect([november.isWhole, december.isWhole]).toEqual([true, true]);
  const figures = ({ rows }: typeof november, figure: 'opening' | 'closing') =>
    Object.fromEntries(
      rows.filter((row) => row[figure] !== '0').map((row) => [row.asset, row[figure]]),
    );
  expect(figures(november, 'closing')).toEqual(figures(december, 'opening'));
  expect(figures(december, 'closing')).toEqual(shown(had));
  expect(december.entries.length).toBeGreaterThan(15);

  // The tax report, as its file has it: the opening and all events add up to what there is.
  const csv = createCsv(taxColumns);
  const year = { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T23:59:59.999Z' };
  for await (const page of readPages((asked) => history.ledger({ ...year, ...asked }), signal)) {
    csv.add(page.map(taxCells).reverse(), 'first');
  }
  const [header = '', ...lines] = (await csv.file().text()).trimEnd().split('\r\n');
  expect(header.split(',')).toEqual([...taxColumns]);
  expect(lines).toHaveLength(entries.length);
  const reported: Sums = new Map();
  for (const line of lines) {
    const cells = line.split(',');
    const cell = (name: (typeof taxColumns)[number]) => cells[taxColumns.indexOf(name)] ?? '';
    if (cell('Sent') !== '') take(reported, cell('Sent asset'), cell('Sent'));
    if (cell('Received') !== '') {
      add(reported, cell('Received asset'), cell('Received'));
    }
  }
  expect(shown(reported)).toEqual(shown(had));
  const times = lines.map((line) => line.split(',')[0] ?? '');
  expect(times).toEqual(times.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  world.client.dispose();
});
