import { expect, test } from 'vitest';
import { sampleEntry } from '../testing/sample-entries.ts';
import {
  type AddressView,
  filterAddresses,
  readAddressView,
  unfilteredAddresses,
  writeAddressView,
} from './address-view.ts';

test('a view is the same after it was in the address, whatever was typed', () => {
  const views: AddressView[] = [
    { filter: unfilteredAddresses },
    { filter: { search: ' 0x & “cold” ?=#% ', network: 'ethereum' } },
    { filter: { search: '', source: 'CorePass', state: 'review' }, task: { kind: 'add' } },
    { filter: unfilteredAddresses, task: { kind: 'proof', id: 'w-1' } },
  ];
  for (const view of views) expect(readAddressView(`?${writeAddressView(view)}`)).toEqual(view);
});

test('the address stays bare while there is no filter', () => {
  expect(writeAddressView({ filter: unfilteredAddresses })).toBe('');
});

test('an address may say anything: what is not understood neither filters nor opens', () => {
  const view = { filter: unfilteredAddresses, task: undefined };
  expect(readAddressView('?state=dogs&source=Moon&chain=../x&task=entry&entry=<b>')).toEqual(view);
  expect(readAddressView('?task=proof')).toEqual(view);
});

test('the list is searched by name, address, memo and asset, and filtered by each choice', () => {
  const memo = { ...sampleEntry, id: 'w2', name: 'Bank', memo: '8840', network: 'stellar' };
  const entries = [sampleEntry, memo];
  const found = (filter: Partial<AddressView['filter']>) =>
    filterAddresses(entries, { ...unfilteredAddresses, ...filter }).map(({ id }) => id);
  expect(found({})).toEqual(['w1', 'w2']);
  expect(found({ search: ' LEDGER ' })).toEqual(['w1']);
  expect(found({ search: '8840' })).toEqual(['w2']);
  expect(found({ network: 'stellar' })).toEqual(['w2']);
  expect(found({ source: 'Internal' })).toEqual([]);
  expect(found({ state: 'allowed', search: sampleEntry.address.slice(-6) })).toEqual(['w1', 'w2']);
});
