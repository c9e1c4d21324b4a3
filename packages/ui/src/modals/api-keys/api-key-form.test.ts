import { describe, expect, test } from 'vitest';
import { type ApiKeyForm, checkApiKey, isAddressRange, toNewApiKey } from './api-key-form.ts';

const good: ApiKeyForm = {
  name: 'Settlement service',
  permissions: new Set(['Transfers', 'Read']),
  addresses: '185.12.40.11, 10.20.0.0/16',
  expires: '2027-11-20',
};
const check = (change: Partial<ApiKeyForm>) => checkApiKey({ ...good, ...change }, '2026-11-20');

describe('a new API key', () => {
  test('goes out trimmed, in the order of the form, each address once', () => {
    expect(check({})).toEqual([]);
    expect(
      toNewApiKey({ ...good, name: ' Bot ', addresses: '10.0.0.1\n10.0.0.1;10.0.0.2' }),
    ).toEqual({
      name: 'Bot',
      permissions: ['Read', 'Transfers'],
      allowedAddresses: ['10.0.0.1', '10.0.0.2'],
      expiresAt: '2027-11-20T23:59:59Z',
    });
  });

  test('may be used from anywhere and forever', () => {
    expect(check({ addresses: ' ', expires: '' })).toEqual([]);
    expect(toNewApiKey({ ...good, addresses: '', expires: '' })).toMatchObject({
      allowedAddresses: [],
      expiresAt: null,
    });
  });

  test('needs a name and something that it may do, told in the order of the form', () => {
    expect(check({ name: ' ', permissions: new Set() })).toEqual([
      { field: 'name', reason: 'missing' },
      { field: 'permissions', reason: 'missing' },
    ]);
    expect(check({ name: 'x'.repeat(61) })).toEqual([{ field: 'name', reason: 'too-long' }]);
  });

  test('names the address that is none', () => {
    expect(check({ addresses: '10.0.0.1, 10.0.0.256' })).toEqual([
      { field: 'addresses', reason: 'malformed', text: '10.0.0.256' },
    ]);
  });

  test('takes at most 20 addresses', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `10.0.0.${i}`).join();
    expect(check({ addresses: many(20) })).toEqual([]);
    expect(check({ addresses: many(21) })).toEqual([{ field: 'addresses', reason: 'too-many' }]);
  });

  test('expires after today', () => {
    expect(check({ expires: '2026-11-20' })).toEqual([{ field: 'expires', reason: 'past' }]);
    expect(check({ expires: '2026-11-21' })).toEqual([]);
  });
});

test.each(['0.0.0.0', '255.255.255.255/32', '10.0.0.0/8', '::1', '2001:db8::/32', 'fe80::1/128'])(
  '%s is an address',
  (text) => expect(isAddressRange(text)).toBe(true),
);
test.each([
  '',
  '10.0.0',
  '10.0.0.01',
  '10.0.0.1/33',
  '10.0.0.1/',
  '10.0.0.1/8/8',
  '::g',
  '::1/129',
  'localhost',
  'a]:b',
])('%j is not', (text) => {
  expect(isAddressRange(text)).toBe(false);
});
