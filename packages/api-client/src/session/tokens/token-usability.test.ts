import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idToken } from '../testing/fake-identity-provider.ts';
import { anchor, isUsable, remainingMs } from './token-usability.ts';

const hour = 3_600_000;
const issuedAt = Date.parse('2026-11-20T12:00:00Z');
const tokens = { accessToken: 'a', idToken: idToken('ada'), issuedAt, expiresIn: 600 };

/** A device of which both clocks can be moved. */
function device(now = issuedAt) {
  const clocks = { wall: now, monotonic: 5_000 };
  return {
    now: () => clocks.wall,
    monotonicNow: () => clocks.monotonic,
    pass: (ms: number) => {
      clocks.wall += ms;
      clocks.monotonic += ms;
    },
    setClock: (by: number) => (clocks.wall += by),
    sleep: (ms: number) => (clocks.wall += ms),
  };
}

describe('a token is usable until it expires', () => {
  test('T01 usable one millisecond before expiry, unusable exactly at expiry', () => {
    const clock = device();
    const token = anchor(tokens, clock);
    clock.pass(599_999);
    expect(isUsable(token, clock)).toBe(true);
    expect(remainingMs(token, clock)).toBe(1);
    clock.pass(1);
    expect(isUsable(token, clock)).toBe(false);
    expect(remainingMs(token, clock)).toBe(0);
  });

  test('T02 a token from the future, after the clock was set back, lives no longer than expiresIn', () => {
    const clock = device();
    const token = anchor(tokens, clock);
    clock.setClock(-24 * hour);
    expect(remainingMs(token, clock)).toBe(600_000);
    clock.pass(599_999);
    expect(isUsable(token, clock)).toBe(true);
    clock.pass(1);
    expect(isUsable(token, clock)).toBe(false);
  });

  test('T02 the same holds for a token that was stored before the clock was set back', () => {
    const clock = device(issuedAt - 24 * hour);
    const token = anchor(tokens, clock);
    expect(remainingMs(token, clock)).toBe(600_000);
    clock.pass(600_000);
    expect(isUsable(token, clock)).toBe(false);
  });

  test('T03 a clock that jumps an hour ahead makes the token unusable', () => {
    const clock = device();
    const token = anchor(tokens, clock);
    clock.setClock(hour);
    expect(isUsable(token, clock)).toBe(false);
  });

  test('sleep, which the monotonic clock may not see, makes it unusable too', () => {
    const clock = device();
    const token = anchor(tokens, clock);
    clock.sleep(8 * hour);
    expect(isUsable(token, clock)).toBe(false);
  });

  test('whatever is done to the clock, the wait is never negative and never above the lifetime', () => {
    const step = fc.record({
      pass: fc.integer({ min: 0, max: hour }),
      set: fc.integer({ min: -48 * hour, max: 48 * hour }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -48 * hour, max: 48 * hour }),
        fc.array(step),
        (start, steps) => {
          const clock = device(issuedAt + start);
          const token = anchor(tokens, clock);
          let passed = 0;
          for (const { pass, set } of steps) {
            clock.pass(pass);
            clock.setClock(set);
            passed += pass;
            const left = remainingMs(token, clock);
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(Math.max(0, 600_000 - passed));
          }
        },
      ),
    );
  });
});
