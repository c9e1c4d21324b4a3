import { contract, holdReasons, holdStates } from '@agio/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reasonLength, reasons, states } from './hold-values.ts';

test('held withdrawals can be filtered by every state and reason that the contract has', () => {
  expect(states).toEqual(holdStates);
  expect(reasons).toEqual(holdReasons);
});

test.each([
  [reasonLength.min - 1, false],
  [reasonLength.min, true],
  [reasonLength.max, true],
  [reasonLength.max + 1, false],
])('the contract takes a reason of %i characters: %s', (length, isTaken) => {
  const input = { id: 'x1', seenVersion: 1, decision: 'Reject', comment: 'x'.repeat(length) };
  expect(v.is(contract.backOfficeWithdrawals.resolve.input, input)).toBe(isTaken);
});
