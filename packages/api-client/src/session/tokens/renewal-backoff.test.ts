import { expect, test } from 'vitest';
import type { RenewalOutcome } from './renewal.ts';
import { createRenewalBackoff } from './renewal-backoff.ts';
import { idToken } from '../testing/fake-identity-provider.ts';

const tokens = {
  accessToken: 'a',
  refreshToken: 'r',
  idToken: idToken('ada'),
  issuedAt: 0,
  expiresIn: 600,
};

test('T12 pauses double up to half a minute, and begin anew after an answer', async () => {
  let now = 0;
  let outcome: RenewalOutcome = { kind: 'unreachable' };
  const renewer = createRenewalBackoff({ monotonicNow: () => now }, async () => outcome);
  const pauseAfter = async () => {
    await renewer.renew(tokens);
    const pause = renewer.pauseMs(tokens);
    now += pause;
    return pause;
  };
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) pauses.push(await pauseAfter());
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  outcome = { kind: 'refused', error: 'invalid_grant' };
  expect(await pauseAfter()).toBe(0);
  outcome = { kind: 'unreachable' };
  expect(await pauseAfter()).toBe(1000);
});
