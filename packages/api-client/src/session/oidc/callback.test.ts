import { describe, expect, test, vi } from 'vitest';
import { SignInError } from './sign-in-error.ts';
import { pendingSignInPrefix, storageKeys } from '../storage-keys.ts';
import { json } from '../testing/fake-identity-provider.ts';
import {
  redirectUri,
  type SessionFixture,
  type TabWithSession,
} from '../testing/session-fixture.ts';
import { eachWithRedirects } from '../testing/session-test.ts';

let fixture: SessionFixture;

eachWithRedirects((fresh) => (fixture = fresh));

async function leave(there: TabWithSession, returnTo?: string): Promise<string> {
  await there.session.signIn(returnTo === undefined ? {} : { returnTo });
  return there.tab.redirects.at(-1) ?? '';
}

async function failure(promise: Promise<unknown>): Promise<SignInError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof SignInError)) throw new Error(`not a SignInError: ${String(error)}`);
  return error;
}

const pending = ({ tab }: TabWithSession) => {
  const storage = tab.environment.sessionStorage();
  return Array.from({ length: storage.length }, (_, n) => storage.key(n)).filter((key) =>
    key?.startsWith(pendingSignInPrefix),
  );
};

describe('sign-in', () => {
  test('S01 S07 leaves with code flow, PKCE S256, a fresh state and nonce, and the requested scopes', async () => {
    const there = fixture.open();
    const first = new URL(await leave(there)).searchParams;
    expect(there.session.getSnapshot().status).toBe('redirecting');
    expect(Object.fromEntries(first)).toMatchObject({
      response_type: 'code',
      client_id: 'agio-web',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      code_challenge_method: 'S256',
    });
    const second = new URL(await leave(fixture.open())).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.get(name)?.length).toBeGreaterThan(20);
      expect(first.get(name)).not.toBe(second.get(name));
    }
  });

  test('comes back signed in, to the page it left from, and leaves nothing pending', async () => {
    const there = fixture.open();
    there.tab.address = 'https://app.test/trade/XCB-CTN?panel=book&ref-code=friend-1';
    const callback = fixture.provider.signInAs('ada', await leave(there));
    const back = fixture.comeBack(there);
    expect(await back.session.completeSignIn(callback)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book&ref-code=friend-1',
    });
    expect(back.session.getSnapshot()).toEqual({
      status: 'usable',
      user: { sub: 'ada', email: 'ada@agio.test' },
      generation: 1,
    });
    expect(fixture.kept).toMatchObject({
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
      expiresIn: 600,
    });
    expect(fixture.browser.items.get(storageKeys.referralCode)).toBe('"friend-1"');
    expect(pending(there)).toEqual([]);
    expect(back.tab.environment.sessionStorage().getItem(storageKeys.loginRedirect)).toBeNull();
    // A second tab is signed in by it.
    expect(there.session.getSnapshot().user?.sub).toBe('ada');
  });

  test('T40 from a page under /login it comes back to /', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there, '/Login?x=1'));
    expect(await fixture.comeBack(there).session.completeSignIn(callback)).toEqual({
      returnTo: '/',
    });
  });

  test('a double click leaves once; a signed-in user does not leave at all', async () => {
    const there = fixture.open();
    await Promise.all([there.session.signIn(), there.session.signIn()]);
    expect(there.tab.redirects).toHaveLength(1);
    const signedIn = fixture.signedIn();
    await signedIn.session.signIn();
    expect(signedIn.tab.redirects).toEqual([]);
  });

  test('after a refusal, the sign-in leads back to the page that was interrupted', async () => {
    const there = fixture.signedIn('ada', { refreshToken: undefined });
    there.tab.address = 'https://app.test/user/addressbook';
    await there.session.handleUnauthorized(1);
    there.tab.address = 'https://app.test/';
    const callback = fixture.provider.signInAs('ada', await leave(there));
    expect(await fixture.comeBack(there).session.completeSignIn(callback)).toEqual({
      returnTo: '/user/addressbook',
    });
  });

  test('T39 a provider that is not ready is tried again after 400 ms, five times at most', async () => {
    vi.useFakeTimers();
    const there = fixture.open();
    fixture.provider.offline = true;
    const error = failure(there.session.signIn());
    await vi.dynamicImportSettled();
    for (const calls of [1, 2, 3, 4, 5]) {
      expect(fixture.provider.requests).toHaveLength(calls);
      await vi.advanceTimersByTimeAsync(400);
    }
    expect((await error).reason).toBe('unreachable');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fixture.provider.requests).toHaveLength(5);
    expect(there.session.getSnapshot().status).toBe('anonymous');
  });

  test('T39 a provider that becomes ready in time is left for', async () => {
    const there = fixture.open();
    fixture.provider.offline = true;
    setTimeout(() => (fixture.provider.offline = false), 300);
    await there.session.signIn();
    expect(there.tab.redirects).toHaveLength(1);
  });

  test('S02 metadata of another issuer is refused at once', async () => {
    fixture.provider.metadata.issuer = 'https://evil.test';
    const there = fixture.open();
    expect((await failure(there.session.signIn())).reason).toBe('failed');
    expect(fixture.provider.requests).toHaveLength(1);
    expect(there.tab.redirects).toEqual([]);
  });

  test('S11 a token endpoint without TLS is refused', async () => {
    fixture.provider.metadata.token_endpoint = 'http://id.test/token';
    expect((await failure(fixture.open().session.signIn())).reason).toBe('failed');
  });

  test('the back button out of the provider’s page makes sign-in possible again', async () => {
    const there = fixture.open();
    await leave(there);
    there.tab.restoreFromCache();
    expect(there.session.getSnapshot().status).toBe('anonymous');
    await leave(there);
    expect(there.tab.redirects).toHaveLength(2);
  });

  test('a clock that is a day off does not prevent signing in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const there = fixture.open();
    const url = await leave(there);
    fixture.provider.idTokenClaims = { exp: Math.floor(Date.now() / 1000) - 23 * 3600 };
    const back = fixture.comeBack(there);
    await back.session.completeSignIn(fixture.provider.signInAs('ada', url));
    expect(back.session.getSnapshot().status).toBe('usable');
  });
});

describe('callback', () => {
  test('T37 called twice at once (StrictMode) it exchanges once and both get the answer', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there, '/convert'));
    const { session } = fixture.comeBack(there);
    const both = [session.completeSignIn(callback), session.completeSignIn(callback)];
    expect(await Promise.all(both)).toEqual([{ returnTo: '/convert' }, { returnTo: '/convert' }]);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    expect(session.getSnapshot().generation).toBe(1);
  });

  test('T37 opened again by reload or the back button while signed in, it just goes on to /', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    await fixture.comeBack(there).session.completeSignIn(callback);
    const again = fixture.comeBack(there);
    expect(await again.session.completeSignIn(callback)).toEqual({ returnTo: '/' });
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    expect(again.session.getSnapshot().user?.sub).toBe('ada');
  });

  test('T37 opened again after signing out, it says so and exchanges nothing', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    const back = fixture.comeBack(there);
    await back.session.completeSignIn(callback);
    await back.session.signOut();
    const error = await failure(fixture.comeBack(there).session.completeSignIn(callback));
    expect(error.reason).toBe('stale');
    expect(error.message).toBe('This sign-in link was used already. Please sign in again.');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('S18 a callback without a sign-in of this tab is rejected, without a token call', async () => {
    const attacker = fixture.open();
    const callback = fixture.provider.signInAs('mallory', await leave(attacker));
    const victim = fixture.open();
    expect((await failure(victim.session.completeSignIn(callback))).reason).toBe('stale');
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(victim.session.getSnapshot().status).toBe('anonymous');
  });

  test('S01 a tampered state is rejected without a token call', async () => {
    const there = fixture.open();
    const callback = new URL(fixture.provider.signInAs('ada', await leave(there)));
    callback.searchParams.set('state', `${callback.searchParams.get('state')}x`);
    expect(
      (await failure(fixture.comeBack(there).session.completeSignIn(callback.href))).reason,
    ).toBe('stale');
    expect(fixture.provider.tokenCalls).toHaveLength(0);
  });

  test('T38 error=access_denied gives the provider’s words for a toast of 4 s, with 5 s as fallback', async () => {
    const there = fixture.open();
    const state = new URL(await leave(there)).searchParams.get('state') ?? '';
    const callback = new URL(redirectUri);
    callback.search = new URLSearchParams({
      error: 'access_denied',
      error_description: 'End-User aborted\u202e interaction',
      state,
    }).toString();
    const error = await failure(fixture.comeBack(there).session.completeSignIn(callback.href));
    expect(error).toMatchObject({ reason: 'refused', serverText: 'End-User aborted interaction' });
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(pending(there)).toEqual([]);
  });

  test('T38 a code that the provider refuses gives its words, and neither code nor verifier', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    fixture.provider.onToken = () =>
      json({ error: 'invalid_grant', error_description: 'grant request is invalid' }, 400);
    const error = await failure(fixture.comeBack(there).session.completeSignIn(callback));
    expect(error).toMatchObject({ reason: 'refused', serverText: 'grant request is invalid' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /code-\d|verifier/,
    );
    expect(error.cause).toBeUndefined();
  });

  test('a token endpoint out of reach differs from a refusal', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    fixture.provider.onToken = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failure(fixture.comeBack(there).session.completeSignIn(callback));
    expect(error.reason).toBe('unreachable');
  });

  test.each([
    ['another audience', { aud: 'somebody-else' }],
    ['several audiences and no authorised party', { aud: ['agio-web', 'other'] }],
    ['another authorised party', { azp: 'other' }],
    ['another issuer', { iss: 'https://evil.test' }],
    ['another nonce', { nonce: 'forged' }],
    ['no nonce', { nonce: undefined }],
    ['an expiry long past', { exp: 1_000_000 }],
    ['no subject', { sub: '' }],
  ])('S03 an ID token with %s gives no sign-in', async (_, claims) => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    fixture.provider.idTokenClaims = claims;
    const back = fixture.comeBack(there);
    expect((await failure(back.session.completeSignIn(callback))).reason).toBe('failed');
    expect(back.session.getSnapshot().status).toBe('anonymous');
    expect(fixture.kept).toBeUndefined();
  });

  test('T41 login_required on renewal ends once with a reason to show, and never redirects by itself', async () => {
    vi.useFakeTimers({ now: Date.now() });
    const { session, tab, navigations } = fixture.expired();
    fixture.provider.onToken = () => json({ error: 'login_required' }, 400);
    const waiters = [1, 2, 3].map(() => session.accessToken().catch(() => 'ended'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(waiters)).toEqual(['ended', 'ended', 'ended']);
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'refused' });
    expect(navigations).toEqual(['refused']);
    expect(tab.redirects).toEqual([]);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });
});
