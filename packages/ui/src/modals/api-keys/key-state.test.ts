import { expect, test } from 'vitest';
import { keyState } from './key-state.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const at = (expiresAt: string | null, revokedAt: string | null = null) =>
  keyState({ expiresAt, revokedAt }, now);

test('a key without an end is active', () => {
  expect(at(null)).toEqual({ kind: 'active' });
});

test('the last 14 days are counted, down to one on the last', () => {
  expect(at('2026-12-04T12:00:00.001Z')).toEqual({ kind: 'active' });
  expect(at('2026-12-04T12:00:00Z')).toEqual({ kind: 'expires', days: 14 });
  expect(at('2026-11-20T12:00:01Z')).toEqual({ kind: 'expires', days: 1 });
});

test('at its end a key has expired', () => {
  expect(at('2026-11-20T12:00:00Z')).toEqual({ kind: 'expired' });
});

test('a key that has not been approved awaits that, as long as it could open something', () => {
  const keyOf = (expiresAt: string | null, revokedAt: string | null = null) =>
    keyState({ expiresAt, revokedAt, approvedBy: null }, now).kind;
  expect(keyOf(null)).toBe('awaits');
  expect(keyOf('2026-11-21T12:00:00Z')).toBe('awaits');
  expect(keyOf('2026-11-20T12:00:00Z')).toBe('expired');
  expect(keyOf(null, '2026-11-01T00:00:00Z')).toBe('revoked');
  const approved = { expiresAt: null, revokedAt: null, approvedBy: { name: 'Henrik' } };
  expect(keyState(approved, now).kind).toBe('active');
});

test('revoked wins over everything', () => {
  expect(at('2020-01-01T00:00:00Z', '2019-01-01T00:00:00Z')).toEqual({ kind: 'revoked' });
});
