import { expect, test } from 'vitest';
import * as v from 'valibot';
import { readForm } from '../../forms/form/form.tsx';
import { reasonText } from './reason.ts';

const checkReason = (reason: string, required: boolean) =>
  readForm(v.object({ reason: reasonText(required) }), { reason }).faults[0]?.code;

test('a reason is required, and blanks are none', () => {
  expect(checkReason('', true)).toBe('empty');
  expect(checkReason(' \n ', true)).toBe('empty');
});

test('where it is not required it may be left out, but not be half written', () => {
  expect(checkReason('', false)).toBeUndefined();
  expect(checkReason('ok', false)).toBe('short');
});

test('3 to 500 characters are taken, blanks around them not counted', () => {
  expect(checkReason('abc', true)).toBeUndefined();
  expect(checkReason(` ${'x'.repeat(500)} `, true)).toBeUndefined();
  expect(checkReason('x'.repeat(501), true)).toBe('long');
});
