import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, durationParts, waitText } from './duration.ts';

const at = (ms: number) => clockText(durationParts(ms));

test('a countdown reads like a clock and grows by its largest unit', () => {
  expect(at(0)).toBe('0:00');
  expect(at(-5000)).toBe('0:00');
  expect(at(7000)).toBe('0:07');
  expect(at(299_000)).toBe('4:59');
  expect(at(3_899_000)).toBe('1:04:59');
  expect(at(2 * 86_400_000 + 3_899_000)).toBe('2 d 01:04:59');
});

test('a started second still counts, so zero is shown only when the time is over', () => {
  expect(at(1)).toBe('0:01');
  expect(at(1001)).toBe('0:02');
});

test('office-review L7: a waiting time is no more exact than is useful: two units, and no seconds after a minute', () => {
  expect(waitText(durationParts((86_400 + 4 * 3600 + 12 * 60 + 9) * 1000))).toBe('1 d 4 h');
  expect(waitText(durationParts((4 * 3600 + 12 * 60 + 9) * 1000))).toBe('4 h 12 min');
  expect(waitText(durationParts(725_000))).toBe('12 min');
  expect(waitText(durationParts(41_000))).toBe('41 s');
  expect(waitText(durationParts(0))).toBe('0 s');
});

test('the parts always add up to the time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (seconds) => {
      const parts = durationParts(seconds * 1000);
      expect(parts.days * 86_400 + parts.hours * 3600 + parts.minutes * 60 + parts.seconds).toBe(
        seconds,
      );
      expect(parts.hours < 24 && parts.minutes < 60 && parts.seconds < 60).toBe(true);
    }),
  );
});
