import { expect, test } from 'vitest';
import { checkMemo } from './check-memo.ts';

test('a memo has the form that its network carries', () => {
  const stellar = [
    '8840291736',
    'a'.repeat(28),
    'a'.repeat(29),
    'ü'.repeat(15),
    '18446744073709551616',
  ];
  expect(stellar.map((memo) => checkMemo('stellar', memo))).toEqual([
    undefined,
    undefined,
    'tooManyBytes',
    'tooManyBytes',
    'tooHigh',
  ]);
  const tags = ['0', '4294967295', '4294967296', 'tag'];
  expect(tags.map((memo) => checkMemo('xrpl', memo))).toEqual([
    undefined,
    undefined,
    'tooHigh',
    'notANumber',
  ]);
  expect(checkMemo('bitcoin', '7')).toBe('unused');
  expect(checkMemo('bitcoin', '')).toBeUndefined();
  expect(checkMemo('somewhere', 'anything')).toBeUndefined();
});
