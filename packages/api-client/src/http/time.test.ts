import { expect, test } from 'vitest';
import { inTime } from './time.ts';

/** Takes a moment, and stops when it is told to. */
const soon = (signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve('done'), 20);
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });

test('a call may take as long as it likes', async () => {
  expect(await inTime(Infinity, undefined, soon)).toBe('done');
});

test('a time that is over ends the work with a timeout', async () => {
  await expect(inTime(0, undefined, soon)).rejects.toMatchObject({ kind: 'timeout' });
});
