import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a birthday is the same day in every time zone', () => {
  expect(formatDate('1990-04-02', { timeZone: 'America/Los_Angeles' })).toBe('April 2, 1990');
  expect(formatDate('1990-04-02', { timeZone: 'Pacific/Kiritimati' })).toBe('April 2, 1990');
});

test('an instant is the day of its time zone', () => {
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('November 20, 2026');
  expect(formatDate('2026-11-20T23:30:00Z', { timeZone: 'Asia/Tokyo' })).toBe('November 21, 2026');
});

test.each([null, undefined, '', 'soon'])('%j is shown as a dash', (value) => {
  expect(formatDate(value)).toBe('—');
});
