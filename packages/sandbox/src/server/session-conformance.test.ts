import { createSession, SignInError, type Session } from '@agio/api-client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Lifetimes, appClientId, identityPath } from './identity/provider.ts';
import { callProvider, submit, Visitor } from './testing/sign-in.ts';
import { testServer } from './testing/server.ts';

// The app's session against the real identity provider, over HTTP: what the unit tests assume of a provider holds.

const realFetch = globalThis.fetch;
let origin: string;
/** Addresses and forms of the provider's endpoints that the session called. */
let calls: { path: string; form: URLSearchParams; status: number }[];

/** `fetch` as a page of the exchange makes it: the browser names the page's origin. */
const pageFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('Origin', origin);
  const response = await realFetch(input, { ...init, headers });
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const form = new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : undefined);
  calls.push({ path: pathname.replace(identityPath, ''), form, status: response.status });
  return response;
};

beforeEach(() => {
  calls = [];
  // oidc-client-ts exchanges the code with the global fetch.
  vi.stubGlobal('fetch', pageFetch);
});
afterEach(() => vi.unstubAllGlobals());

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

interface Page {
  session: Session;
  /** The last address that the page left for. */
  left: { url: string };
}

async function start(lifetimes: Partial<Lifetimes> = {}) {
  const server = await testServer({ lifetimes });
  origin = server.origin;
  const local = memoryStorage();
  const tab = memoryStorage();

  const openPage = (): Page => {
    const left: Page['left'] = { url: '' };
    const session = createSession({
      authority: identityPath,
      clientId: appClientId,
      redirectUri: `${origin}/login/callback`,
      postLogoutRedirectUri: `${origin}/logout/callback`,
      environment: {
        fetch: pageFetch,
        localStorage: () => local,
        sessionStorage: () => tab,
        // Hidden, so that nothing is renewed in the background.
        document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
        address: () => `${origin}/trade/XCB-CTN?panel=book`,
        redirect: (url) => Object.assign(left, { url }),
      },
    });
    onTestFinished(() => session.dispose());
    return { session, left };
  };
  return { openPage, local };
}

/** From the exchange to the provider and back, as `trader`: the callback address. */
async function signInPage(page: Page, fields: Record<string, string> = { account: 'trader' }) {
  await page.session.signIn();
  const visitor = new Visitor(origin);
  const { url } = await visitor.follow(page.left.url);
  const { url: callback } = await submit(
    { visitor, page: url, verifier: '', redirectUri: '' },
    fields,
  );
  return { callback: callback.href, visitor };
}

async function signedIn(lifetimes: Partial<Lifetimes> = {}) {
  const { openPage, local } = await start(lifetimes);
  const { callback, visitor } = await signInPage(openPage());
  const page = openPage();
  await page.session.completeSignIn(callback);
  return { ...page, openPage, local, visitor, callback };
}

/** Returns the account that the exchange takes the bearer of this token for. */
async function whoIs(token: string | undefined): Promise<unknown> {
  const answer = await realFetch(`${origin}/frontoffice/api/userinfo`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { account: unknown }).account;
}

const called = (path: string) => calls.filter((call) => call.path === path);

describe('the session and the identity provider', () => {
  test('S01 authorize, sign in, exchange: signed in as the account, back on the page', async () => {
    const { openPage } = await start();
    const page = openPage();
    const { callback } = await signInPage(page);
    const asked = new URL(page.left.url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');

    const back = openPage();
    expect(await back.session.completeSignIn(callback)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book',
    });
    expect(back.session.getSnapshot()).toEqual({
      status: 'usable',
      user: { sub: 'trader', email: 'trader@agio.test', name: 'The trader' },
      generation: 1,
    });
    expect(await whoIs(await back.session.accessToken())).toBe('trader');
    expect(called('/token').map(({ form }) => form.get('code_verifier')?.length)).toEqual([96]);
  });

  test('a refused token is renewed; the old refresh token is spent', async () => {
    const { session, local } = await signedIn();
    const before = JSON.parse(local.getItem('agio.session') ?? '') as { refreshToken: string };
    const first = await session.accessToken();
    expect(await session.handleUnauthorized(1)).toBe('retry');
    const second = await session.accessToken();
    expect(second).not.toBe(first);
    expect(await whoIs(second)).toBe('trader');
    const after = JSON.parse(local.getItem('agio.session') ?? '') as { refreshToken: string };
    expect(after.refreshToken).not.toBe(before.refreshToken);

    // Use of the old token, once its successor was used, ends the whole sign-in, and the session notices.
    expect(await session.handleUnauthorized(2)).toBe('retry');
    const reuse = await callProvider(origin, '/token', {
      grant_type: 'refresh_token',
      refresh_token: before.refreshToken,
    });
    expect(await reuse.json()).toMatchObject({ error: 'invalid_grant' });
    expect(await session.handleUnauthorized(3)).toBe('ended');
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'refused' });
  });

  test('T04 an expired token is renewed once, however many ask', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { session } = await signedIn({ accessToken: 60 });
    const first = await session.accessToken();
    vi.setSystemTime(Date.now() + 61_000);
    expect(await whoIs(first)).not.toBe('trader');
    const tokens = await Promise.all(Array.from({ length: 20 }, () => session.accessToken()));
    expect(new Set(tokens).size).toBe(1);
    expect(await whoIs(tokens[0])).toBe('trader');
    expect(called('/token').filter(({ form }) => form.has('refresh_token'))).toHaveLength(1);
  });

  test('T27 a page that is closed before the answer to its renewal is there loses nothing: the next one asks again', async () => {
    const { session, local, openPage } = await signedIn({ reuseLeeway: 3600 });
    const before = local.getItem('agio.session');
    expect(await session.handleUnauthorized(1)).toBe('retry');
    // as if the answer had come too late to be kept
    local.setItem('agio.session', before ?? '');
    session.dispose();

    const next = openPage();
    expect(await next.session.handleUnauthorized(1)).toBe('retry');
    expect(next.session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'trader' } });
    expect(await whoIs(await next.session.accessToken())).toBe('trader');
    expect(await next.session.handleUnauthorized(2)).toBe('retry');
  });

  test('S15 sign-out revokes both tokens, and leaves for a page that leads back to the exchange', async () => {
    const { session, left, visitor, local } = await signedIn();
    const token = await session.accessToken();
    await session.signOut();
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'signedOut' });
    expect(local.getItem('agio.session')).toBeNull();
    await vi.waitFor(() => expect(called('/token/revocation')).toHaveLength(2));
    expect(called('/token/revocation').map(({ status }) => status)).toEqual([200, 200]);
    expect(await whoIs(token)).not.toBe('trader');

    const { response } = await visitor.follow(left.url);
    const xsrf = /name="xsrf" value="(\w+)"/.exec(await response.text())?.[1] ?? '';
    const { url } = await visitor.follow(`${identityPath}/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(url.href).toBe(`${origin}/logout/callback`);
    await session.completeSignOut(url.href);

    // The sign-in at the provider has ended as well: it asks again.
    await session.signIn();
    const { url: asked } = await visitor.follow(left.url);
    expect(asked.pathname).toMatch(/^\/identity\/sign-in\//);
  });

  test('T37 the callback opened again, by reload: one exchange, and the session goes on', async () => {
    const { openPage, callback } = await signedIn();
    const again = openPage();
    expect(await again.session.completeSignIn(callback)).toEqual({ returnTo: '/' });
    expect(called('/token')).toHaveLength(1);
    expect(await whoIs(await again.session.accessToken())).toBe('trader');
  });

  test('T38 a cancelled sign-in is shown in the provider’s words', async () => {
    const { openPage } = await start();
    const { callback } = await signInPage(openPage(), { cancel: 'yes' });
    const error: unknown = await openPage()
      .session.completeSignIn(callback)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SignInError);
    expect(error).toMatchObject({ reason: 'refused', serverText: expect.any(String) as string });
    expect(called('/token')).toEqual([]);
  });

  test('S01 a code that was tampered with gives no sign-in', async () => {
    const { openPage } = await start();
    const { callback } = await signInPage(openPage());
    const forged = new URL(callback);
    forged.searchParams.set('code', `${forged.searchParams.get('code')}x`);
    const { session } = openPage();
    await expect(session.completeSignIn(forged.href)).rejects.toMatchObject({ reason: 'refused' });
    expect(session.getSnapshot().status).toBe('anonymous');
  });

  test('a sign-in that the provider ended is over at the next renewal, without a revocation of ours', async () => {
    const { session, local } = await signedIn();
    const { refreshToken } = JSON.parse(local.getItem('agio.session') ?? '') as {
      refreshToken: string;
    };
    await callProvider(origin, '/token/revocation', { token: refreshToken });
    calls = [];
    expect(await session.handleUnauthorized(1)).toBe('ended');
    expect(called('/token/revocation')).toEqual([]);
  });
});
