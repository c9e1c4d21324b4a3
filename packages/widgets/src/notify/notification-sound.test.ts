// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playNotificationSound } from './notification-sound.ts';

const played: number[] = [];
let held: Promise<void> | undefined;

/** An audio output that writes down what it plays. */
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  createGain() {
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    const frequency = { value: 0 };
    const start = () => void played.push(frequency.value);
    return { type: '', frequency, connect: (to: unknown) => to, start, stop: () => undefined };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  played.length = 0;
  held = undefined;
  vi.stubGlobal('AudioContext', FakeAudio);
  const request = async (_: string, __: object, task: (lock: object | null) => Promise<void>) => {
    if (held) return task(null);
    held = task({});
    await held;
    held = undefined;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a purchase sounds upwards and a sale downwards; of several at once one is heard', async () => {
  playNotificationSound('Buy');
  playNotificationSound('Sell');
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toEqual([660, 880]);
  playNotificationSound('Sell');
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toEqual([660, 880, 880, 660]);
});

test('a browser without sound, or without locks, is silent and does not fail', async () => {
  vi.stubGlobal('AudioContext', undefined);
  playNotificationSound('Buy');
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toEqual([]);
});
