import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { AgeClock } from './age-clock.ts';
import { type Age, pausedAfterMs, staleAfterMs } from './freshness.ts';
import { FakeEnvironment } from '../testing/fake-environment.ts';
import { fakeClock } from '../testing/market-fixture.ts';

fakeClock();

function clock() {
  const told: Age[] = [];
  const environment = new FakeEnvironment();
  const freshness = new AgeClock(environment, (next) => told.push(next));
  return { freshness, told };
}

const ruleFor = (age: number): Age =>
  age < staleAfterMs ? 'fresh' : age < pausedAfterMs ? 'stale' : 'paused';

test('a second and a third stall are judged like the first', () => {
  const { freshness, told } = clock();
  for (let stall = 0; stall < 3; stall += 1) {
    freshness.touch();
    vi.advanceTimersByTime(staleAfterMs - 1);
    expect(freshness.freshness).toBe('fresh');
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toBe('stale');
  }
  freshness.touch();
  vi.advanceTimersByTime(pausedAfterMs);
  expect(told).toEqual(['stale', 'fresh', 'stale', 'fresh', 'stale', 'fresh', 'stale', 'paused']);
});

interface Step {
  kind: 'message' | 'wait' | 'stop' | 'sleep' | 'set back';
  ms?: number;
}

/** The machine sleeps: no timer runs and the monotonic clock stands still, as it does in some browsers. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

const step = (kind: Step['kind'], most: number) =>
  fc.record({ kind: fc.constant(kind), ms: fc.integer({ min: 0, max: most }) });
const usual = [
  { weight: 4, arbitrary: step('message', 0) },
  { weight: 2, arbitrary: step('wait', 7_000) },
  { weight: 2, arbitrary: step('wait', 60_000) },
  { weight: 1, arbitrary: step('stop', 0) },
];

test.each([
  ['while the machine sleeps now and then', step('sleep', 1e7)],
  ['while its clock is set back now and then', step('set back', 1e8)],
])(
  'the reported freshness is never better than the age of the last message allows, %s',
  (_, disturbance) => {
    const scripts = fc.array(fc.oneof(...usual, { weight: 1, arbitrary: disturbance }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(scripts, (script) => {
        const { freshness, told } = clock();
        let age = 0;
        let heard = false;
        let stopped = false;
        const wait = (ms: number) => {
          vi.advanceTimersByTime(ms);
          age += ms;
        };
        for (const { kind, ms } of script) {
          if (kind === 'message') {
            freshness.touch();
            [age, heard, stopped] = [0, true, false];
          } else if (kind === 'stop') {
            freshness.stop();
            stopped = true;
          } else if (kind === 'wait') {
            wait(ms);
          } else if (kind === 'sleep') {
            sleep(ms);
            age += ms;
          } else {
            sleep(-ms);
          }
          // Read, it is right at once, also when it was stopped; told, within the second that timers are late by.
          expect(freshness.freshness).toBe(heard ? ruleFor(age) : 'fresh');
          wait(1_000);
          const right = heard ? ruleFor(age) : 'fresh';
          expect(freshness.freshness).toBe(right);
          expect(stopped ? right : (told.at(-1) ?? 'fresh')).toBe(right);
        }
        freshness.stop();
        expect(vi.getTimerCount()).toBe(0);
      }),
    );
  },
);
