import { afterEach, beforeEach, vi } from 'vitest';
import { isApiError } from '../../http/api-error.ts';
import { SessionFixture } from './session-fixture.ts';

/* Shared parts of the session's tests: a fixture for each test, and a clock that only the test moves. */

/** Before each test: a new fixture, on a clock that stands at 12:00 UTC. */
export function eachWithClock(begin: (fixture: SessionFixture) => void): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  });
  each(begin);
}

/**
 * Before each test: a new fixture on the real clock, for redirects to the provider and back. oidc-client-ts exchanges the
 * code with the global fetch; it takes no other.
 */
export function eachWithRedirects(begin: (fixture: SessionFixture) => void): void {
  each((fixture) => {
    vi.stubGlobal('fetch', fixture.provider.fetch);
    begin(fixture);
  });
}

function each(begin: (fixture: SessionFixture) => void): void {
  let fixture: SessionFixture;
  beforeEach(() => {
    fixture = new SessionFixture();
    begin(fixture);
  });
  afterEach(() => {
    fixture.dispose();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Moves the clock, in milliseconds, and lets everything happen that is due. */
export const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** Resolves when the clock has moved so many milliseconds. */
export const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An answer that never comes. */
export const hang = () => new Promise<Response>(() => undefined);

/** The kind of the `ApiError` that a promise rejects with, any other error itself, or the value. */
export async function outcome(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    return isApiError(error) ? error.kind : error;
  }
}
