import { describe, expect, test } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

/** An exchange that takes what it gets, or fails as it is told, and a clock of the test's own. */
function open(left?: string) {
  const sent: string[] = [];
  const kept: (string | null)[] = [];
  const waits: number[] = [];
  let due: (() => void) | undefined;
  let failure: unknown;
  let gate: Promise<void> | undefined;
  const keeper = new DraftKeeper({
    left,
    keep: (content) => kept.push(content),
    againAfter: (error, failures) => (error === 'refused' ? undefined : failures * 1000),
    later: (ms, work) => {
      waits.push(ms);
      due = work;
      return () => (due = undefined);
    },
    send: async (content) => {
      sent.push(content);
      const fails = failure;
      await gate;
      if (fails !== undefined) throw fails;
    },
  });
  return {
    keeper,
    sent,
    waits,
    kept: () => kept.at(-1),
    fail: (error: unknown) => (failure = error),
    hold: () => {
      let release = () => undefined as void;
      gate = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    /** The next timer is due, and everything that follows from it has happened. */
    pass: async () => {
      due?.();
      await settled();
    },
    isWaiting: () => due !== undefined,
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the last of what is typed is sent once, a moment after it', async () => {
  const { keeper, sent, waits, pass, kept } = open();
  keeper.type('a');
  keeper.type('ab');
  expect(sent).toEqual([]);
  expect(kept()).toBe('ab');
  await pass();
  expect({ sent, waits }).toEqual({ sent: ['ab'], waits: [600, 600] });
  expect(keeper.status.getSnapshot()).toBe('saved');
  expect(kept()).toBeNull();
});

describe('a draft that could not be saved', () => {
  test('stays on the device and is tried again, each time later, until it has arrived', async () => {
    const { keeper, sent, waits, pass, kept, fail } = open();
    fail('down');
    keeper.type('a');
    await pass();
    await pass();
    expect(keeper.status.getSnapshot()).toBe('failed');
    expect(kept()).toBe('a');
    fail(undefined);
    await pass();
    expect({ sent, waits }).toEqual({ sent: ['a', 'a', 'a'], waits: [600, 1000, 2000] });
    expect(keeper.status.getSnapshot()).toBe('saved');
    expect(kept()).toBeNull();
  });

  test('is sent at once when the network is back', async () => {
    const { keeper, sent, pass, fail, isWaiting } = open();
    fail('down');
    keeper.type('a');
    await pass();
    fail(undefined);
    keeper.flush();
    await settled();
    expect(sent).toEqual(['a', 'a']);
    expect(isWaiting()).toBe(false);
  });

  test('is not tried again where the exchange does not take it, and stays on the device', async () => {
    const { keeper, pass, kept, fail, isWaiting } = open();
    fail('refused');
    keeper.type('a');
    await pass();
    expect(keeper.status.getSnapshot()).toBe('refused');
    expect(isWaiting()).toBe(false);
    expect(kept()).toBe('a');
  });

  test('is there again on the next page, and sent from there', async () => {
    const { keeper, sent, kept } = open('from before');
    expect(keeper.unsent).toBe('from before');
    expect(keeper.status.getSnapshot()).toBe('saving');
    keeper.flush();
    await settled();
    expect(sent).toEqual(['from before']);
    expect(kept()).toBeNull();
  });

  test('is tried once more when the page is left, and no longer', async () => {
    const { keeper, sent, pass, fail, isWaiting, kept } = open();
    fail('down');
    keeper.type('a');
    await pass();
    keeper.leave();
    expect(sent).toEqual(['a', 'a']);
    await settled();
    expect(isWaiting()).toBe(false);
    expect(kept()).toBe('a');
    expect(sent).toEqual(['a', 'a']);
  });
});

test('text typed while a draft is on its way follows it, never overtakes it', async () => {
  const { keeper, sent, pass, hold, kept } = open();
  const release = hold();
  keeper.type('a');
  await pass();
  keeper.type('ab');
  await pass();
  expect(sent).toEqual(['a']);
  release();
  await settled();
  expect(sent).toEqual(['a', 'ab']);
  expect(kept()).toBeNull();
});

describe('an answer', () => {
  test('waits for the draft on its way, and no draft follows it', async () => {
    const { keeper, sent, pass, hold, kept } = open();
    const release = hold();
    keeper.type('a');
    await pass();
    keeper.type('ab');
    let isStill = false;
    const paused = keeper.pause().then(() => (isStill = true));
    await settled();
    expect(isStill).toBe(false);
    release();
    await paused;
    keeper.forget();
    await settled();
    expect(sent).toEqual(['a']);
    expect(kept()).toBeNull();
  });

  test('that did not arrive leaves a draft, which is sent as before', async () => {
    const { keeper, sent, kept } = open();
    keeper.type('a');
    await keeper.pause();
    expect(kept()).toBe('a');
    keeper.resume();
    await settled();
    expect(sent).toEqual(['a']);
    expect(keeper.status.getSnapshot()).toBe('saved');
  });
});
