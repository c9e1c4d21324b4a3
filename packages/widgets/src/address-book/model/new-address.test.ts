import { describe, expect, test } from 'vitest';
import { sampleAddress, sampleEntry, sampleNetworks } from '../testing/sample-entries.ts';
import { faultsOf, isSameAddress, type NewAddress } from './new-address.ts';

const address = sampleAddress('ethereum', 9);
const typed: NewAddress = { name: 'Trezor', asset: 'ETH', network: 'ethereum', address, memo: '' };
const faults = (change: Partial<NewAddress> = {}) =>
  faultsOf({ ...typed, ...change }, { networks: sampleNetworks, entries: [sampleEntry] });

describe('an address that is typed', () => {
  test('has no fault when all of it is right', () => {
    expect(faults()).toEqual([]);
  });

  test('says the first thing that is missing first', () => {
    const none = { name: '', asset: '', network: '', address: '', memo: '' };
    expect(faults(none).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name missing',
      'asset missing',
      'network missing',
      'address missing',
    ]);
  });

  test('for another network says for which one', () => {
    expect(faults({ address: sampleAddress('bitcoin', 3) })).toEqual([
      { field: 'address', code: 'format', detail: 'bitcoin' },
    ]);
    expect(faults({ address: 'nowhere' })).toEqual([
      { field: 'address', code: 'format', detail: undefined },
    ]);
  });

  test('that has a wrong character fails its checksum', () => {
    const right = sampleAddress('bitcoin', 3);
    const wrong = right.slice(0, -1) + (right.endsWith('q') ? 'p' : 'q');
    expect(faults({ asset: 'BTC', network: 'bitcoin', address: wrong })).toEqual([
      { field: 'address', code: 'checksum' },
    ]);
  });

  test('that is in the book already says under which name, in capitals too', () => {
    const capitals = `0x${sampleEntry.address.slice(2).toUpperCase()}`;
    expect(faults({ address: capitals })).toEqual([
      { field: 'address', code: 'duplicate', detail: 'Ledger, cold' },
    ]);
    expect(faults({ asset: 'USDC', address: capitals })).toEqual([]);
  });

  test('has another name than those of its asset and network, whatever the capitals and spaces', () => {
    expect(faults({ name: ' ledger,  COLD' })).toEqual([{ field: 'name', code: 'nameTaken' }]);
    // One wallet under one name, for another asset.
    expect(faults({ name: 'Ledger, cold', asset: 'USDC' })).toEqual([]);
  });

  test('needs a memo where its network does', () => {
    const stellar = { asset: 'USDC', network: 'stellar', address: sampleAddress('stellar', 2) };
    expect(faults(stellar)).toEqual([{ field: 'memo', code: 'missing' }]);
    expect(faults({ ...stellar, memo: '88' })).toEqual([]);
  });

  test('has a network of its asset', () => {
    expect(faults({ network: 'bitcoin', address: sampleAddress('bitcoin', 3) })).toEqual([
      { field: 'network', code: 'notItsNetwork' },
    ]);
    expect(faults({ asset: 'DOGE' })[0]).toEqual({ field: 'asset', code: 'notAnAsset' });
  });

  test('S53 has no invisible letter in its name or memo, and no letter of another alphabet in the address', () => {
    expect(faults({ name: 'Cold\u200Bwallet' })).toEqual([{ field: 'name', code: 'hidden' }]);
    expect(faults({ address: `${address.slice(0, -1)}\u0430` })).toEqual([
      { field: 'address', code: 'format', detail: undefined },
    ]);
    expect(faults({ address: `${address}\u200B` })).toEqual([
      { field: 'address', code: 'format', detail: undefined },
    ]);
  });

  test('has a name that can be read', () => {
    expect(faults({ name: 'Cold\u202Ewallet' })).toEqual([{ field: 'name', code: 'hidden' }]);
    expect(faults({ name: 'x'.repeat(61) })).toEqual([{ field: 'name', code: 'tooLong' }]);
  });
});

test('capitals matter where the network says so', () => {
  expect(isSameAddress('ethereum', '0xAB', '0xab')).toBe(true);
  expect(isSameAddress('solana', 'AB', 'ab')).toBe(false);
});
