import { expect, test } from 'vitest';
import { impactLevel } from './impact-level.ts';

test.each([
  ['0', 'none'],
  ['0.999999999999999999', 'none'],
  ['1', 'warn'],
  ['4.99', 'warn'],
  ['5', 'confirm'],
  ['9.999', 'confirm'],
  ['10', 'type'],
  ['250', 'type'],
])('an impact of %s %% asks for %s', (impact, level) => {
  expect(impactLevel(impact)).toBe(level);
});

test('the sign does not matter: a sale has a negative impact', () => {
  expect(impactLevel('-6.12')).toBe('confirm');
});

test.each([null, undefined, '', 'NaN', '∞'])('an impact of %j asks for the most', (impact) => {
  expect(impactLevel(impact)).toBe('type');
});

test('a deployment has thresholds of its own', () => {
  expect(impactLevel('0.6', { warn: '0.5', confirm: '2', type: '4' })).toBe('warn');
});
