import { describe, expect, test, vi } from 'vitest';
import { isLeavingToSignIn } from '../session.ts';
import {
  redirectUri,
  type SessionFixture,
  type TabWithSession,
} from '../testing/session-fixture.ts';
import { eachWithRedirects } from '../testing/session-test.ts';

let fixture: SessionFixture;

eachWithRedirects((fresh) => (fixture = fresh));

async function leave(there: TabWithSession): Promise<string> {
  there.tab.address = 'https://app.test/trade/XCB-CTN?panel=book';
  await there.session.signInAgain({ maxAgeSeconds: 300 });
  return there.tab.redirects.at(-1) ?? '';
}

describe('S21 signing in again', () => {
  test('asks the provider for its page, for whom, and how old the sign-in may be; the session goes on', async () => {
    const there = fixture.signedIn();
    const asked = new URL(await leave(there)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      prompt: 'login',
      max_age: '300',
      login_hint: 'ada@agio.test',
      code_challenge_method: 'S256',
    });
    const state = there.session.getSnapshot();
    expect(state).toMatchObject({ status: 'usable', signingInAgain: true });
    expect(isLeavingToSignIn(state)).toBe(true);
    expect(await there.session.accessToken()).toBe('access-1');
  });

  test('each sign-in and sign-out carries the parameters of the moment, such as the language that is shown', async () => {
    let language = 'de';
    fixture.keep(fixture.provider.issue('ada'));
    const there = fixture.open({ redirectParams: () => ({ ui_locales: language }) });
    const languageOf = (address: string | undefined) =>
      new URL(address ?? '').searchParams.get('ui_locales');
    expect(languageOf(await leave(there))).toBe('de');
    language = 'fa';
    await there.session.signOut();
    await vi.waitFor(() => expect(languageOf(there.tab.redirects.at(-1))).toBe('fa'));
  });

  test('a provider that gives tokens for one API gets its name with each sign-in, and with no sign-out', async () => {
    fixture.keep(fixture.provider.issue('ada'));
    const there = fixture.open({ audience: 'https://exchange.test' });
    const audienceOf = (address: string | undefined) =>
      new URL(address ?? '').searchParams.get('audience');
    expect(audienceOf(await leave(there))).toBe('https://exchange.test');
    await there.session.signOut();
    await vi.waitFor(() => expect(there.tab.redirects).toHaveLength(2));
    expect(audienceOf(there.tab.redirects.at(-1))).toBeNull();
  });

  test('leads back to the same page, with new tokens of the same user, in every tab', async () => {
    const there = fixture.signedIn();
    const other = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    const back = fixture.comeBack(there);
    expect(await back.session.completeSignIn(callback)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book',
      again: true,
    });
    expect(await back.session.accessToken()).not.toBe('access-1');
    expect(isLeavingToSignIn(back.session.getSnapshot())).toBe(false);
    expect(await other.session.accessToken()).toBe(await back.session.accessToken());
    expect(other.navigations).toEqual([]);
  });

  test('thought better of, it leads back to the same page, still signed in', async () => {
    const there = fixture.signedIn();
    const state = new URL(await leave(there)).searchParams.get('state') ?? '';
    const callback = new URL(redirectUri);
    callback.search = new URLSearchParams({ error: 'access_denied', state }).toString();
    const back = fixture.comeBack(there);
    expect(await back.session.completeSignIn(callback.href)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book',
      again: true,
    });
    expect(await back.session.accessToken()).toBe('access-1');
  });

  test('another user who signs in there replaces the first, whose private data goes', async () => {
    const there = fixture.signedIn();
    const callback = fixture.provider.signInAs('eve', await leave(there));
    const back = fixture.comeBack(there);
    const endings: string[] = [];
    back.session.onEnding('helperStorage', (reason) => endings.push(reason));
    expect(await back.session.completeSignIn(callback)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book',
    });
    expect(back.session.getSnapshot().user?.sub).toBe('eve');
    expect(endings).toEqual(['replaced']);
  });

  test('a provider out of reach is reported, and nothing has changed', async () => {
    vi.useFakeTimers();
    const there = fixture.signedIn();
    fixture.provider.offline = true;
    const failed = there.session.signInAgain().catch((error: unknown) => error);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toMatchObject({ reason: 'unreachable' });
    expect(there.session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'ada' } });
    expect(isLeavingToSignIn(there.session.getSnapshot())).toBe(false);
  });

  test('the back button out of the provider’s page makes the page usable as before', async () => {
    const there = fixture.signedIn();
    await leave(there);
    there.tab.restoreFromCache();
    expect(isLeavingToSignIn(there.session.getSnapshot())).toBe(false);
    await leave(there);
    expect(there.tab.redirects).toHaveLength(2);
  });

  test('a guest simply signs in', async () => {
    const there = fixture.open();
    const callback = fixture.provider.signInAs('ada', await leave(there));
    expect(there.session.getSnapshot().status).toBe('redirecting');
    expect(await fixture.comeBack(there).session.completeSignIn(callback)).toEqual({
      returnTo: '/trade/XCB-CTN?panel=book',
    });
  });
});
