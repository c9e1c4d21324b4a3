import { expect, test } from 'vitest';
import * as v from 'valibot';
import { dialogIn, queryWith, withDialog } from './address.ts';
import { historyQueryOf } from '@agio/widgets/history';
import { rampQueryOf } from '@agio/widgets/ramp';
import { dialogNames, entryOf } from './registry.ts';

test('the address of a dialog is read as it is written, beside what is the page’s own', () => {
  const dialog = { name: 'settings', args: { tab: 'currency' } } as const;
  const query = queryWith('?search=gold', dialog);
  expect(query).toBe('search=gold&modal=settings&tab=currency');
  expect(dialogIn(query)).toEqual(dialog);
  expect(queryWith(query, undefined)).toBe('search=gold');
});

test('a page in place of another one keeps the dialog of the address, and nothing else of it', () => {
  const search = '?search=gold&modal=settings&tab=currency';
  expect(withDialog('/user/tiers', search)).toBe('/user/tiers?modal=settings&tab=currency');
  expect(withDialog('/user/tiers', '?search=gold')).toBe('/user/tiers');
});

test('no page has a name of an argument in its address: a dialog over it would take it away', () => {
  const pages = [
    historyQueryOf({ tab: 'transfers', filter: { asset: 'BTC', search: 'x' } }),
    rampQueryOf({ side: 'Buy', asset: 'BTC', fiat: 'CHF', amount: '1' }),
  ];
  const dialog = {
    name: 'sendReceive',
    args: { tab: 'send', asset: 'ETH', network: 'x' },
  } as const;
  for (const page of pages) expect(queryWith(queryWith(page, dialog), undefined)).toBe(page);
});

test('another dialog takes the place of the first with all its arguments', () => {
  const query = queryWith('?modal=settings&tab=currency', {
    name: 'claim',
    args: { reward: 'r1' },
  });
  expect(dialogIn(query)).toEqual({ name: 'claim', args: { reward: 'r1' } });
  expect(query).not.toContain('tab');
});

test.each([
  ['no dialog', '?search=gold', undefined],
  ['one that is not built', '?modal=withdraw&tab=send', undefined],
  ['one that is never in the address', '?modal=palette', undefined],
  ['a name of the language', '?modal=constructor', undefined],
  ['an empty name', '?modal=', undefined],
  ['an argument that is missing', '?modal=claim', undefined],
  ['an argument that is empty', '?modal=claim&reward=', undefined],
  ['an argument too long', `?modal=claim&reward=${'x'.repeat(101)}`, undefined],
  ['an unknown value', '?modal=settings&tab=theme', { name: 'settings', args: {} }],
  ['what it does not take', '?modal=shortcuts&reward=r1', { name: 'shortcuts', args: {} }],
  ['twice', '?modal=shortcuts&modal=settings', { name: 'shortcuts', args: {} }],
])('an address with %s keeps only its valid part, and is cleaned once', (_, search, dialog) => {
  expect(dialogIn(search)).toEqual(dialog);
  const cleaned = queryWith(search, dialogIn(search));
  expect(dialogIn(cleaned)).toEqual(dialog);
  expect(queryWith(cleaned, dialogIn(cleaned))).toBe(cleaned);
  expect(new URLSearchParams(cleaned).getAll('modal')).toHaveLength(dialog ? 1 : 0);
});

test('each dialog has an address of its own, and the palette lists only what opens without arguments', () => {
  const entries = dialogNames.map(entryOf);
  const addresses = entries.flatMap(({ address = [] }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  const listed = entries.filter(({ palette }) => palette);
  expect(listed.filter(({ args }) => !v.is(args, {}))).toEqual([]);
});
