import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test('names of addresses are the same that read the same (L13)', () => {
  expect(isSameName('Ledger, cold', ' ledger,  COLD ')).toBe(true);
  // One letter, or a letter and its accent.
  expect(isSameName('Zo\u00eb', 'Zoe\u0308')).toBe(true);
  expect(isSameName('Ledger, cold', 'Ledger, warm')).toBe(false);
  expect(isSameName('Zoë', 'Zoe')).toBe(false);
});
