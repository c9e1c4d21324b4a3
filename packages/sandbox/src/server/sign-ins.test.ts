import type { InboxItem, SignIn, SignInAttempt } from '@agio/api-client/contract';
import { expect, test, vi } from 'vitest';
import { bareSocket, handshake, notificationsPath } from './testing/bare-socket.ts';
import { exchangeServer } from './testing/exchange-server.ts';
import { callProvider, signIn, startSignIn, submit } from './testing/sign-in.ts';
import { agentOf } from './identity/user-agent.ts';

// The list of sign-ins: each is shown, and can be ended alone.

const ask = async <T>(origin: string, token: string, path: string, method = 'GET') => {
  const answer = await fetch(`${origin}/frontoffice/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as T };
};
const listOf = async (origin: string, token: string) =>
  (await ask<SignIn[]>(origin, token, 'sign-ins')).body;

test('each browser that is signed in is listed, and the own one is marked', async () => {
  const { origin } = await exchangeServer();
  const [here, there] = [await signIn(origin, 'trader'), await signIn(origin, 'trader')];
  await signIn(origin, 'officer');
  const list = await listOf(origin, here.access_token);
  expect(list).toHaveLength(2);
  expect(list.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const own = (await listOf(origin, there.access_token)).find(({ isCurrent }) => isCurrent);
  expect(list.find(({ isCurrent }) => isCurrent)?.id).not.toBe(own?.id);
  expect(own?.address).toMatch(/^(127\.|::1)/);
  expect(Date.parse(own?.lastSeen ?? '')).toBeGreaterThanOrEqual(Date.parse(own?.began ?? ''));
});

test('a sign-in that is ended elsewhere loses its calls, its renewal, its hub and its session at the provider at once', async () => {
  const { origin } = await exchangeServer();
  const [here, there] = [await signIn(origin, 'trader'), await signIn(origin, 'trader')];
  const socket = bareSocket(origin, `${notificationsPath}?access_token=${there.access_token}`);
  expect(await socket.refused).toBeUndefined();
  socket.raw.send(handshake);
  const other = (await listOf(origin, here.access_token)).find(({ isCurrent }) => !isCurrent);
  const ended = await ask(origin, here.access_token, `sign-ins/${other?.id}`, 'DELETE');
  expect(ended).toEqual({ status: 200, body: { ended: 1 } });
  await vi.waitFor(() => expect(socket.received.join('')).toContain('The sign-in has ended.'));
  expect((await ask(origin, there.access_token, 'sign-ins')).status).toBe(401);
  const { refresh_token } = there;
  const renewal = { grant_type: 'refresh_token', refresh_token };
  expect((await callProvider(origin, '/token', renewal)).status).toBe(400);
  // The provider asks who it is, too.
  const attempt = await startSignIn(origin);
  expect(attempt.page.pathname).toContain('/sign-in/');
  expect(await listOf(origin, here.access_token)).toHaveLength(1);
});

test('all others are ended together, this one stays, and a stranger’s cannot be ended', async () => {
  const { origin } = await exchangeServer();
  const here = await signIn(origin, 'trader');
  const others = [await signIn(origin, 'trader'), await signIn(origin, 'trader')];
  const officer = await signIn(origin, 'officer');
  const [officers] = await listOf(origin, officer.access_token);
  const stranger = await ask(origin, here.access_token, `sign-ins/${officers?.id}`, 'DELETE');
  expect(stranger.body).toEqual({ ended: 0 });
  const all = await ask(origin, here.access_token, 'sign-ins/end-others', 'POST');
  expect(all.body).toEqual({ ended: 2 });
  for (const { access_token } of others)
    expect((await ask(origin, access_token, 'sign-ins')).status).toBe(401);
  expect(await listOf(origin, here.access_token)).toMatchObject([{ isCurrent: true }]);
  expect((await ask(origin, officer.access_token, 'sign-ins')).status).toBe(200);
});

test('the history has sign-ins, how they ended, and wrong passwords', async () => {
  const { origin } = await exchangeServer();
  const out = await signIn(origin, 'trader');
  await callProvider(origin, '/token/revocation', { token: out.refresh_token });
  const attempt = await startSignIn(origin);
  await submit(attempt, { user: 'trader@agio.test', password: 'wrong' });
  const { access_token } = await signIn(origin, 'trader');
  const { body } = await ask<SignInAttempt[]>(origin, access_token, 'sign-ins/history');
  const told = body.map(({ outcome, ended }) => `${outcome} ${ended?.how ?? '-'}`).toSorted();
  expect(told).toEqual(['SignedIn -', 'SignedIn SignedOut', 'WrongPassword -']);
});

test('a sign-in from a new browser is in the notification centre; one from the same browser is not', async () => {
  const { origin } = await exchangeServer();
  await signIn(origin, 'trader');
  const { access_token } = await signIn(origin, 'trader');
  const inbox = async () => (await ask<{ items: InboxItem[] }>(origin, access_token, 'inbox')).body;
  expect((await inbox()).items).toEqual([]);
  const attempt = await startSignIn(origin);
  const { url } = await submit(attempt, { account: 'trader' });
  await fetch(`${origin}/identity/token`, {
    method: 'POST',
    headers: { origin, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Firefox/142.0' },
    body: new URLSearchParams({
      client_id: 'agio-app',
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: attempt.redirectUri,
      code_verifier: attempt.verifier,
    }),
  });
  expect((await inbox()).items).toMatchObject([
    { kind: 'SignIn', signIn: { browser: 'Firefox 142', system: 'Linux' } },
  ]);
});

test('a browser is called what its owner calls it', () => {
  const mozilla = 'Mozilla/5.0';
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const names: [agent: string, browser: string | null, system: string | null][] = [
    [
      `${mozilla} (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`,
      'Edge 141',
      'Windows',
    ],
    [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36`, 'Chrome 141', 'Windows'],
    [
      `${mozilla} (Macintosh) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15`,
      'Safari 18',
      'macOS',
    ],
    [
      `${mozilla} (iPhone; like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari 18',
      'iPhone',
    ],
    [
      `${mozilla} (Linux; Android 15) ${webkit} Chrome/141.0 Mobile Safari/537.36`,
      'Chrome 141',
      'Android',
    ],
    [
      `${mozilla} (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0`,
      'Firefox 142',
      'Linux',
    ],
    ['curl/8.5.0', null, null],
  ];
  for (const [agent, browser, system] of names) expect(agentOf(agent)).toEqual({ browser, system });
  expect(agentOf(undefined)).toEqual({ browser: null, system: null });
});
