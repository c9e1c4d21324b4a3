import { describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fake-identity-provider.ts';
import type { SessionFixture } from '../testing/session-fixture.ts';
import { eachWithClock, hang, later, outcome, settle } from '../testing/session-test.ts';

let fixture: SessionFixture;

eachWithClock((fresh) => (fixture = fresh));

describe('usable', () => {
  test('T01 a token is sent as it is until one millisecond before its expiry', async () => {
    const { session, tab } = fixture.signedIn();
    tab.hide(); // so that nothing is renewed in the background
    await settle(599_999);
    expect(await session.accessToken()).toBe('access-1');
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    await settle(1);
    expect(await session.accessToken()).toBe('access-2');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T03 a clock that jumps an hour ahead costs one renewal and no loop', async () => {
    const { session, tab } = fixture.signedIn();
    tab.hide();
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await session.accessToken()).toBe('access-2');
    await settle(60_000);
    expect(await session.accessToken()).toBe('access-2');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('a token that is expired on arrival is used all the same, not renewed in a loop', async () => {
    fixture.provider.expiresIn = 0;
    const { session } = fixture.expired();
    expect(await session.accessToken()).toBe('access-2');
    await settle(60_000);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('a visible tab renews ahead of expiry while requests keep the old token', async () => {
    const { session } = fixture.signedIn();
    await settle(569_000);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    fixture.provider.onToken = hang;
    await settle(2_000);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    expect(session.getSnapshot().status).toBe('usable');
    expect(await session.accessToken()).toBe('access-1');
  });

  test('a token of two months is not renewed at once, although no timer waits so long', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    fixture.signedIn('ada', { expiresIn: 60 * 24 * 3600 });
    await settle(60_000);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    expect(timers.mock.calls.filter(([, ms = 0]) => ms >= 2 ** 31)).toEqual([]);
    timers.mockRestore();
  });

  test('a refusal in the background changes nothing while the token lives', async () => {
    const { session, tab, navigations } = fixture.signedIn();
    fixture.provider.onToken = () => json({ error: 'invalid_grant' }, 400);
    await settle(590_000);
    tab.hide();
    tab.show();
    await settle(5_000);
    expect(await session.accessToken()).toBe('access-1');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    await settle(5_000);
    const token = outcome(session.accessToken());
    await settle(5_000);
    expect(await token).toBe('authEnded');
    expect(navigations).toEqual(['refused']);
  });

  test('a guest gets no token, and no request is made', async () => {
    const { session } = fixture.open();
    expect(await session.accessToken()).toBeUndefined();
    expect(session.getSnapshot()).toEqual({ status: 'anonymous', generation: 0 });
  });
});

describe('single flight', () => {
  test('T04 a hundred requests with an expired token cost one token call and all get the new token', async () => {
    const { session } = fixture.expired();
    const tokens = await Promise.all(Array.from({ length: 100 }, () => session.accessToken()));
    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T05 waiters are served in their order, and aborting one does not cancel the renewal', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = (form) => later(100).then(() => fixture.provider.answer(form));
    const served: number[] = [];
    const impatient = new AbortController();
    const waiters = [1, 2, 3, 4].map((n) =>
      outcome(
        session.accessToken(n === 2 ? { signal: impatient.signal } : {}).then((token) => {
          served.push(n);
          return token;
        }),
      ),
    );
    await settle(50);
    impatient.abort();
    expect(await waiters[1]).toBe('aborted');
    await settle(50);
    expect(await Promise.all(waiters)).toEqual(['access-2', 'aborted', 'access-2', 'access-2']);
    expect(served).toEqual([1, 3, 4]);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T05 a caller that has given up already gets no token', async () => {
    const { session } = fixture.signedIn();
    expect(await outcome(session.accessToken({ signal: AbortSignal.abort() }))).toBe('aborted');
  });

  test('T06 when every waiter aborts, the renewal still completes and leaves no listener behind', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = (form) => later(100).then(() => fixture.provider.answer(form));
    const controllers = [new AbortController(), new AbortController()];
    const removed = controllers.map(({ signal }) => vi.spyOn(signal, 'removeEventListener'));
    const waiters = controllers.map(({ signal }) => outcome(session.accessToken({ signal })));
    await settle(10);
    for (const controller of controllers) controller.abort();
    expect(await Promise.all(waiters)).toEqual(['aborted', 'aborted']);
    for (const spy of removed) expect(spy).toHaveBeenCalledTimes(1);
    await settle(100);
    expect(session.getSnapshot()).toMatchObject({ status: 'usable', generation: 2 });
    expect(fixture.kept?.accessToken).toBe('access-2');
  });

  test('T07 a request that starts during a renewal joins it', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = (form) => later(100).then(() => fixture.provider.answer(form));
    const first = session.accessToken();
    await settle(50);
    expect(session.getSnapshot().status).toBe('renewing');
    const second = session.accessToken();
    await settle(50);
    expect(await Promise.all([first, second])).toEqual(['access-2', 'access-2']);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });
});

describe('outcome', () => {
  test.each(['login_required', 'interaction_required', 'consent_required', 'invalid_grant'])(
    'T08 a definitive %s ends the session: every waiter hears it once, one revocation, one navigation',
    async (error) => {
      const { session, navigations } = fixture.expired();
      fixture.provider.onToken = () => json({ error }, 400);
      const waiters = Array.from({ length: 5 }, () => outcome(session.accessToken()));
      await settle(2_000);
      expect(await Promise.all(waiters)).toEqual(Array(5).fill('authEnded'));
      expect(navigations).toEqual(['refused']);
      expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'refused' });
      expect(fixture.kept).toBeUndefined();
      // One revocation: the refresh token and the access token of the session.
      expect(fixture.provider.revokeCalls.map(({ form }) => form.get('token'))).toEqual([
        'refresh-1',
        'access-1',
      ]);
      expect(await session.accessToken()).toBeUndefined();
    },
  );

  test('T08 a 401 without a word from the token endpoint is definitive as well', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = () => new Response('<h1>no</h1>', { status: 401 });
    expect(await outcome(session.accessToken())).toBe('authEnded');
  });

  test('T09 a network error keeps the session: waiters may retry, nothing is revoked', async () => {
    const { session, navigations } = fixture.expired();
    fixture.provider.offline = true;
    const waiters = await Promise.all([1, 2, 3].map(() => outcome(session.accessToken())));
    expect(waiters).toEqual(['network', 'network', 'network']);
    expect(session.getSnapshot()).toMatchObject({ status: 'degraded', user: { sub: 'ada' } });
    expect(fixture.kept?.refreshToken).toBe('refresh-1');
    expect(navigations).toEqual([]);
    expect(fixture.provider.revokeCalls).toEqual([]);
  });

  test.each([
    ['an answer of 503', () => new Response('busy', { status: 503 })],
    ['a page of a captive portal', () => new Response('<html>', { status: 200 })],
    ['a firewall', () => new Response('blocked', { status: 403 })],
    ['an answer without a token', () => json({ token_type: 'Bearer' })],
  ])('T09 %s is no answer to go by either', async (_, reply) => {
    const { session } = fixture.expired();
    fixture.provider.onToken = reply;
    expect(await outcome(session.accessToken())).toBe('network');
    expect(session.getSnapshot().status).toBe('degraded');
  });

  test('a session without a refresh token ends with its access token', async () => {
    const { session, navigations } = fixture.expired('ada', { refreshToken: undefined });
    expect(await outcome(session.accessToken())).toBe('authEnded');
    expect(navigations).toEqual(['refused']);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
  });
});

describe('identity', () => {
  test('T26 S04 a renewal that returns another user ends the session', async () => {
    const { session, navigations } = fixture.expired();
    fixture.provider.idTokenClaims = { sub: 'mallory' };
    expect(await outcome(session.accessToken())).toBe('authEnded');
    expect(navigations).toEqual(['refused']);
    expect(fixture.kept).toBeUndefined();
  });

  test('a renewal without an ID token, and without a new refresh token, keeps the old ones', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = () => json({ access_token: 'fresh', expires_in: '600' });
    expect(await session.accessToken()).toBe('fresh');
    expect(fixture.kept).toMatchObject({ refreshToken: 'refresh-1', expiresIn: 600 });
    expect(session.getSnapshot().user?.sub).toBe('ada');
  });
});
