import { createExchangeClient, createSession, isApiError } from '@agio/api-client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { appClientId, defaultLifetimes, identityPath } from './identity/provider.ts';
import { builtApp, startServer } from './index.ts';
import { submit, Visitor } from './testing/sign-in.ts';
import { temporaryFolder } from './testing/server.ts';

// The client against a server that asks for a sign-in of lately: refused, signed in again, done.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

async function openApp() {
  const dataFolder = temporaryFolder();
  const server = await startServer({
    port: 0,
    dataFolder,
    lifetimes: defaultLifetimes,
    stepUpSeconds: 300,
    frontend: () => ({ handle: builtApp(dataFolder) }),
  });
  onTestFinished(() => server.close());
  const { origin } = server;
  const realFetch = globalThis.fetch;
  // Sends requests as a page of the exchange does: with the page's origin. oidc-client-ts takes the global `fetch`.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(input instanceof Request ? input.headers : init?.headers);
    headers.set('Origin', origin);
    return realFetch(input, { ...init, headers });
  });

  const [local, tab] = [memoryStorage(), memoryStorage()];
  const visitor = new Visitor(origin);
  let left = '';
  /** Another page of the same tab. */
  const openPage = () => {
    const session = createSession({
      authority: identityPath,
      clientId: appClientId,
      redirectUri: `${origin}/login/callback`,
      environment: {
        localStorage: () => local,
        sessionStorage: () => tab,
        // Hidden, so that nothing is renewed in the background.
        document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
        address: () => `${origin}/user/addressbook?new=1`,
        redirect: (url) => (left = url),
      },
    });
    const client = createExchangeClient({ baseUrl: origin, session });
    onTestFinished(() => {
      client.dispose();
      session.dispose();
    });
    return { session, client };
  };
  /** From the address that the page left for: the provider's page, and what its form leads to. */
  const signIn = async () => {
    const { response, url: page } = await visitor.follow(left);
    const attempt = { visitor, page, verifier: '', redirectUri: '' };
    return {
      shown: await response.text(),
      back: async () => (await submit(attempt, { account: 'trader' })).url.href,
    };
  };
  return { openPage, signIn };
}

test('S21 a call that is worth stealing is refused by its own kind; after a sign-in at the provider it is done, on the same page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, signIn } = await openApp();
  const first = openPage();
  await first.session.signIn();
  await first.session.completeSignIn(await (await signIn()).back());

  // The address is none, so what is not refused for the sign-in is refused for that: nothing is done twice.
  const add = ({ client }: typeof first) =>
    client.addressBook
      .create({ name: 'Cold', asset: 'BTC', network: 'bitcoin', address: 'bc1qnone' })
      .then(
        () => 'done',
        (error: unknown) =>
          isApiError(error) ? [error.kind, error.status, error.maxAgeSeconds] : error,
      );
  const freshFor = async ({ client }: typeof first) =>
    (await client.account.currentSignIn()).freshForSeconds;
  expect(await add(first)).toEqual(['http', 400, undefined]);
  expect(await freshFor(first)).toBeGreaterThan(290);

  vi.setSystemTime(Date.now() + 301_000);
  expect(await add(first)).toEqual(['stepUp', 401, 300]);
  // The page can know it before it asks for anything.
  expect(await freshFor(first)).toBe(0);
  // renewed, it is the same old sign-in
  expect(await first.session.handleUnauthorized(first.session.getSnapshot().generation)).toBe(
    'retry',
  );
  expect(await add(first)).toEqual(['stepUp', 401, 300]);

  await first.session.signInAgain({ maxAgeSeconds: 300 });
  const { shown, back } = await signIn();
  // asked for, although the provider knows this browser, and for whom
  expect(shown).toContain('<h1>Sign in</h1>');
  expect(shown).toContain('value="trader@agio.test"');
  const again = openPage();
  expect(await again.session.completeSignIn(await back())).toEqual({
    returnTo: '/user/addressbook?new=1',
    again: true,
  });
  expect(await add(again)).toEqual(['http', 400, undefined]);
  expect(await freshFor(again)).toBeGreaterThan(290);
});
