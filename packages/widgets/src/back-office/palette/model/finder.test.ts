import { expect, test } from 'vitest';
import { asksFor, isNamedBy } from './finder.ts';

test('a letter alone asks for nothing', () => {
  expect(asksFor('l')).toEqual({ users: false, order: false, transfers: false });
});

test('a name asks for users, and words for nothing else', () => {
  expect(asksFor('le')).toEqual({ users: true, order: false, transfers: false });
  expect(asksFor('lena keller')).toEqual({ users: true, order: false, transfers: false });
});

test('a text that may be an id, an address or a transaction also searches orders and transfers', () => {
  expect(asksFor('0198-af3c')).toEqual({ users: true, order: true, transfers: true });
  expect(asksFor(`0x${'a'.repeat(64)}`)).toEqual({ users: true, order: false, transfers: true });
  expect(asksFor('a'.repeat(101))).toEqual({ users: false, order: false, transfers: false });
});

test('a transfer is named by a part of its ids or its address, and not by its owner', () => {
  const transfer = {
    id: 'x4ldq',
    clientTransferId: 'salary-7',
    address: 'bc1qAbc',
    transaction: null,
    userName: 'Lena Keller',
  };
  for (const text of ['4LD', 'salary', 'QABC']) expect(isNamedBy(transfer, text)).toBe(true);
  expect(isNamedBy(transfer, 'Lena Keller')).toBe(false);
});
