import { expect, test } from 'vitest';
import { inTime } from './time.ts';

const soon = () => new Promise((resolve) => setTimeout(() => resolve('done'), 20));

test('a call may take as long as it likes', async () => {
  expect(await inTime(Infinity, undefined, soon)).toBe('done');
});

test('a time that is over ends the work with a timeout', async () => {
  const ended = inTime(
    0,
    undefined,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  await expect(ended).rejects.toMatchObject({ kind: 'timeout' });
});
