import { expect, test } from 'vitest';
import { RetryingLoad } from './retrying-load.ts';
import { FakeEnvironment } from '../testing/fake-environment.ts';
import { pass, settle, fakeClock } from '../testing/market-fixture.ts';

fakeClock();

function failing(times: number) {
  const began: number[] = [];
  const load = new RetryingLoad(() => {
    began.push(performance.now());
    return began.length <= times ? Promise.reject(new Error('not yet')) : Promise.resolve();
  }, new FakeEnvironment());
  return { load, began, waits: () => began.slice(1).map((at, index) => at - (began[index] ?? 0)) };
}

test('a load that fails is tried again at 0.25, 0.5, 1, 2, 4, 8 and 8 s', async () => {
  const { load, waits } = failing(7);
  load.begin();
  await pass(60_000);
  expect(waits()).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  expect(load.running).toBe(false);
});

test('a wait is up to a quarter longer, so that clients do not come together', async () => {
  const environment = new FakeEnvironment();
  environment.random = () => 0.999;
  let last = 0;
  const waits: number[] = [];
  const load = new RetryingLoad(() => {
    waits.push(performance.now() - last);
    last = performance.now();
    return Promise.reject(new Error('never'));
  }, environment);
  load.begin();
  await pass(800);
  load.cancel();
  expect(waits.slice(1).map(Math.round)).toEqual([312]);
});

test('cancelled it does not try again', async () => {
  const { load, began } = failing(3);
  load.begin();
  await settle();
  load.cancel();
  await pass(60_000);
  expect(began).toHaveLength(1);
  expect(load.running).toBe(false);
});

test('a load that was begun anew is not ended by the one before', async () => {
  const ends: (() => void)[] = [];
  const load = new RetryingLoad(
    () => new Promise((resolve) => ends.push(resolve)),
    new FakeEnvironment(),
  );
  load.begin();
  await settle();
  load.begin();
  ends[0]?.();
  await pass(300);
  expect(load.running).toBe(true);
  ends[1]?.();
  await settle();
  expect(load.running).toBe(false);
});

test('a failure of a load that was begun anew is not tried again', async () => {
  const ends: (() => void)[] = [];
  const load = new RetryingLoad(
    () => new Promise((_, reject) => ends.push(() => reject(new Error('late')))),
    new FakeEnvironment(),
  );
  load.begin();
  await settle();
  load.begin();
  await pass(300);
  ends[0]?.();
  await pass(60_000);
  expect(ends).toHaveLength(2);
});

test('F06 a load that fails long after a success waits longer each time, as at first', async () => {
  let works = true;
  const began: number[] = [];
  const load = new RetryingLoad(() => {
    began.push(performance.now());
    return works ? Promise.resolve() : Promise.reject(new Error('no longer'));
  }, new FakeEnvironment());
  load.begin();
  await pass(11_000);
  works = false;
  load.begin();
  await pass(10_000);
  const waits = began.slice(2).map((at, index) => at - (began[index + 1] ?? 0));
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000]);
});

test('soon after a success a load waits; after a while it does not', async () => {
  const { load, began, waits } = failing(0);
  load.begin();
  await pass(1_000);
  load.begin();
  await pass(10_500);
  load.begin();
  await pass(1_000);
  expect(began).toHaveLength(3);
  expect(waits()[0]).toBe(1_250);
  expect(waits()[1]).toBe(10_250);
});

test('it is failing when it was tried in vain for 5 s, until it works or is cancelled', async () => {
  const { load } = failing(6);
  load.begin();
  await pass(4_000);
  expect(load.failing).toBe(false);
  await pass(4_000);
  expect(load.failing).toBe(true);
  await pass(8_000);
  expect([load.failing, load.running]).toEqual([false, false]);
});
