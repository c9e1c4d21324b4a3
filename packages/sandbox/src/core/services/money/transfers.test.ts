import type {
  AddressBookEntry,
  DepositAddress,
  Transfer,
  WalletNetwork,
  WithdrawalLimits,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { base, office, openWorld, type Caller, balanceOf } from '../../testing/caller.ts';
import { makeAddress } from './addresses/address-format.ts';
import { failingMemos } from './transfer-progress.ts';

/** Makes another memo the proven one of an address. */
async function proveMemo(caller: Caller, address: string, memo: string) {
  const book = await caller.ask<AddressBookEntry[]>('GET', `${base}/address-book`);
  const id = book.find((entry) => entry.address === address)?.id;
  await caller.ask('PUT', `${base}/address-book/${id}`, { memo });
  const path = `${base}/wallet/verify-address`;
  await caller.ask('POST', path, { addressId: id });
  await caller.ask('POST', path, { addressId: id, signature: `0x${'ab'.repeat(65)}` });
}

describe('transfers', () => {
  const address = makeAddress('ethereum', 'book:Ledger, cold');
  const order = { asset: 'ETH', network: 'ethereum', address, amount: '0.5' };
  const latest = async (caller: Caller) =>
    (await caller.ask<{ items: Transfer[] }>('GET', `${base}/wallet/transfer_history?limit=1`))
      .items[0];

  test('X01 a withdrawal takes the money at once and goes through its states until it is confirmed', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const before = await balanceOf(trader, 'ETH');
    const sent = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, order);
    expect(sent).toMatchObject({
      status: 'Requested',
      amount: '0.5',
      fee: '0.00042',
      netAmount: '0.49958',
      addressName: 'Ledger, cold',
    });
    const after = await balanceOf(trader, 'ETH');
    expect(Number(before?.total) - Number(after?.total)).toBeCloseTo(0.5, 12);
    const seen = new Set<string>();
    for (let second = 0; second < 90; second += 1) {
      world.sandbox.tick(1000);
      seen.add((await latest(trader))?.status ?? '');
    }
    expect([...seen]).toEqual(['Requested', 'Approved', 'Broadcast', 'Confirming', 'Confirmed']);
    const done = await latest(trader);
    expect(done).toMatchObject({ confirmations: 12, requiredConfirmations: 12 });
    expect(done?.transaction).toMatch(/^[0-9a-f]{64}$/);
    // Each state once, with when it began.
    expect(done?.events?.map(({ status }) => status)).toEqual([...seen]);
    const times = done?.events?.map(({ time }) => time) ?? [];
    expect(times).toEqual(times.toSorted());
    expect([times[0], times.at(-1)]).toEqual([done?.createdAt, done?.updatedAt]);
  });

  test('a transfer is hastened from state to state, and one that is over stays as it is', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const { id } = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, order);
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 18; step += 1) {
      world.sandbox.faults.advanceNow(id);
      seen.push((await latest(trader))?.status);
    }
    expect([...new Set(seen)]).toEqual(['Approved', 'Broadcast', 'Confirming', 'Confirmed']);
    world.sandbox.faults.advanceNow('nothing of this name');
  });

  test('a pending transfer is held, and goes on when it is released', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, order);
    world.sandbox.faults.underWayHeld = true;
    world.sandbox.tick(60_000);
    expect((await latest(trader))?.status).toBe('Requested');
    world.sandbox.faults.clear();
    world.sandbox.tick(1000);
    expect((await latest(trader))?.status).toBe('Approved');
  });

  test('X08 a withdrawal of an account that is held back waits, and goes on when the account is active again', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const officer = world.as('officer');
    const become = (status: string, seenStatus: string) =>
      officer.ask('PUT', `${office}/compliance/changeUserStatus`, {
        userId: 'trader',
        status,
        comment: 'A question about the address.',
        seenStatus,
      });
    await trader.ask('POST', `${base}/wallet/withdrawal`, order);
    await become('Limited', 'Active');
    world.sandbox.tick(60_000);
    expect((await latest(trader))?.status).toBe('Requested');
    await become('Active', 'Limited');
    world.sandbox.tick(6000);
    expect((await latest(trader))?.status).toBe('Approved');
  });

  test('X02 an amount, an address, a memo or a network that is not right is refused at its field', async () => {
    const trader = openWorld().as('trader');
    const refused = async (change: object) =>
      (await trader.refused('POST', `${base}/wallet/withdrawal`, { ...order, ...change })).keys;
    expect(await refused({ amount: '0.001' })).toEqual(['amount']);
    expect(await refused({ amount: '90' })).toEqual(['amount']);
    expect(await refused({ amount: '0.1234567890123456789' })).toEqual(['amount']);
    expect(await refused({ address: makeAddress('ethereum', 'nobody') })).toEqual(['address']);
    expect(await refused({ network: 'bitcoin' })).toEqual(['network']);
    const stellar = {
      asset: 'USDC',
      network: 'stellar',
      address: makeAddress('stellar', 'book:Northbank Custody'),
      amount: '50',
    };
    expect(await refused(stellar)).toEqual(['memo']);
    await trader.ask('POST', `${base}/wallet/withdrawal`, { ...stellar, memo: '8840291736' });
  });

  test('X03 limits of the tier hold, and say what is used', async () => {
    const trader = openWorld().as('trader');
    const limits = () => trader.ask<WithdrawalLimits>('GET', `${base}/wallet/withdrawal/limits`);
    const before = await limits();
    expect(before).toMatchObject({
      currency: 'CHF',
      perDay: '25000',
      perMonth: '150000',
      usedToday: '0',
    });
    expect(before.resetsAt).toBe('2026-11-21T00:00:00.000Z');
    await trader.ask('POST', `${base}/wallet/withdrawal`, { ...order, amount: '5' });
    const used = Number((await limits()).usedToday);
    expect(used).toBeGreaterThan(12_000);
    const stellar = {
      asset: 'USDC',
      network: 'stellar',
      address: makeAddress('stellar', 'book:Northbank Custody'),
      memo: '8840291736',
      amount: '18000',
    };
    const refused = await trader.refused('POST', `${base}/wallet/withdrawal`, stellar);
    expect(refused).toMatchObject({ status: 409, code: 60006, keys: ['amount'] });
  });

  test('X04 a transfer of the same name is not sent twice', async () => {
    const trader = openWorld().as('trader');
    const named = { ...order, clientTransferId: 'rent-november' };
    await trader.ask('POST', `${base}/wallet/withdrawal`, named);
    expect(await latest(trader)).toMatchObject({ clientTransferId: 'rent-november' });
    expect(await trader.refused('POST', `${base}/wallet/withdrawal`, named)).toMatchObject({
      status: 409,
      code: 40900,
    });
  });

  test('X04 a transfer is found by its name, by its owner alone', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const named = { ...order, clientTransferId: 'rent-november' };
    const { id } = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, named);
    const find = async (caller: Caller, name: string) =>
      (
        await caller.ask<{ items: Transfer[] }>(
          'GET',
          `${base}/wallet/transfer_history?clientTransferId=${name}`,
        )
      ).items.map((transfer) => transfer.id);
    expect(await find(trader, 'rent-november')).toEqual([id]);
    expect(await find(trader, 'rent-december')).toEqual([]);
    expect(await find(world.as('newcomer'), 'rent-november')).toEqual([]);
  });

  test('X09 a withdrawal is taken back until it is approved, once, with amount, fee and limit', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const used = async () =>
      (await trader.ask<WithdrawalLimits>('GET', `${base}/wallet/withdrawal/limits`)).usedToday;
    const before = (await balanceOf(trader, 'ETH'))?.total;
    const send = () => trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, order);
    const cancel = (id: string) =>
      trader.ask<Transfer>('DELETE', `${base}/wallet/withdrawal/${id}`);
    const first = await send();
    expect(first.cancellable).toBe(true);
    expect(await cancel(first.id)).toMatchObject({ status: 'Cancelled', cancellable: false });
    expect(await cancel(first.id)).toMatchObject({ status: 'Cancelled' });
    expect((await balanceOf(trader, 'ETH'))?.total).toBe(before);
    expect(await used()).toBe('0');
    world.sandbox.tick(60_000);
    expect((await latest(trader))?.status).toBe('Cancelled');

    const second = await send();
    world.sandbox.tick(6000);
    expect(await latest(trader)).toMatchObject({ status: 'Approved', cancellable: false });
    const path = `${base}/wallet/withdrawal/${second.id}`;
    expect(await trader.refused('DELETE', path)).toMatchObject({ status: 409, keys: ['id'] });
    expect(await world.as('officer').refused('DELETE', path)).toMatchObject({ status: 404 });
  });

  test.each([
    ['the network does not take', failingMemos.failed, 'Failed', 0],
    ['the recipient sends back', failingMemos.returned, 'Returned', 0.2],
  ])('X10 an amount that %s is in the balance again', async (_, memo, status, lost) => {
    const world = openWorld();
    const trader = world.as('trader');
    const before = (await balanceOf(trader, 'USDC'))?.total ?? '';
    const address = makeAddress('stellar', 'book:Northbank Custody');
    await proveMemo(trader, address, memo);
    const sent = { asset: 'USDC', network: 'stellar', address, memo, amount: '50' };
    await trader.ask('POST', `${base}/wallet/withdrawal`, sent);
    world.sandbox.tick(90_000);
    const after = await latest(trader);
    expect(after).toMatchObject({ status, rejectReason: expect.any(String) });
    const total = (await balanceOf(trader, 'USDC'))?.total ?? '';
    expect(Number(before) - Number(total)).toBeCloseTo(lost, 6);
    expect(
      await trader.ask<WithdrawalLimits>('GET', `${base}/wallet/withdrawal/limits`),
    ).toMatchObject({ usedToday: '0', next: { tier: 'Tier3', perDay: '250000' } });
  });

  test('X05 an account that may trade but not withdraw reads so; a newcomer may do neither', async () => {
    const world = openWorld();
    await world.as('officer').ask('PUT', '/back-api/api/v3/users/status', {
      userId: 'trader',
      status: 'Limited',
      comment: 'Case open.',
      seenStatus: 'Active',
    });
    expect(
      await world.as('trader').refused('POST', `${base}/wallet/withdrawal`, order),
    ).toMatchObject({ status: 403, code: 30202 });
    expect(
      await world.as('newcomer').refused('POST', `${base}/wallet/withdrawal`, order),
    ).toMatchObject({ status: 403, code: 30202 });
  });

  test('X06 a new deposit address is kept, and a deposit to it arrives with confirmations', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const ask = () =>
      trader.ask<DepositAddress>('POST', `${base}/wallet/deposit`, {
        asset: 'SOL',
        network: 'solana',
      });
    const target = await ask();
    expect(await ask()).toEqual(target);
    expect(await balanceOf(trader, 'SOL')).toMatchObject({ total: expect.any(String) });
    const before = Number((await balanceOf(trader, 'SOL'))?.total);
    world.sandbox.tick(14_500);
    expect(await latest(trader)).toMatchObject({
      type: 'Deposit',
      asset: 'SOL',
      requiredConfirmations: 8,
    });
    expect(Number((await balanceOf(trader, 'SOL'))?.total)).toBe(before);
    world.sandbox.tick(60_000);
    expect(await latest(trader)).toMatchObject({ status: 'Confirmed' });
    expect(Number((await balanceOf(trader, 'SOL'))?.total)).toBeGreaterThan(before);
  });

  test('X07 staff close the transfers of an asset, and everybody sees it', async () => {
    const world = openWorld();
    await world.as('admin').ask('PUT', `${office}/asset/ETH`, {
      withdrawalEnabled: false,
      closedReason: 'A new version of the network.',
      name: 'Ether',
      reason: 'A test',
    });
    const trader = world.as('trader');
    expect(await trader.refused('POST', `${base}/wallet/withdrawal`, order)).toMatchObject({
      keys: ['asset'],
    });
    const [network] = await trader.ask<WalletNetwork[]>('GET', `${base}/wallet/networks?asset=ETH`);
    expect(network).toMatchObject({ withdrawalEnabled: false, depositEnabled: true });
    expect(network?.closedReason).toBe('A new version of the network.');
    const assets = await world
      .as(null)
      .ask<{ id: string; name: string }[]>('GET', `${base}/assets-info`);
    expect(assets.find(({ id }) => id === 'ETH')?.name).toBe('Ether');
  });
});
