import { expect, onTestFinished, test, vi } from 'vitest';
import {
  callProvider,
  signIn,
  startSignIn,
  submit,
  type Tokens,
  Visitor,
} from '../testing/sign-in.ts';
import { temporaryFolder, testServer } from '../testing/server.ts';

async function whoAnswers(origin: string, token: string): Promise<unknown> {
  const answer = await fetch(`${origin}/frontoffice/api/userinfo`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { account: unknown }).account;
}

const refresh = (origin: string, token: string) =>
  callProvider(origin, '/token', { grant_type: 'refresh_token', refresh_token: token });

test('the sign-in page offers every demo account and says what each shows', async () => {
  const { origin } = await testServer();
  const { visitor, page } = await startSignIn(origin);
  expect(page.pathname).toMatch(/^\/identity\/sign-in\//);
  const text = await (await visitor.fetch(page.href)).text();
  for (const account of ['trader', 'officer']) {
    expect(text).toMatch(
      new RegExp(
        `<button[^>]*value="${account}"[^>]*>\\s*<span class="verb">Continue as </span>\\s*<bdi>${account}@`,
      ),
    );
  }
  expect(text).toContain('Signs in as the officer &lt;b&gt;.');
});

test('the page needs no inline script or style', async () => {
  const { origin } = await testServer();
  const { visitor, page } = await startSignIn(origin);
  const response = await visitor.fetch(page.href);
  const text = await response.text();
  expect(text).not.toMatch(/<style|style=|onclick|<script>/);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  const css = await fetch(`${origin}/identity/assets/identity.css`);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
});

test('choosing a demo account leads back to the app with a code, and the code gives tokens', async () => {
  const { origin } = await testServer();
  const attempt = await startSignIn(origin);
  const { url } = await submit(attempt, { account: 'trader' });
  expect(url.href).toMatch(`${origin}/login/callback?code=`);
  expect(url.searchParams.get('state')).toBe('state-of-the-app');
  expect(url.searchParams.get('iss')).toBe(`${origin}/identity`);

  const tokens = await signIn(origin, 'trader');
  expect(tokens.expires_in).toBe(600);
  const claims = JSON.parse(
    Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString(),
  ) as unknown;
  expect(claims).toMatchObject({
    iss: `${origin}/identity`,
    aud: 'agio-app',
    sub: 'trader',
    email: 'trader@agio.test',
    name: 'The trader',
  });
  expect(await whoAnswers(origin, tokens.access_token)).toBe('trader');
});

test('user and password sign in as well, whatever the case of the user', async () => {
  const { origin } = await testServer();
  const { url } = await submit(await startSignIn(origin), {
    user: ' Trader@Agio.test ',
    password: 'agio',
  });
  expect(url.searchParams.has('code')).toBe(true);
});

test('a wrong password is refused with a clear sentence, and the user that was typed stays', async () => {
  const { origin } = await testServer();
  const attempt = await startSignIn(origin);
  const { response } = await submit(attempt, {
    user: 'trader@agio.test',
    password: 'wrong "quote"',
  });
  expect(response.status).toBe(401);
  const text = await response.text();
  expect(text).toContain('User name and password do not match. Check both and try again.');
  expect(text).toContain('value="trader@agio.test"');
  expect(text).not.toContain('quote');
  // the same page still lets the right password in
  const { url } = await submit(attempt, { user: 'trader@agio.test', password: 'agio' });
  expect(url.searchParams.has('code')).toBe(true);
});

test('an unknown user gets the same sentence as a wrong password; an empty one is requested', async () => {
  const { origin } = await testServer();
  const attempt = await startSignIn(origin);
  const unknown = await submit(attempt, { user: '"><img src=x>', password: 'agio' });
  const text = await unknown.response.text();
  expect(text).toContain('User name and password do not match.');
  expect(text).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  const empty = await submit(attempt, { user: '', password: 'agio' });
  expect(await empty.response.text()).toContain(
    'Enter your user name, for example trader@agio.test.',
  );
});

test('cancelling leads back to the app with access_denied', async () => {
  const { origin } = await testServer();
  const { url } = await submit(await startSignIn(origin), { cancel: 'yes' });
  expect(url.pathname).toBe('/login/callback');
  expect(url.searchParams.get('error')).toBe('access_denied');
});

test('a sign-in page that is not this browser’s says that it has expired', async () => {
  const { origin } = await testServer();
  const { page } = await startSignIn(origin);
  const response = await new Visitor(origin).fetch(page.href, {
    method: 'POST',
    body: new URLSearchParams({ account: 'trader' }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired');
});

test('S01 a request without PKCE is refused', async () => {
  const { origin } = await testServer();
  const query = `client_id=agio-app&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${origin}/login/callback`)}`;
  const { url } = await new Visitor(origin).follow(`/identity/auth?${query}`);
  expect(url.searchParams.get('error')).toBe('invalid_request');
  expect(url.searchParams.get('error_description')).toContain('PKCE');
});

test('S05 only the exact redirect addresses are taken', async () => {
  const { origin } = await testServer();
  for (const address of [
    `${origin}/login/callback/`,
    `${origin}/login/callback?x=1`,
    'https://evil.example/login/callback',
  ]) {
    const query = new URLSearchParams({
      client_id: 'agio-app',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: address,
    });
    const { response, url } = await new Visitor(origin).follow(
      `/identity/auth?${query.toString()}`,
    );
    expect(response.status).toBe(400);
    expect(url.pathname).toBe('/identity/auth');
    expect(await response.text()).toContain('This sign-in cannot continue');
  }
});

test('a code is good for one use and needs its verifier, and a wrong one ends it', async () => {
  const { origin } = await testServer();
  let attempt = await startSignIn(origin);
  let { url } = await submit(attempt, { account: 'trader' });
  const exchange = (verifier: string) =>
    callProvider(origin, '/token', {
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      redirect_uri: attempt.redirectUri,
      code_verifier: verifier,
    });
  expect((await exchange('x'.repeat(43))).status).toBe(400);
  expect((await exchange(attempt.verifier)).status).toBe(400);
  const first = url.searchParams.get('code');
  attempt = await startSignIn(origin);
  ({ url } = await submit(attempt, { account: 'trader' }));
  expect(url.searchParams.get('code')).not.toBe(first);
  const used = await exchange(attempt.verifier);
  const again = await exchange(attempt.verifier);
  expect([used.status, again.status]).toEqual([200, 400]);
});

test('an access token ends after its lifetime, and the refresh token brings a new one', async () => {
  const pass = fakeDate();
  const { origin } = await testServer({ lifetimes: { accessToken: 60 } });
  const tokens = await signIn(origin, 'trader');
  expect(tokens.expires_in).toBe(60);
  expect(await whoAnswers(origin, tokens.access_token)).toBe('trader');
  pass(60);
  expect(await whoAnswers(origin, tokens.access_token)).toBeNull();
  const renewed = (await (await refresh(origin, tokens.refresh_token)).json()) as typeof tokens;
  expect(await whoAnswers(origin, renewed.access_token)).toBe('trader');
});

test('revoking the refresh token ends the access token too, and the answer is what oidc-client-ts takes', async () => {
  const { origin } = await testServer();
  const tokens = await signIn(origin, 'trader');
  const answer = await callProvider(origin, '/token/revocation', {
    token: tokens.refresh_token,
    token_type_hint: 'refresh_token',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBeNull();
  expect(await whoAnswers(origin, tokens.access_token)).toBeNull();
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
});

test('signing in again after a revocation works without the page being shown', async () => {
  const { origin } = await testServer();
  const attempt = await startSignIn(origin);
  await submit(attempt, { account: 'trader' });
  const query = new URLSearchParams({
    client_id: 'agio-app',
    response_type: 'code',
    redirect_uri: attempt.redirectUri,
    scope: 'openid email profile',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { url } = await attempt.visitor.follow(`/identity/auth?${query.toString()}`);
  expect(url.searchParams.has('code')).toBe(true);
});

test('signing out with an ID token goes on by itself and ends the tokens and the session', async () => {
  const { origin } = await testServer();
  const tokens = await signIn(origin, 'trader');
  const query = new URLSearchParams({
    id_token_hint: tokens.id_token,
    post_logout_redirect_uri: `${origin}/logout/callback`,
    state: 'bye',
  });
  const { response, url } = await tokens.visitor.follow(
    `/identity/session/end?${query.toString()}`,
  );
  const text = await response.text();
  expect(text).toContain('<script src="/identity/assets/sign-out.js" defer></script>');
  expect(text).not.toContain('Stay signed in');
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const done = await tokens.visitor.follow(new URL('/identity/session/end/confirm', url).href, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(done.url.href).toBe(`${origin}/logout/callback?state=bye`);
  expect(await whoAnswers(origin, tokens.access_token)).toBeNull();
});

test('signing out from the app’s own page goes on by itself without an ID token', async () => {
  const { origin } = await testServer();
  const { visitor } = await signIn(origin, 'trader');
  const { response } = await visitor.follow('/identity/session/end?client_id=agio-app', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(await response.text()).toContain('Signing out …');
});

test('S18 a sign-out that did not start in the app needs a confirmation', async () => {
  const { origin } = await testServer();
  const tokens = await signIn(origin, 'trader');
  const { response } = await tokens.visitor.follow('/identity/session/end');
  const text = await response.text();
  expect(text).toContain('Sign out of Agio?');
  expect(text).toContain('Stay signed in');
  expect(text).not.toContain('sign-out.js');
  expect(await whoAnswers(origin, tokens.access_token)).toBe('trader');
});

test('a restart with the same data folder ends no session', async () => {
  const dataFolder = temporaryFolder();
  const before = await testServer({ dataFolder });
  const tokens = await signIn(before.origin, 'trader');
  await before.close();
  const after = await testServer({ dataFolder, port: before.port });
  await vi.waitFor(() => fetch(`${after.origin}/healthz`)); // lets fetch notice that its kept connections are gone
  expect(await whoAnswers(after.origin, tokens.access_token)).toBe('trader');
  expect((await refresh(after.origin, tokens.refresh_token)).status).toBe(200);
});

/** A clock that the test moves; the provider runs in the same process. */
function fakeDate() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
}

async function renewed(origin: string, tokens: Tokens): Promise<Tokens | undefined> {
  const answer = await refresh(origin, tokens.refresh_token);
  return answer.status === 200 ? ((await answer.json()) as Tokens) : undefined;
}

/** Tells whether the provider still knows this browser: it then gives a code without showing its page. */
async function isKnown(visitor: Visitor, origin: string): Promise<boolean> {
  const query = new URLSearchParams({
    client_id: 'agio-app',
    response_type: 'code',
    redirect_uri: `${origin}/login/callback`,
    scope: 'openid',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const { url } = await visitor.follow(`/identity/auth?${query.toString()}`);
  return url.searchParams.has('code');
}

test('S20 a sign-in that is not used for the idle time ends, at the provider too; one that is used goes on', async () => {
  const pass = fakeDate();
  const { origin } = await testServer({ lifetimes: { idle: 3600, session: 100_000 } });
  const first = await signIn(origin, 'trader');
  pass(3000);
  const second = await renewed(origin, first);
  pass(3000);
  const third = second && (await renewed(origin, second));
  expect(third?.access_token).toBeDefined();
  pass(3700);
  const late = await refresh(origin, third?.refresh_token ?? '');
  expect([late.status, await late.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  expect(await isKnown(first.visitor, origin)).toBe(false);
});

test('S20 after the absolute time everybody signs in again, however busy they were', async () => {
  const pass = fakeDate();
  const { origin } = await testServer({ lifetimes: { idle: 3600, session: 10_000 } });
  const { visitor, ...first } = await signIn(origin, 'trader');
  let tokens: Tokens | undefined = first;
  for (let hours = 0; hours < 3; hours += 1) {
    pass(3000);
    expect(await isKnown(visitor, origin)).toBe(true);
    tokens = tokens && (await renewed(origin, tokens));
    expect(tokens).toBeDefined();
  }
  pass(1100); // 10 100 s after signing in, 1100 s after the last use
  expect(tokens && (await renewed(origin, tokens))).toBeUndefined();
  expect(await isKnown(visitor, origin)).toBe(false);
});

test('V3.3 cookies of the provider are out of reach for scripts and other sites, and secure behind https', async () => {
  const cookiesOf = async (origin?: string) => {
    const { exchange: _, ...server } = await testServer(origin ? { origin } : {});
    const local = `http://localhost:${server.port}`;
    const query = 'client_id=agio-app&response_type=code&scope=openid&code_challenge_method=S256';
    const answer = await fetch(
      `${local}/identity/auth?${query}&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&redirect_uri=${encodeURIComponent(`${server.origin}/login/callback`)}`,
      { redirect: 'manual', headers: origin ? { 'x-forwarded-proto': 'https' } : {} },
    );
    return answer.headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  };
  const plain = await cookiesOf();
  expect(plain.length).toBeGreaterThan(0);
  for (const cookie of plain) {
    expect(cookie).toContain('; httponly');
    expect(cookie).toMatch(/; samesite=(?:lax|strict)/);
    expect(cookie).toContain('path=/identity');
  }
  for (const cookie of await cookiesOf('https://exchange.example')) {
    expect(cookie).toMatch(/; secure/);
  }
});
