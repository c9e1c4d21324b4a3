import { expect, test } from 'vitest';
import { isShown, nextChange } from './announcement-time.ts';

const times = { releasesAt: '2026-11-20T10:00:00Z', expiresAt: '2026-11-22T03:30:00Z' };
const at = (iso: string) => Date.parse(iso);

test('an announcement is shown from its release on and before its end', () => {
  expect(isShown(times, at('2026-11-20T09:59:59.999Z'))).toBe(false);
  expect(isShown(times, at('2026-11-20T10:00:00Z'))).toBe(true);
  expect(isShown(times, at('2026-11-22T03:29:59.999Z'))).toBe(true);
  expect(isShown(times, at('2026-11-22T03:30:00Z'))).toBe(false);
});

test('times that are no times show nothing', () => {
  expect(isShown({ releasesAt: 'soon', expiresAt: '2030-01-01T00:00:00Z' }, at('2026-11-20'))).toBe(
    false,
  );
  expect(isShown({ releasesAt: '2020-01-01T00:00:00Z', expiresAt: '' }, at('2026-11-20'))).toBe(
    false,
  );
});

test('the next change is the release, then the end, then none', () => {
  expect(nextChange(times, at('2026-11-20T09:59:00Z'))).toBe(60_000);
  expect(nextChange(times, at('2026-11-22T03:29:00Z'))).toBe(60_000);
  expect(nextChange(times, at('2026-11-22T03:30:00Z'))).toBeUndefined();
});

test('a far away change fits into a timer', () => {
  const far = { releasesAt: '2030-01-01T00:00:00Z', expiresAt: '2031-01-01T00:00:00Z' };
  expect(nextChange(far, at('2026-11-20T00:00:00Z'))).toBe(2 ** 31 - 1);
});
