import {
  type AddressBookEntry,
  type AddressImportResult,
  errorCodes,
  type Transfer,
  type UploadedFile,
} from '@agio/api-client/contract';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../../seed/sample-document.ts';
import { base, office, openWorld, upload, type Caller } from '../../../testing/caller.ts';
import { makeAddress } from './address-format.ts';

const book = `${base}/address-book`;
const signature = `0x${'ab'.repeat(65)}`;

async function add(
  caller: Caller,
  asset: string,
  network: string,
  address = makeAddress(network, 'mine'),
) {
  return caller.ask<AddressBookEntry>('POST', book, { name: 'Mine', asset, network, address });
}

async function prove(caller: Caller, addressId: string) {
  await caller.ask('POST', `${base}/wallet/verify-address`, { addressId });
  return caller.ask<{ entry: AddressBookEntry }>('POST', `${base}/wallet/verify-address`, {
    addressId,
    signature,
  });
}

describe('the address book', () => {
  const check = (caller: Caller, asset: string, network: string, address: string) =>
    caller.ask<{ result: string; replaces: string | null }>(
      'GET',
      `${base}/wallet/withdrawal/check-allowance?asset=${asset}&network=${network}&address=${address}`,
    );

  test('B01 every answer to an address check can be had', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entries = await trader.ask<AddressBookEntry[]>('GET', book);
    const named = (name: string) => entries.find((entry) => entry.name === name)?.address ?? '';
    const { items } = await world
      .as('officer')
      .ask<{ items: { coreId: string | null }[] }>('GET', `${office}/compliance/users?limit=100`);
    const other = items.find(({ coreId }) => Boolean(coreId))?.coreId ?? '';
    const results = {
      proven: await check(trader, 'USDC', 'stellar', named('Northbank Custody')),
      ownCorePass: await check(trader, 'XCB', 'core', named('CorePass wallet')),
      unknown: await check(trader, 'ETH', 'ethereum', makeAddress('ethereum', 'new')),
      first: await check(trader, 'SOL', 'solana', makeAddress('solana', 'new')),
      litecoin: await check(trader, 'LTC', 'litecoin', named('Litecoin desk')),
      invalidated: await check(trader, 'BTC', 'bitcoin', named('Former custodian')),
      foreignCorePass: await check(trader, 'XCB', 'core', other),
      ours: await check(trader, 'USDC', 'stellar', makeAddress('stellar', 'exchange')),
      blocked: await check(trader, 'ETH', 'ethereum', `0xdeaddead${'0'.repeat(32)}`),
    };
    expect(
      Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result])),
    ).toEqual({
      proven: 'IsAllowed',
      ownCorePass: 'IsAllowed',
      unknown: 'VerificationRequiredWithReplace',
      first: 'VerificationRequired',
      litecoin: 'VerificationRequiredLtc',
      invalidated: 'InvalidatedWalletAddress',
      foreignCorePass: 'ExternalCorePassWalletAddressNotAllowed',
      ours: 'InternalPingOwnedWalletAddressNotAllowed',
      blocked: 'TargetAddressIsNotAllowed',
    });
    expect(results.unknown.replaces).toBe('Ledger, cold');
  });

  test('B02 a text that is no address of the network is refused, and so is the same address twice', async () => {
    const trader = openWorld().as('trader');
    const entry = {
      name: 'X',
      asset: 'ETH',
      network: 'ethereum',
      address: makeAddress('ethereum', 'a'),
    };
    expect(
      await trader.refused('POST', book, { ...entry, address: makeAddress('bitcoin', 'a') }),
    ).toMatchObject({
      status: 400,
      keys: ['address'],
    });
    expect(await trader.refused('POST', book, { ...entry, network: 'bitcoin' })).toMatchObject({
      keys: ['network'],
    });
    await trader.ask('POST', book, entry);
    expect(
      await trader.refused('POST', book, {
        ...entry,
        address: entry.address.toUpperCase().replace('0X', '0x'),
      }),
    ).toMatchObject({ status: 409, keys: ['address'] });
  });

  test('addresses of one asset and network have names of their own, also when they are renamed or imported (L13)', async () => {
    const trader = openWorld().as('trader');
    const entry = (name: string, seed: string) => ({
      name,
      asset: 'ETH',
      network: 'ethereum',
      address: makeAddress('ethereum', seed),
    });
    const taken = { status: 409, code: errorCodes.nameTaken, keys: ['name'] };
    const first = await trader.ask<AddressBookEntry>('POST', book, entry('Vault, Zürich', 'x1'));
    expect(await trader.refused('POST', book, entry(' vault,  zürich', 'x2'))).toMatchObject(taken);
    const second = await trader.ask<AddressBookEntry>('POST', book, entry('Vault, Bern', 'x2'));
    const rename = (name: string) => ({ name });
    expect(
      await trader.refused('PUT', `${book}/${second.id}`, rename('VAULT, ZÜRICH')),
    ).toMatchObject(taken);
    // Another spelling of its own name takes none away.
    await trader.ask('PUT', `${book}/${first.id}`, rename('vault, Zürich'));
    const { results } = await trader.ask<{ results: AddressImportResult[] }>(
      'POST',
      `${book}/import`,
      { entries: [entry('Third', 'x3'), entry('third', 'x4'), entry('Vault, Bern', 'x5')] },
    );
    expect(results.map(({ key }) => key)).toEqual([null, 'name', 'name']);
    // One wallet may hold several assets under one name.
    await trader.ask('POST', book, { ...entry('Vault, Bern', 'x2'), asset: 'USDC' });
  });

  test('B03 a signature proves ownership, needs a fresh challenge, and replaces the old address', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entry = await add(trader, 'ETH', 'ethereum');
    expect(entry).toMatchObject({ allowance: 'VerificationRequiredWithReplace', proof: null });
    const verify = (body: object) =>
      trader.refused('POST', `${base}/wallet/verify-address`, { addressId: entry.id, ...body });
    expect(await verify({ signature })).toMatchObject({ status: 409, keys: ['signature'] });
    const challenge = await trader.ask<{ challenge: { message: string } }>(
      'POST',
      `${base}/wallet/verify-address`,
      { addressId: entry.id },
    );
    expect(challenge.challenge.message).toContain(entry.address);
    expect(await verify({ signature: 'no' })).toMatchObject({ status: 400 });
    expect(
      (await verify({ signature: `0x${'ab'.repeat(60)}${'00'.repeat(5)}` })).messages[0],
    ).toMatch(/not made by/);
    world.clock.advance(31 * 60_000);
    expect(await verify({ signature })).toMatchObject({ status: 409 });
    const proven = await prove(trader, entry.id);
    expect(proven.entry).toMatchObject({ allowance: 'IsAllowed', proof: 'Signature' });
    const names = (await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=ETH`)).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Mine']);
  });

  test('B04 Litecoin takes the signed form only, which an officer reviews', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entry = await add(trader, 'LTC', 'litecoin');
    await trader.ask('POST', `${base}/wallet/verify-address`, { addressId: entry.id });
    expect(
      await trader.refused('POST', `${base}/wallet/verify-address`, {
        addressId: entry.id,
        signature,
      }),
    ).toMatchObject({ status: 409 });
    const { fileId } = await trader.ask<UploadedFile>(
      'POST',
      `${base}/v1/file-transfer/upload?documentType=SignedForm`,
      upload('form.pdf', samplePdf('I own it')),
    );
    const sent = await trader.ask<AddressBookEntry>(
      'POST',
      `${base}/wallet/verify-address-with-signed-form`,
      { addressId: entry.id, fileId },
    );
    expect(sent.proof).toBeNull();
    world.sandbox.tick(21_000);
    expect(await trader.ask('GET', `${book}/${entry.id}`)).toMatchObject({
      proof: 'SignedForm',
      allowance: 'IsAllowed',
    });
  });

  test('B05 the name can change, the address never; accounts do not see those of others', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entry = await add(trader, 'SOL', 'solana');
    expect(await trader.ask('PUT', `${book}/${entry.id}`, { name: 'Other' })).toMatchObject({
      name: 'Other',
      address: entry.address,
    });
    expect(await trader.refused('PUT', `${book}/${entry.id}`, { address: 'x' })).toMatchObject({
      keys: ['address'],
    });
    expect(await world.as('support').refused('GET', `${book}/${entry.id}`)).toMatchObject({
      status: 404,
    });
  });

  test('B06 compliance withdraws a proof, and a new one goes to an officer', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const [entry] = await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=ETH`);
    await world.as('officer').ask('POST', `${office}/address-book/invalidate`, {
      addressId: entry?.id,
      comment: 'Reported as stolen.',
    });
    expect(await check(trader, 'ETH', 'ethereum', entry?.address ?? '')).toMatchObject({
      result: 'InvalidatedWalletAddress',
    });
    const again = await prove(trader, entry?.id ?? '');
    expect(again.entry).toMatchObject({
      allowance: 'InvalidatedWalletAddress',
      reproofAt: expect.any(String),
    });
  });

  test('an address is deleted: its proof is gone with it, its transfers are not, and a withdrawn proof stays withdrawn', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entries = await trader.ask<AddressBookEntry[]>('GET', book);
    const cold = entries.find(({ name }) => name === 'Ledger, cold');
    const former = entries.find(({ name }) => name === 'Former custodian');
    for (const entry of [cold, former]) await trader.ask('DELETE', `${book}/${entry?.id}`);
    expect(await trader.ask<AddressBookEntry[]>('GET', book)).toHaveLength(entries.length - 2);
    expect((await trader.send('GET', `${book}/${cold?.id}`)).status).toBe(404);
    expect((await trader.send('DELETE', `${book}/${cold?.id}`)).status).toBe(404);
    expect(await check(trader, 'ETH', 'ethereum', cold?.address ?? '')).toMatchObject({
      result: 'VerificationRequired',
    });
    const again = await add(trader, 'ETH', 'ethereum', cold?.address);
    expect(again).toMatchObject({ proof: null, invalidatedAt: null });
    const sent = await trader.ask<Transfer[]>('GET', `${book}/${again.id}/transfers`);
    expect(sent.map(({ addressName }) => addressName)).toContain('Ledger, cold');
    const withdrawn = await add(trader, 'BTC', 'bitcoin', former?.address);
    expect(withdrawn).toMatchObject({
      allowance: 'InvalidatedWalletAddress',
      invalidatedAt: former?.invalidatedAt,
      invalidatedReason: former?.invalidatedReason,
    });
    expect((await world.as('pending').send('DELETE', `${book}/${again.id}`)).status).toBe(404);
  });

  test('a withdrawn proof says why, also after it was given again', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const [entry] = await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=ETH`);
    const id = entry?.id ?? '';
    const comment = 'Reported as stolen.';
    await world.as('officer').ask('POST', `${office}/address-book/invalidate`, {
      addressId: id,
      comment,
    });
    expect(await trader.ask('GET', `${book}/${id}`)).toMatchObject({ invalidatedReason: comment });
    const { entry: again } = await prove(trader, id);
    expect(again).toMatchObject({ invalidatedReason: comment });
  });

  test('an entry says which one its proof removes, and since when its form is looked at', async () => {
    const world = openWorld();
    const trader = world.as('trader');
    const entry = await add(trader, 'ETH', 'ethereum');
    expect(entry).toMatchObject({ replaces: 'Ledger, cold', formSubmittedAt: null });
    const { fileId } = await trader.ask<UploadedFile>(
      'POST',
      `${base}/v1/file-transfer/upload?documentType=SignedForm`,
      upload('form.pdf', samplePdf('I own it')),
    );
    const sent = await trader.ask<AddressBookEntry>(
      'POST',
      `${base}/wallet/verify-address-with-signed-form`,
      { addressId: entry.id, fileId },
    );
    expect(sent.formSubmittedAt).not.toBeNull();
    world.sandbox.tick(21_000);
    const proven = await trader.ask<AddressBookEntry>('GET', `${book}/${entry.id}`);
    expect(proven).toMatchObject({ formSubmittedAt: null, replaces: null, proof: 'SignedForm' });
  });

  test('an address with a wrong character is refused by its checksum', async () => {
    const trader = openWorld().as('trader');
    const right = makeAddress('bitcoin', 'a');
    const wrong = right.slice(0, -1) + (right.endsWith('q') ? 'p' : 'q');
    const entry = { name: 'X', asset: 'BTC', network: 'bitcoin', address: wrong };
    expect(await trader.refused('POST', book, entry)).toMatchObject({
      keys: ['address'],
      messages: ['The checksum of this address is wrong.'],
    });
  });

  test('an import takes what is right and says of the rest what is wrong; repeated it adds nothing', async () => {
    const trader = openWorld().as('trader');
    const line = (name: string, more: object = {}) => ({
      name,
      asset: 'SOL',
      network: 'solana',
      address: makeAddress('solana', name),
      ...more,
    });
    const entries = [
      line('one'),
      line('two', { address: 'nowhere' }),
      line('three', { network: 'bitcoin' }),
      line('one'),
    ];
    const send = () =>
      trader.send('POST', `${book}/import`, { entries }, { 'idempotency-key': 'import' });
    const first = await send();
    const { results } = first.json<{ results: AddressImportResult[] }>();
    expect(results.map(({ entry, key }) => [entry?.name ?? null, key])).toEqual([
      ['one', null],
      [null, 'address'],
      [null, 'network'],
      [null, 'address'],
    ]);
    expect((await send()).text).toBe(first.text);
    expect(await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=SOL`)).toHaveLength(1);
  });

  test('an address knows the transfers to it, newest first', async () => {
    const trader = openWorld().as('trader');
    const [entry] = await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=ETH`);
    const { address = '', id = '' } = entry ?? {};
    const body = { asset: 'ETH', network: 'ethereum', address, amount: '0.5' };
    await trader.ask('POST', `${base}/wallet/withdrawal`, body);
    const sent = await trader.ask<Transfer[]>('GET', `${book}/${id}/transfers`);
    expect(sent.map(({ amount }) => amount)).toEqual(['0.5', '1.25']);
    const [savings] = await trader.ask<AddressBookEntry[]>('GET', `${book}?asset=BTC`);
    expect(await trader.ask('GET', `${book}/${savings?.id}/transfers`)).toEqual([]);
  });
});
