import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateLimiter } from './rate-limit.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const rate = { perSecond: 1, burst: 3 };
const request = { method: 'GET', headers: {} } as IncomingMessage;
const nothing = () => {};
const response = () =>
  ({
    req: request,
    setHeader: nothing,
    writeHead: () => ({ end: nothing }),
  }) as unknown as ServerResponse;

test('S64 however long no call was made, no more than the burst passes at once', () => {
  const limiter = rateLimiter(
    {
      write: rate,
      read: rate,
      key: rate,
      forged: rate,
      guest: rate,
      refused: rate,
      identity: rate,
    },
    {
      origin: 'http://localhost',
      address: () => 'here',
      authenticate: async () => undefined,
      signerOf: async () => undefined,
    },
  );
  const passed = () => [1, 2, 3, 4].map(() => !limiter.identity(request, response()));
  expect(passed()).toEqual([true, true, true, false]);
  vi.advanceTimersByTime(1000);
  expect(passed()).toEqual([true, false, false, false]);
  vi.advanceTimersByTime(3_600_000);
  expect(passed()).toEqual([true, true, true, false]);
});
