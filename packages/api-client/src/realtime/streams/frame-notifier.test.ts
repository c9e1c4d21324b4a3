import { expect, test, vi } from 'vitest';
import { fakeClock, pass } from '../testing/market-fixture.ts';
import { FakeEnvironment } from '../testing/fake-environment.ts';
import { liveBook } from '../testing/live-book.ts';
import { randomSource } from '../testing/random.ts';
import { FrameNotifier, FrameStore } from './frame-notifier.ts';

fakeClock();

/** A store that a stream changes 50 times a second, and the times of its paints. */
function stream() {
  const environment = new FakeEnvironment();
  const notifier = new FrameNotifier(environment);
  let newest = 0;
  const store = new FrameStore(0, () => newest, notifier);
  let painted: { at: number; value: number }[] = [];
  store.subscribe(() => painted.push({ at: performance.now(), value: store.getSnapshot() }));
  return {
    environment,
    notifier,
    get newest() {
      return newest;
    },
    get shown() {
      return painted.at(-1)?.value;
    },
    /** Lets the stream run for so long; answers the paints. */
    run: async (ms: number, meanwhile: () => void = () => undefined) => {
      painted = [];
      for (let passed = 0; passed < ms; passed += 20) {
        newest += 1;
        store.changed();
        meanwhile();
        await vi.advanceTimersByTimeAsync(20);
      }
      return painted;
    },
  };
}

test('a first change is painted in the next frame, a stream of 50 a second at most 25 times a second', async () => {
  const { run } = stream();
  expect(await run(20)).toHaveLength(1);
  const { length } = await run(1_000);
  expect(length).toBeGreaterThanOrEqual(16);
  expect(length).toBeLessThanOrEqual(25);
});

test('late frames slow the paints down to four to ten a second, and frames on time bring the pace back', async () => {
  const { environment, run } = stream();
  await run(200);
  environment.msToFrame = 60;
  await run(1_000);
  const late = await run(1_000);
  expect(late.length).toBeGreaterThanOrEqual(3);
  expect(late.length).toBeLessThanOrEqual(10);
  environment.msToFrame = 1000 / 60;
  await run(2_000);
  expect((await run(1_000)).length).toBeGreaterThanOrEqual(16);
});

test('a key delays the prices for its answer, and a key that is held down does not stop them', async () => {
  const { environment, run } = stream();
  await run(400);
  environment.press();
  const pressed = performance.now();
  const after = await run(200);
  expect(after.length).toBeGreaterThan(0);
  expect(after[0]!.at - pressed).toBeGreaterThanOrEqual(50);
  const held = await run(2_000, () => environment.press());
  expect(held.length).toBeGreaterThanOrEqual(8);
});

test('a notifier that was disposed of listens to the page no more', () => {
  const { environment, notifier } = stream();
  expect(environment.listeners).toBe(2);
  notifier.dispose();
  expect(environment.listeners).toBe(0);
});

test("at each pause the painted book is the engine's, however late frames come and keys are pressed", async () => {
  const { fixture, market, store, leave, expectOracle } = await liveBook({ beatsOn: true });
  const random = randomSource(22);
  let painted = store.getSnapshot();
  const off = store.subscribe(() => (painted = store.getSnapshot()));
  for (let pause = 0; pause < 25; pause += 1) {
    fixture.environment.msToFrame = random.integer(5, 120);
    for (let count = random.integer(1, 40); count > 0; count -= 1) {
      const bid: [string, string] = [`99.${random.integer(50, 99)}`, `${random.integer(0, 9)}`];
      fixture.send(market.change({ bids: [bid] }));
      if (random.next() < 0.2) fixture.environment.press();
      await vi.advanceTimersByTimeAsync(random.integer(0, 30));
    }
    await pass(500);
    expect(painted).toBe(store.getSnapshot());
    expect(painted.status).toBe('live');
    expectOracle();
  }
  off();
  leave();
});
