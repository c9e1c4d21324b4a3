import { contract, staffStates, yesOrNo as choices } from '@agio/api-client/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isSame, needsTwo, reasonLength, states, toggled, yesOrNo } from './role-change.ts';

test('staff can be filtered by every state that the contract has', () => {
  expect(states).toEqual(staffStates);
  expect(yesOrNo).toEqual(choices);
});

test.each([
  [reasonLength.min - 1, false],
  [reasonLength.min, true],
  [reasonLength.max, true],
  [reasonLength.max + 1, false],
])('the contract takes a reason of %i characters: %s', (length, isTaken) => {
  const input = { id: 'x1', seenVersion: 1, roles: [], reason: 'x'.repeat(length) };
  expect(v.is(contract.backOfficeStaff.changeRoles.input, input)).toBe(isTaken);
});

test.each([
  [['support'], ['support', 'TradeDataViewer'], false],
  [['support'], [], false],
  [['support'], ['support', 'admin'], true],
  [['ComplianceReviewer'], ['support'], true],
  [['admin', 'support'], ['admin'], false],
])('S56 from %j to %j needs a second administrator: %s', (before, after, isNeeded) => {
  expect(needsTwo(before, after)).toBe(isNeeded);
});

test('roles are the same in any order', () => {
  expect(isSame(['admin', 'support'], ['support', 'admin'])).toBe(true);
  expect(isSame(['admin'], ['support'])).toBe(false);
  expect(toggled(['admin'], 'support')).toEqual(['admin', 'support']);
  expect(toggled(['admin', 'support'], 'admin')).toEqual(['support']);
});
