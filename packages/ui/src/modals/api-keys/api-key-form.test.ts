import { describe, expect, test } from 'vitest';
import { readForm } from '../../forms/form/form.tsx';
import { apiKeyForm, isAddressRange } from './api-key-form.ts';

const good = {
  name: 'Settlement service',
  permissions: ['Transfers', 'Read'],
  addresses: '185.12.40.11, 10.20.0.0/16',
  expires: '2027-11-20',
  publicKey: '',
};
const read = (change: Partial<typeof good>) =>
  readForm(apiKeyForm('2026-11-20'), { ...good, ...change });
const check = (change: Partial<typeof good>) =>
  read(change).faults.map(({ field, code }) => `${field} ${code}`);

describe('a new API key', () => {
  test('goes out trimmed, in the order of the form, each address once', () => {
    expect(check({})).toEqual([]);
    expect(read({ name: ' Bot ', addresses: '10.0.0.1\n10.0.0.1;10.0.0.2' }).output).toEqual({
      name: 'Bot',
      permissions: ['Read', 'Transfers'],
      allowedAddresses: ['10.0.0.1', '10.0.0.2'],
      expiresAt: '2027-11-20T23:59:59Z',
      publicKey: null,
    });
  });

  test('may be used from anywhere and forever', () => {
    expect(check({ addresses: ' ', expires: '' })).toEqual([]);
    expect(read({ addresses: '', expires: '' }).output).toMatchObject({
      allowedAddresses: [],
      expiresAt: null,
    });
  });

  test('needs a name and a permission, reported in the order of the form', () => {
    expect(check({ name: ' ', permissions: [] })).toEqual(['name missing', 'permissions missing']);
    expect(check({ name: 'x'.repeat(61) })).toEqual(['name too-long']);
  });

  test('names the address that is none', () => {
    expect(read({ addresses: '10.0.0.1, 10.0.0.256' }).faults).toMatchObject([
      { field: 'addresses.1', code: 'malformed', input: '10.0.0.256' },
    ]);
  });

  test('takes at most 20 addresses', () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `10.0.0.${i}`).join();
    expect(check({ addresses: many(20) })).toEqual([]);
    expect(check({ addresses: many(21) })).toEqual(['addresses too-many']);
  });

  test('takes a public key in PEM, in one line or many, or its bytes in base64', () => {
    const bytes = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';
    const pem = `-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA${bytes}\n-----END PUBLIC KEY-----\n`;
    for (const publicKey of [bytes, ` ${bytes} `, pem, pem.replaceAll('\n', '')])
      expect(read({ publicKey }).output).toMatchObject({ publicKey: bytes });
    const wrong = [bytes.slice(1), `${bytes.slice(0, -2)}p=`, pem.replace('2Vw', '2Vu'), 'ags_1'];
    expect(wrong.map((publicKey) => check({ publicKey }))).toEqual(
      wrong.map(() => ['publicKey malformed']),
    );
  });

  test('expires after today', () => {
    expect(check({ expires: '2026-11-20' })).toEqual(['expires past']);
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
