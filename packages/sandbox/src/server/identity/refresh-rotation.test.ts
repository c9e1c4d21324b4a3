import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callProvider, signIn, type Tokens } from '../testing/sign-in.ts';
import { testServer } from '../testing/server.ts';

const refresh = (origin: string, token: string) =>
  callProvider(origin, '/token', { grant_type: 'refresh_token', refresh_token: token });

async function renewed(origin: string, token: string): Promise<Tokens> {
  const answer = await refresh(origin, token);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Tokens;
}

async function isTaken(origin: string, accessToken: string): Promise<boolean> {
  const answer = await fetch(`${origin}/frontoffice/api/userinfo`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return ((await answer.json()) as { account: unknown }).account === 'trader';
}

/** Uses a token that must not be used any more. */
async function afterUsing(origin: string, spent: string, current: Tokens) {
  const replay = await refresh(origin, spent);
  const { error } = (await replay.json()) as { error?: string };
  const accessIsTaken = await isTaken(origin, current.access_token);
  const next = await refresh(origin, current.refresh_token);
  return { replay: replay.status, error, accessIsTaken, next: next.status };
}

/** The whole sign-in has ended with it. */
const over = { replay: 400, error: 'invalid_grant', accessIsTaken: false, next: 400 };

// A clock that stands still unless the test moves it; the provider runs in the same process.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('S08 a refresh token is rotated, and using one of before the last ends the sign-in', async () => {
  const { origin } = await testServer();
  const first = await signIn(origin, 'trader');
  const second = await renewed(origin, first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await isTaken(origin, second.access_token)).toBe(true);
  // used, so its answer had arrived
  const third = await renewed(origin, second.refresh_token);
  expect(await afterUsing(origin, first.refresh_token, third)).toEqual(over);
});

test('S08 T27 a repeated renewal whose answer was lost gets the same successor within the leeway', async () => {
  const { origin } = await testServer({ lifetimes: { reuseLeeway: 30 } });
  const first = await signIn(origin, 'trader');
  const lost = await renewed(origin, first.refresh_token);
  pass(29);
  const again = await renewed(origin, first.refresh_token);
  expect(again.refresh_token).toBe(lost.refresh_token);
  expect(await isTaken(origin, again.access_token)).toBe(true);
  const next = await renewed(origin, again.refresh_token);
  expect(next.refresh_token).not.toBe(again.refresh_token);
});

test('S08 after the leeway a spent refresh token ends the sign-in, also when its answer was lost', async () => {
  const { origin } = await testServer({ lifetimes: { reuseLeeway: 30 } });
  const first = await signIn(origin, 'trader');
  const lost = await renewed(origin, first.refresh_token);
  pass(31);
  expect(await afterUsing(origin, first.refresh_token, lost)).toEqual(over);
});

test('S08 each sign-in of one browser has its own successors', async () => {
  const { origin } = await testServer();
  const [one, two] = [await signIn(origin, 'trader'), await signIn(origin, 'trader')];
  const [nextOfOne, nextOfTwo] = [
    await renewed(origin, one.refresh_token),
    await renewed(origin, two.refresh_token),
  ];
  expect((await renewed(origin, two.refresh_token)).refresh_token).toBe(nextOfTwo.refresh_token);
  expect((await renewed(origin, one.refresh_token)).refresh_token).toBe(nextOfOne.refresh_token);
});

test('S15 signing out with the refresh token of before a lost answer ends what the answer held', async () => {
  const { origin } = await testServer();
  const first = await signIn(origin, 'trader');
  const lost = await renewed(origin, first.refresh_token);
  await callProvider(origin, '/token/revocation', { token: first.refresh_token });
  expect(await isTaken(origin, lost.access_token)).toBe(false);
  expect((await refresh(origin, lost.refresh_token)).status).toBe(400);
});
