import type { ComplianceCase, OfficerLoad } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import { candidates, canMove, movesTo, undoing } from './assignments.ts';

const caseOf = (userId: string, officerId: string | null, more = {}) =>
  ({
    userId,
    request: {
      id: `r-${userId}`,
      statusType: 'PendingForReview',
      requestType: 'Tier1ToTier2',
      assignee: officerId && { officerId, officer: officerId, since: '' },
      ...more,
    },
  }) as ComplianceCase;
const cases = [caseOf('a', null), caseOf('b', 'me'), caseOf('c', 'other')];
const named = (moves: ReturnType<typeof movesTo>) =>
  moves.map(({ found, from, to }) => [found.userId, from, to]);

test('a case without an officer is taken, one of another officer is not', () => {
  expect(named(movesTo(cases, 'take', { own: 'me' }))).toEqual([['a', null, 'me']]);
});

test('own cases alone are handed back', () => {
  expect(named(movesTo(cases, 'handBack', { own: 'me' }))).toEqual([['b', 'me', null]]);
});

test('all that the officer does not have yet are assigned, and undone to where they were', () => {
  const moves = movesTo(cases, 'assign', { own: 'me', officer: 'other' });
  expect(named(moves)).toEqual([
    ['a', null, 'other'],
    ['b', 'me', 'other'],
  ]);
  expect(named(undoing(moves))).toEqual([
    ['a', 'other', null],
    ['b', 'other', 'me'],
  ]);
});

test('a decided case, and the reader’s own, cannot be moved', () => {
  expect(canMove(caseOf('a', null, { statusType: 'Denied' }), 'me')).toBe(false);
  expect(canMove(caseOf('me', null), 'me')).toBe(false);
  expect(canMove(caseOf('a', 'other'), 'me')).toBe(true);
});

test('an officer who may take all the cases and has the fewest is proposed first', () => {
  const load = (officerId: string, count: number, skills: string[]) =>
    ({ officerId, cases: count, skills }) as OfficerLoad;
  const loads = [
    load('busy', 9, ['Tier1ToTier2']),
    load('unfit', 0, ['Downgrade']),
    load('free', 2, ['Downgrade', 'Tier1ToTier2']),
  ];
  expect(candidates(loads, cases).map(({ officerId, isFit }) => [officerId, isFit])).toEqual([
    ['free', true],
    ['busy', true],
    ['unfit', false],
  ]);
});
