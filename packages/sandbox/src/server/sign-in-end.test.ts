import { createExchangeClient, createStaticSession } from '@agio/api-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  bareSocket,
  call,
  handshake,
  marketPath,
  notificationsPath,
} from './testing/bare-socket.ts';
import type { Lifetimes } from './identity/provider.ts';
import { testServer } from './testing/server.ts';
import { callProvider, signIn, type Tokens, Visitor } from './testing/sign-in.ts';

// A sign-in ends everywhere, and only for whom it is to end.

const refresh = (origin: string, refresh_token: string) =>
  callProvider(origin, '/token', { grant_type: 'refresh_token', refresh_token });

/** A server whose time the test moves, in seconds. */
async function serverInTime(lifetimes: Partial<Lifetimes>) {
  const never = 2 ** 31 - 1;
  const server = await testServer({
    lifetimes,
    hubTimings: { pingMs: never, silenceMs: never, handshakeMs: never },
  });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return { ...server, pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000) };
}

async function connected(origin: string, path: string, token: string) {
  const socket = bareSocket(origin, `${path}?access_token=${token}`);
  expect(await socket.refused).toBeUndefined();
  socket.raw.send(handshake);
  await vi.waitFor(() => expect(socket.received).toEqual(['{}\u001e']));
  return socket;
}

const holds = async (origin: string, token: string) => {
  const answer = await fetch(`${origin}/frontoffice/api/userinfo`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { account: unknown }).account !== null;
};

test('S20 a hub connection ends with the token of its sign-in, and may come back with a new one', async () => {
  const { origin, exchange, pass } = await serverInTime({ accessToken: 600 });
  const { access_token } = await signIn(origin, 'trader');
  const sockets = [
    await connected(origin, notificationsPath, access_token),
    await connected(origin, marketPath, access_token),
  ];
  pass(590);
  for (const { received } of sockets) expect(received).toHaveLength(1);
  pass(20);
  for (const { received } of sockets) {
    await vi.waitFor(() =>
      expect(received.join('')).toContain(
        '{"type":7,"error":"The access token has expired.","allowReconnect":true}',
      ),
    );
  }
  expect(exchange.sessions.size).toBe(0);
  expect(
    await bareSocket(origin, `${notificationsPath}?access_token=${access_token}`).refused,
  ).toBe(401);
});

test('S20 a sign-in that is renewed in time keeps its connection', async () => {
  const { origin, pass } = await serverInTime({ accessToken: 600 });
  const first = await signIn(origin, 'trader');
  const { raw, received } = await connected(origin, notificationsPath, first.access_token);
  pass(500);
  expect((await refresh(origin, first.refresh_token)).status).toBe(200);
  pass(300);
  expect(await holds(origin, first.access_token)).toBe(false);
  raw.send(call('Echo', ['still there'], 'mine'));
  await vi.waitFor(() => expect(received.join('')).toContain('still there'));
  expect(received.join('')).not.toContain('"type":7');
});

test('S20 no token outlives the session: with its absolute end the hub is closed, too', async () => {
  const { origin, pass } = await serverInTime({ accessToken: 600, session: 1000 });
  const begun = await signIn(origin, 'trader');
  pass(500);
  const tokens = (await (await refresh(origin, begun.refresh_token)).json()) as Tokens;
  expect(tokens.expires_in).toBeLessThanOrEqual(500);
  const { received } = await connected(origin, notificationsPath, tokens.access_token);
  pass(510);
  await vi.waitFor(() => expect(received.join('')).toContain('"type":7'));
  expect(await holds(origin, tokens.access_token)).toBe(false);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test('S20 a client whose sign-in was ended elsewhere asks once, and is signed out as by a call', async () => {
  const { origin } = await testServer();
  const tokens = await signIn(origin, 'trader');
  const session = createStaticSession(tokens.access_token, { sub: 'trader' });
  const asked = vi.spyOn(session, 'handleUnauthorized');
  const client = createExchangeClient({ baseUrl: origin, session });
  onTestFinished(() => client.dispose());
  client.notifications.on('order', () => {});
  const status = () => client.notifications.connection.getSnapshot().status;
  await vi.waitFor(() => expect(status()).toBe('connected'));
  await callProvider(origin, '/token/revocation', { token: tokens.refresh_token });
  await vi.waitFor(() => expect(session.getSnapshot().status).toBe('anonymous'));
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(status()).toBe('idle'));
});

test('S34 signing out goes by itself for the own ID token and the own page only, never for another site’s', async () => {
  const { origin } = await testServer();
  const [trader, officer] = [await signIn(origin, 'trader'), await signIn(origin, 'officer')];
  const ask = async (visitor: Visitor, hint: string | undefined, site?: string) => {
    const query = hint === undefined ? '' : `?id_token_hint=${hint}`;
    const answer = await visitor.fetch(`/identity/session/end${query}`, {
      headers: site === undefined ? {} : { 'sec-fetch-site': site },
    });
    return (await answer.text()).includes('sign-out.js') ? 'goes on' : 'asks';
  };
  const { visitor } = trader;
  expect(await ask(visitor, officer.id_token)).toBe('asks');
  expect(await ask(visitor, officer.id_token, 'same-origin')).toBe('asks');
  expect(await ask(visitor, undefined, 'cross-site')).toBe('asks');
  expect(await ask(visitor, undefined)).toBe('asks');
  expect(await ask(visitor, trader.id_token, 'cross-site')).toBe('asks');
  expect(await ask(visitor, trader.id_token, 'same-site')).toBe('asks');
  expect(await ask(visitor, trader.id_token)).toBe('goes on');
  expect(await ask(visitor, trader.id_token, 'same-origin')).toBe('goes on');
  expect(await ask(visitor, undefined, 'same-origin')).toBe('goes on');
  // Nothing of that has signed anybody out.
  expect(await holds(origin, trader.access_token)).toBe(true);
});

test('S34 the provider takes changes from its own pages only', async () => {
  const { origin } = await testServer();
  const { refresh_token } = await signIn(origin, 'trader');
  const from = (headers: Record<string, string>) =>
    fetch(`${origin}/identity/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({
        client_id: 'agio-app',
        grant_type: 'refresh_token',
        refresh_token,
      }),
    });
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin },
  ];
  for (const headers of foreign) {
    const answer = await from(headers);
    expect([headers, answer.status]).toEqual([headers, 403]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect((await from({ 'sec-fetch-site': 'same-origin', origin })).status).toBe(200);
});
