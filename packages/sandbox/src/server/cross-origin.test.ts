import { marketHub, notificationsHub } from '@agio/api-client/contract';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { appClientId, identityPath } from './identity/provider.ts';
import { exchangeServer } from './testing/exchange-server.ts';
import { callProvider, startSignIn, submit } from './testing/sign-in.ts';

// Pages of a developer stand on origins of their own, and use the exchange as a browser lets them.

const page = 'http://localhost:5173';
const other = 'http://localhost:3000';
const stranger = 'http://localhost:9999';
const origins = [page, other];
const instruments = '/marketdata/instruments';

const cors = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => name.startsWith('access-control-')));

const preflight = (origin: string, from: string, path = '/frontoffice/api/order') =>
  fetch(`${origin}${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: from,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });

/** Returns the status of a handshake: 101 for one that is taken. */
const handshake = (address: string, from: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(address.replace(/^http/, 'ws'), { origin: from });
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', reject);
  });

test('a preflight is answered for each origin that is allowed, and no one else', async () => {
  const { origin } = await exchangeServer({ origins });
  for (const from of origins) {
    const answer = await preflight(origin, from);
    expect(answer.status).toBe(204);
    expect(cors(answer)).toEqual({
      'access-control-allow-origin': from,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
      'access-control-max-age': '7200',
    });
  }
  for (const from of [stranger, `${page}.evil.example`, 'null']) {
    const answer = await preflight(origin, from);
    expect(answer.status).toBe(405);
    expect(cors(answer)).toEqual({});
  }
});

test('answers, refusals and settings can be read from there, and caches keep origins apart', async () => {
  const { origin } = await exchangeServer({ origins });
  for (const [path, status] of [
    [instruments, 200],
    ['/frontoffice/api/userinfo', 401],
    ['/config.json', 200],
  ] as const) {
    const answer = await fetch(`${origin}${path}`, { headers: { Origin: page } });
    expect([path, answer.status]).toEqual([path, status]);
    expect(cors(answer)).toMatchObject({ 'access-control-allow-origin': page });
    expect(answer.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
    expect(answer.headers.get('vary')).toContain('Origin');
  }
  const answer = await fetch(`${origin}${instruments}`, { headers: { Origin: stranger } });
  expect(cors(answer)).toEqual({});
});

test('a server without other origins answers its own pages only', async () => {
  const { origin } = await exchangeServer();
  expect((await preflight(origin, page)).status).toBe(405);
  const answer = await fetch(`${origin}${instruments}`, { headers: { Origin: page } });
  expect(cors(answer)).toEqual({});
  expect(await handshake(`${origin}${marketHub.path}`, page)).toBe(403);
});

test('hubs take the pages of allowed origins', async () => {
  const { origin } = await exchangeServer({ origins });
  expect(await handshake(`${origin}${marketHub.path}`, page)).toBe(101);
  expect(await handshake(`${origin}${marketHub.path}`, other)).toBe(101);
  expect(await handshake(`${origin}${marketHub.path}`, stranger)).toBe(403);
  expect(await handshake(`${origin}${notificationsHub.path}`, page)).toBe(401);
});

test('sign-in returns to any address of an allowed origin, whose page redeems the code', async () => {
  const { origin } = await exchangeServer({ origins });
  for (const redirectUri of [`${page}/login/callback`, `${other}/de/auth/done?from=desk`]) {
    const from = new URL(redirectUri).origin;
    const attempt = await startSignIn(origin, { redirect_uri: redirectUri });
    const { url } = await submit(attempt, { account: 'trader' });
    expect(url.href).toMatch(redirectUri);
    const answer = await fetch(`${origin}${identityPath}/token`, {
      method: 'POST',
      headers: { Origin: from },
      body: new URLSearchParams({
        client_id: appClientId,
        grant_type: 'authorization_code',
        code: url.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: attempt.verifier,
      }),
    });
    expect(answer.status).toBe(200);
    expect(cors(answer)).toMatchObject({ 'access-control-allow-origin': from });
  }
});

test('sign-in returns to no other origin, and its form may lead to the allowed ones', async () => {
  const { origin } = await exchangeServer({ origins });
  for (const redirectUri of [
    `${stranger}/login/callback`,
    'http://localhost:5173.evil.example/login/callback',
    'http://localhost:5173@evil.example/login/callback',
    `${page}/login/callback#fragment`,
    'javascript:alert(1)',
  ]) {
    const { page: shown } = await startSignIn(origin, { redirect_uri: redirectUri });
    expect(shown.pathname).toBe(`${identityPath}/auth`); // an error page, no sign-in
  }
  const { page: form, visitor } = await startSignIn(origin, {
    redirect_uri: `${page}/login/callback`,
  });
  const policy = (await visitor.fetch(form.href)).headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${page} ${other};`);
  const forged = await visitor.fetch(form.href, {
    method: 'POST',
    headers: { Origin: page },
    body: new URLSearchParams({ account: 'trader' }),
  });
  expect(forged.status).toBe(403); // the form is the provider's own
  const refused = await callProvider(origin, '/token', { grant_type: 'authorization_code' });
  expect(cors(refused)).not.toHaveProperty('access-control-allow-origin', stranger);
});
