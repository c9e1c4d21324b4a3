import type {
  AddressBookEntry,
  AuditRecord,
  ComplianceDetails,
  OwnershipChallenge,
  Transfer,
} from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { base, office, openWorld, type Caller } from '../../../testing/caller.ts';
import { makeAddress } from './address-format.ts';

const book = `${base}/address-book`;
const signature = `0x${'ab'.repeat(65)}`;
const comment = 'Belongs to a sanctioned party, case 4711.';

const entriesOf = (caller: Caller, asset: string) =>
  caller.ask<AddressBookEntry[]>('GET', `${book}?asset=${asset}`);
const entryOf = (caller: Caller, id: string) =>
  caller.ask<AddressBookEntry>('GET', `${book}/${id}`);
const act = (caller: Caller, what: string, addressId: string, reason = comment) =>
  caller.ask<AddressBookEntry>('POST', `${office}/address-book/${what}`, {
    addressId,
    comment: reason,
  });
async function prove(caller: Caller, addressId: string) {
  const path = `${base}/wallet/verify-address`;
  const { challenge } = await caller.ask<{ challenge: OwnershipChallenge }>('POST', path, {
    addressId,
  });
  await caller.ask('POST', path, { addressId, signature });
  return challenge;
}
const send = (caller: Caller, transfer: object) =>
  caller.send('POST', `${base}/wallet/withdrawal`, transfer);
const trailOf = async (officer: Caller) =>
  (
    await officer.ask<{ items: AuditRecord[] }>('GET', `${office}/audit?subjectId=trader`)
  ).items.map(({ action }) => action);
const signalsOf = async (officer: Caller) => {
  const { risk } = await officer.ask<ComplianceDetails>(
    'POST',
    `${office}/compliance/userDetails`,
    { userId: 'trader' },
  );
  return risk?.signals.map(({ kind, detail }) => `${kind} ${detail}`) ?? [];
};

async function withdrawn() {
  const world = openWorld();
  const [trader, officer] = [world.as('trader'), world.as('officer')];
  const [entry] = await entriesOf(trader, 'ETH');
  const { id = '', address = '' } = entry ?? {};
  await act(officer, 'invalidate', id);
  const order = { asset: 'ETH', network: 'ethereum', address, amount: '1' };
  return { world, trader, officer, id, address, order };
}

test('an address that compliance withdrew is proven by its owner and accepted by an officer; reason, signal and trail stay', async () => {
  const { trader, officer, id, address, order } = await withdrawn();
  await prove(trader, id);
  const waiting = await entryOf(trader, id);
  expect(waiting).toMatchObject({
    allowance: 'InvalidatedWalletAddress',
    invalidatedReason: comment,
    reproofAt: expect.any(String),
  });
  expect((await send(trader, order)).status).toBe(403);
  const again = { addressId: id };
  expect(await trader.refused('POST', `${base}/wallet/verify-address`, again)).toMatchObject({
    status: 409,
  });
  expect(await signalsOf(officer)).toEqual(
    expect.arrayContaining([`AddressInvalidated ${address}`, `AddressReproven ${address}`]),
  );

  const accepted = await act(officer, 'accept', id, 'The key was shown in a call.');
  expect(accepted).toMatchObject({ allowance: 'IsAllowed', invalidatedAt: null, reproofAt: null });
  expect((await send(trader, order)).status).toBe(200);
  expect(await signalsOf(officer)).toContain(`AddressInvalidated ${address}`);
  expect((await trailOf(officer)).slice(0, 3)).toEqual([
    'accepted the new proof of an address',
    'proved an address',
    'invalidated an address',
  ]);
});

test('a new proof can be withdrawn as well; a missing one cannot be accepted', async () => {
  const { trader, officer, id } = await withdrawn();
  const accept = { addressId: id, comment };
  expect(await officer.refused('POST', `${office}/address-book/accept`, accept)).toMatchObject({
    status: 409,
  });
  await prove(trader, id);
  await act(officer, 'invalidate', id, 'The signature is that of another wallet.');
  expect(await entryOf(trader, id)).toMatchObject({
    reproofAt: null,
    invalidatedReason: 'The signature is that of another wallet.',
  });
});

test('a proof is withdrawn for every asset of the network, also of entries that come later', async () => {
  const { trader, address } = await withdrawn();
  const usdc = await trader.ask<AddressBookEntry>('POST', book, {
    name: 'The same for another asset',
    asset: 'USDC',
    network: 'ethereum',
    address: address.toLowerCase(),
  });
  expect(usdc).toMatchObject({
    allowance: 'InvalidatedWalletAddress',
    invalidatedReason: comment,
  });
  await prove(trader, usdc.id);
  const order = { asset: 'USDC', network: 'ethereum', address: usdc.address, amount: '50' };
  expect((await send(trader, order)).status).toBe(403);
});

test('a blocked address is closed to every customer and asset until an officer lifts it', async () => {
  const world = openWorld();
  const [trader, officer, newcomer] = ['trader', 'officer', 'newcomer'].map((name) =>
    world.as(name as 'trader'),
  ) as [Caller, Caller, Caller];
  const [entry] = await entriesOf(trader, 'ETH');
  const { id = '', address = '' } = entry ?? {};
  const order = { asset: 'ETH', network: 'ethereum', address, amount: '1' };
  const sent = await trader.ask<Transfer>('POST', `${base}/wallet/withdrawal`, order);

  const blocked = await act(officer, 'block', id);
  expect(blocked).toMatchObject({
    allowance: 'TargetAddressIsNotAllowed',
    blockedReason: comment,
    blockedAt: expect.any(String),
  });
  // The reason is for staff alone.
  expect(await entryOf(trader, id)).toMatchObject({ blockedReason: null });
  expect((await send(trader, order)).status).toBe(403);
  const check = (caller: Caller, asset: string) =>
    caller.ask<{ result: string }>(
      'GET',
      `${base}/wallet/withdrawal/check-allowance?asset=${asset}&network=ethereum&address=${address.toLowerCase()}`,
    );
  for (const [caller, asset] of [
    [trader, 'USDC'],
    [newcomer, 'ETH'],
  ] as const) {
    expect(await check(caller, asset)).toMatchObject({ result: 'TargetAddressIsNotAllowed' });
  }
  expect(
    await trader.refused('POST', `${base}/wallet/verify-address`, { addressId: id }),
  ).toMatchObject({ status: 409 });
  world.sandbox.tick(10_000);
  const { items } = await trader.ask<{ items: Transfer[] }>(
    'GET',
    `${base}/wallet/transfer_history?limit=1`,
  );
  expect(items[0]).toMatchObject({ id: sent.id, status: 'Rejected' });
  expect(await signalsOf(officer)).toContain(`AddressBlocked ${address}`);

  await trader.ask('DELETE', `${book}/${id}`);
  const shown = await officer.ask<AddressBookEntry[]>(
    'POST',
    '/back-api/api/v3/users/addresses/list',
    { userId: 'trader' },
  );
  expect(shown.map((each) => each.id)).toContain(id);
  await act(officer, 'lift', id);
  expect(await check(trader, 'ETH')).not.toMatchObject({ result: 'TargetAddressIsNotAllowed' });
  expect((await trailOf(officer)).slice(0, 2)).toEqual([
    'lifted the block of an address',
    'blocked an address',
  ]);
});

test('the memo is a part of what is proven, and of the form that its network has', async () => {
  const world = openWorld();
  const trader = world.as('trader');
  const [custody] = await entriesOf(trader, 'USDC');
  const { id = '', address = '' } = custody ?? {};
  const order = { asset: 'USDC', network: 'stellar', address, amount: '6' };
  expect(custody).toMatchObject({ allowance: 'IsAllowed', memo: '8840291736' });
  for (const [memo, status] of [
    ['1', 403],
    ['\u0000', 400],
    ['a\u202Eb', 400],
    ['a'.repeat(29), 403],
    ['8840291736', 200],
  ] as const) {
    expect([memo, (await send(trader, { ...order, memo })).status]).toEqual([memo, status]);
  }
  for (const memo of ['\u202E1', 'a'.repeat(29), '99999999999999999999']) {
    expect(await trader.refused('PUT', `${book}/${id}`, { memo })).toMatchObject({
      status: 400,
      keys: ['memo'],
    });
  }
  await trader.ask('PUT', `${book}/${id}`, { name: 'Another name' });
  expect(await entryOf(trader, id)).toMatchObject({ allowance: 'IsAllowed' });
  const changed = await trader.ask<AddressBookEntry>('PUT', `${book}/${id}`, { memo: '999' });
  expect(changed).toMatchObject({ memo: '999', proof: null, allowance: 'VerificationRequired' });
  expect((await send(trader, { ...order, memo: '999' })).status).toBe(403);
  expect((await prove(trader, id)).message).toContain('Memo 999');
  expect((await send(trader, { ...order, memo: '999' })).status).toBe(200);
  const ether = { name: 'E', asset: 'ETH', network: 'ethereum', memo: '7' };
  expect(
    await trader.refused('POST', book, { ...ether, address: makeAddress('ethereum', 'new') }),
  ).toMatchObject({ status: 400, keys: ['memo'] });
});

test('one address with two memos is two entries, each with a proof of its own', async () => {
  const trader = openWorld().as('trader');
  const [custody] = await entriesOf(trader, 'USDC');
  const { address = '' } = custody ?? {};
  const second = { name: 'Second', asset: 'USDC', network: 'stellar', address, memo: '42' };
  expect(await trader.ask<AddressBookEntry>('POST', book, second)).toMatchObject({
    allowance: 'VerificationRequiredWithReplace',
    memo: '42',
  });
  expect(await trader.refused('POST', book, second)).toMatchObject({ status: 409 });
});
