import { describe, expect, test, vi } from 'vitest';
import { trading, account } from '../contract/index.ts';
import { ActivityGate } from '../http/activity-gate.ts';
import { createSend } from '../http/send.ts';
import { endingPhases } from './session.ts';
import { json } from './testing/fake-identity-provider.ts';
import { postLogoutRedirectUri, SessionFixture } from './testing/session-fixture.ts';
import { eachWithClock, hang, settle } from './testing/session-test.ts';

let fixture: SessionFixture;

eachWithClock((fresh) => (fixture = fresh));

describe('logout', () => {
  test.each([
    ['405', () => new Response(null, { status: 405 })],
    ['a CORS error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer', hang],
  ])('T32 revocation that meets %s does not hold up the sign-out', async (_, reply) => {
    const { session, navigations } = fixture.signedIn();
    fixture.provider.onRevoke = reply;
    void session.signOut();
    // In the same moment, before anything was sent.
    expect(session.getSnapshot().status).toBe('anonymous');
    expect(fixture.kept).toBeUndefined();
    expect(navigations).toEqual(['signedOut']);
    await settle(3_000);
    for (const { init } of fixture.provider.revokeCalls) {
      expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    }
  });

  test('T32 a sign-out offline clears this device at once', async () => {
    const { session } = fixture.signedIn();
    fixture.provider.offline = true;
    const done = session.signOut();
    expect(session.getSnapshot().status).toBe('anonymous');
    expect(fixture.kept).toBeUndefined();
    await done;
  });

  test('T32 a revocation that hangs is dropped after 3 s', async () => {
    const { session } = fixture.signedIn();
    fixture.provider.onRevoke = () => new Promise(() => undefined);
    void session.signOut();
    await settle(2_999);
    const { signal } = fixture.provider.revokeCalls[0]?.init ?? {};
    expect(signal?.aborted).toBe(false);
    await settle(1);
    expect(signal?.aborted).toBe(true);
  });

  test('a revocation is a form with token and client id, for both tokens', async () => {
    const { session } = fixture.signedIn();
    void session.signOut();
    await settle(0);
    expect(fixture.provider.revokeCalls.map(({ form }) => form.toString())).toEqual([
      'token=refresh-1&client_id=agio-web',
      'token=access-1&client_id=agio-web',
    ]);
  });

  test('T33 the hub stops first, then the revocation leaves, then private data goes, then the user', async () => {
    const { session } = fixture.signedIn();
    const { requests } = fixture.provider;
    const steps: string[] = [];
    for (const phase of endingPhases) {
      session.onEnding(phase, () => {
        const { status } = session.getSnapshot();
        steps.push(
          `${phase}: ${status}, ${fixture.kept ? 'kept' : 'empty'}, ${requests.length} sent`,
        );
      });
    }
    void session.signOut();
    expect(steps).toEqual([
      'hub: ending, empty, 0 sent',
      'userInformation: ending, empty, 1 sent',
      'cache: ending, empty, 1 sent',
      'helperStorage: ending, empty, 1 sent',
      'navigate: anonymous, empty, 1 sent',
    ]);
    await settle(0);
    expect(fixture.provider.revokeCalls).toHaveLength(2);
  });

  test('T33 a step that throws does not keep the others from running', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { session, navigations } = fixture.signedIn();
    session.onEnding('hub', () => {
      throw new Error('socket');
    });
    void session.signOut();
    expect(navigations).toEqual(['signedOut']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('T34 a call in flight at logout delivers no answer for the old token, and later calls carry none', async () => {
    const { session } = fixture.signedIn();
    const seen: (string | null)[] = [];
    let answer: ((response: Response) => void) | undefined;
    const send = createSend({
      baseUrl: 'https://exchange.test',
      session,
      gate: new ActivityGate(() => Promise.resolve('Active')),
      fetch: (request) => {
        seen.push(request.headers.get('authorization'));
        return new Promise((resolve) => (answer = resolve));
      },
    });
    const profile = send(account.profile, {}).catch((error: unknown) => error);
    await settle(0);
    void session.signOut();
    answer?.(json({ errorCode: 40100, errors: [] }, 401));
    expect(await profile).toMatchObject({ kind: 'authEnded' });
    await expect(send(trading.openOrders, {})).rejects.toMatchObject({ kind: 'authEnded' });
    expect(seen).toEqual(['Bearer access-1']);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(fixture.kept).toBeUndefined();
  });

  test('sign-out leaves for the provider, with no token in the address', async () => {
    vi.useRealTimers();
    const { session, tab } = fixture.signedIn();
    await session.signOut();
    expect(tab.redirects).toHaveLength(1);
    const url = new URL(tab.redirects[0] ?? '');
    expect(url.origin + url.pathname).toBe('https://id.test/end');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'agio-web',
      post_logout_redirect_uri: postLogoutRedirectUri,
    });
  });

  test('T33 a sign-in requested while a sign-out leaves comes after it, and leads back to its page', async () => {
    vi.useRealTimers();
    const { session, tab } = fixture.signedIn();
    const leaving = session.signOut();
    const wanted = session.signIn({ returnTo: '/trade/XCB-CTN' });
    expect(session.getSnapshot().status).toBe('redirecting');
    await Promise.all([leaving, wanted]);
    // Once more, for a browser that was told to stop.
    tab.restoreFromCache();
    await session.signIn({ returnTo: '/trade/XCB-CTN' });
    expect(new Set(tab.redirects.map((url) => new URL(url).pathname))).toEqual(new Set(['/end']));

    expect(await session.completeSignOut(postLogoutRedirectUri)).toEqual({
      signInTo: '/trade/XCB-CTN',
    });
    expect(await session.completeSignOut(postLogoutRedirectUri)).toEqual({});
  });

  test.each([
    ['has no sign-out page', (provider) => delete provider.metadata.end_session_endpoint],
    ['cannot be reached for it', (provider) => (provider.offline = true)],
  ] satisfies [string, (provider: SessionFixture['provider']) => unknown][])(
    'T33 a provider that %s does not hold up a sign-in after the sign-out',
    async (_, make) => {
      vi.useRealTimers();
      const { session, tab } = fixture.signedIn();
      make(fixture.provider);
      const leaving = session.signOut();
      const wanted = session.signIn();
      await leaving;
      fixture.provider.offline = false;
      await wanted;
      expect(tab.redirects.map((url) => new URL(url).pathname)).toEqual(['/auth']);
    },
  );

  test('T33 a return path of an earlier sign-in is no wish to sign in', async () => {
    vi.useRealTimers();
    const guest = fixture.open();
    await guest.session.signIn({ returnTo: '/user/portfolio' });
    guest.tab.restoreFromCache();
    fixture.keep(fixture.provider.issue('ada'));
    guest.tab.show();
    await guest.session.signOut();
    expect(await guest.session.completeSignOut(postLogoutRedirectUri)).toEqual({});
  });

  test('S12 the ID token is in the address only where a deployment says so', async () => {
    vi.useRealTimers();
    fixture.keep(fixture.provider.issue('ada'));
    const { session, tab } = fixture.open({ idTokenHint: true });
    const { idToken } = fixture.kept ?? {};
    await session.signOut();
    expect(new URL(tab.redirects[0] ?? '').searchParams.get('id_token_hint')).toBe(idToken);
  });

  test('a provider without a sign-out page is not left for', async () => {
    vi.useRealTimers();
    delete fixture.provider.metadata.end_session_endpoint;
    const { session, tab } = fixture.signedIn();
    await session.signOut();
    expect(tab.redirects).toEqual([]);
  });

  test('T42 a page restored after a logout elsewhere is a guest before anything is shown', async () => {
    fixture = new SessionFixture({ broadcast: false, storageEvents: false });
    const frozen = fixture.signedIn();
    const other = fixture.open();
    void other.session.signOut();
    await settle(1_000);
    const cleared: string[] = [];
    frozen.session.onEnding('cache', (reason) => cleared.push(reason));
    expect(frozen.session.getSnapshot().status).toBe('usable');
    frozen.tab.restoreFromCache();
    expect(frozen.session.getSnapshot()).toMatchObject({ status: 'anonymous' });
    expect(cleared).toEqual(['elsewhere']);
    expect(frozen.navigations).toEqual(['elsewhere']);
  });

  test('T43 dispose removes timers, listeners and the channel, and keeps the stored session', async () => {
    const { session, tab } = fixture.signedIn();
    const removedFromWindow = vi.spyOn(tab.window, 'removeEventListener');
    expect(vi.getTimerCount()).toBe(1);
    expect(fixture.browser.openChannels.size).toBe(1);
    session.dispose();
    expect(vi.getTimerCount()).toBe(0);
    expect(fixture.browser.openChannels.size).toBe(0);
    expect(removedFromWindow.mock.calls.map(([type]) => type).toSorted()).toEqual([
      'online',
      'pageshow',
      'storage',
    ]);
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    fixture.keep(fixture.provider.issue('bob'));
    tab.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'agio.session' }));
    tab.show();
    tab.goOnline();
    await settle(600_000);
    expect(heard).not.toHaveBeenCalled();
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(fixture.kept).toBeDefined();
  });

  test('T43 disposed during a renewal, the new tokens are kept for the next instance, and no timer stays', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = async (form) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return fixture.provider.answer(form);
    };
    void session.accessToken();
    await settle(50);
    session.dispose();
    await settle(50);
    expect(fixture.kept?.accessToken).toBe('access-2');
    expect(vi.getTimerCount()).toBe(0);
  });
});
