import { afterEach, describe, expect, test } from 'vitest';
import type { FakeBrowserOptions } from '../testing/fake-browser.ts';
import { SessionFixture } from '../testing/session-fixture.ts';
import { eachWithClock, later, outcome, settle } from '../testing/session-test.ts';
import type { TokenSet } from '../tokens/token-set.ts';
import type { TokenStore } from '../tokens/token-store.ts';

let fixture: SessionFixture;
eachWithClock((fresh) => (fixture = fresh));
afterEach(() => fixture.dispose());
/** A browser of another kind, in place of the usual one. */
const start = (options: Partial<FakeBrowserOptions> = {}) => {
  fixture = new SessionFixture(options);
  return fixture;
};

/** Lets the token endpoint take its time. */
function slow(ms: number) {
  const { provider } = fixture;
  provider.onToken = (form) => later(ms).then(() => provider.answer(form));
}

/** The token endpoint works at once, but its answer takes its time to arrive. */
function slowAnswer(...delays: number[]) {
  const { provider } = fixture;
  provider.onToken = async (form) => {
    const answer = await provider.answer(form);
    await later(delays.shift() ?? 0);
    return answer;
  };
}

describe('identity', () => {
  test('T24 tokens that arrive after a sign-out are discarded and revoked; storage stays empty', async () => {
    const { session, navigations } = fixture.expired();
    slow(200);
    const token = outcome(session.accessToken());
    await settle(100);
    void session.signOut();
    await settle(1_000);
    expect(await token).toBe('authEnded');
    expect(fixture.kept).toBeUndefined();
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'signedOut' });
    expect(navigations).toEqual(['signedOut']);
    expect(fixture.provider.revokeCalls.map(({ form }) => form.get('token'))).toEqual([
      'refresh-1',
      'access-1',
      'refresh-2',
      'access-2',
    ]);
  });

  test('T24 a sign-out in another tab that this one did not hear of ends it with its renewal', async () => {
    start({ broadcast: false, storageEvents: false });
    const { session, navigations } = fixture.expired();
    const other = fixture.open();
    slow(200);
    const token = outcome(session.accessToken());
    await settle(100);
    void other.session.signOut();
    await settle(200);
    expect(await token).toBe('authEnded');
    expect(fixture.kept).toBeUndefined();
    expect(navigations).toEqual(['elsewhere']);
  });

  test('T25 when another user signs in elsewhere during a renewal, its result is discarded and the identity changes', async () => {
    const { session, navigations } = fixture.expired('ada');
    const second = fixture.open();
    const cleared: string[] = [];
    session.onEnding('cache', (reason) => cleared.push(reason));
    slow(200);
    const token = outcome(session.accessToken());
    await settle(100);

    const bob = fixture.provider.issue('bob');
    second.tab.environment.localStorage().setItem('agio.session', JSON.stringify(bob));
    await settle(0);
    expect(session.getSnapshot().user?.sub).toBe('bob');
    expect(cleared).toEqual(['replaced']);

    await settle(200);
    expect(await token).toBe(bob.accessToken);
    expect(fixture.kept).toEqual(bob);
    expect(session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'bob' } });
    expect(navigations).toEqual([]);
  });
});

describe('tabs', () => {
  test.each([
    ['a storage event', { broadcast: false }],
    ['a broadcast', { storageEvents: false }],
  ])(
    'T27 a tab adopts what another tab renewed by %s, without a token call',
    async (_, options) => {
      start(options);
      const first = fixture.expired();
      const second = fixture.open();
      await first.session.accessToken();
      await settle(0);
      expect(second.session.getSnapshot().generation).toBe(2);
      expect(await second.session.accessToken()).toBe('access-2');
      expect(fixture.provider.tokenCalls).toHaveLength(1);
    },
  );

  test('T27 a tab that heard nothing finds the newer token once it has the lock', async () => {
    start({ broadcast: false, storageEvents: false });
    const first = fixture.expired();
    const second = fixture.open();
    slow(500);
    const tokens = [first.session.accessToken(), second.session.accessToken()];
    await settle(500);
    expect(await Promise.all(tokens)).toEqual(['access-2', 'access-2']);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T28 two renewals at once, no locks: one invalid_grant, the loser adopts, and both tabs stay signed in', async () => {
    start({ locks: false, broadcast: false, storageEvents: false });
    const tabs = [fixture.expired(), fixture.open()];
    const tokens = Promise.all(tabs.map(({ session }) => session.accessToken()));
    await settle(0);
    expect(await tokens).toEqual(['access-2', 'access-2']);
    expect(fixture.provider.tokenCalls).toHaveLength(2);
    expect(tabs.flatMap(({ navigations }) => navigations)).toEqual([]);
    expect(fixture.provider.revokeCalls).toEqual([]);
  });

  test('T28 the loser waits for the winner, whose answer may arrive later than the refusal', async () => {
    start({ locks: false });
    const tabs = [fixture.expired(), fixture.open()];
    slowAnswer(900, 0);
    const tokens = Promise.all(tabs.map(({ session }) => session.accessToken()));
    await settle(1_000);
    expect(await tokens).toEqual(['access-2', 'access-2']);
    expect(tabs.flatMap(({ navigations }) => navigations)).toEqual([]);
  });

  test('T29 tokens are renewed in browsers that lack the lock API', async () => {
    start({ locks: false });
    const { session } = fixture.expired();
    expect(await session.accessToken()).toBe('access-2');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('not allowed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('not allowed'))],
  ])('T29 a lock API that %s is done without', async (_, request) => {
    fixture.keep(fixture.provider.issue('ada', { issuedAt: 0 }));
    const { session } = fixture.open({ environment: { locks: { request } } });
    expect(await session.accessToken()).toBe('access-2');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T29 a lock that is never granted is waited for 5 s', async () => {
    fixture.keep(fixture.provider.issue('ada', { issuedAt: 0 }));
    let granted: (() => Promise<unknown>) | undefined;
    const { session } = fixture.open({
      environment: {
        locks: {
          request: (_name, _options, task) => {
            granted = task;
            return new Promise(() => undefined);
          },
        },
      },
    });
    const token = session.accessToken();
    await settle(4_999);
    expect(fixture.provider.tokenCalls).toHaveLength(0);
    await settle(1);
    expect(await token).toBe('access-2');
    await granted?.();
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test('T30 a tab that is closed while it holds the lock leaves it to the next', async () => {
    const first = fixture.expired();
    const second = fixture.open();
    fixture.provider.onToken = () => new Promise(() => undefined);
    void first.session.accessToken();
    await settle(100);
    const token = second.session.accessToken();
    await settle(100);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    fixture.provider.onToken = undefined;
    first.tab.close();
    await settle(0);
    expect(await token).toBe('access-2');
  });

  test('a sign-in in one tab signs in the others', async () => {
    const { session } = fixture.open();
    const other = fixture.open();
    const tokens = fixture.provider.issue('ada');
    other.tab.environment.localStorage().setItem('agio.session', JSON.stringify(tokens));
    await settle(0);
    expect(session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'ada' } });
  });

  test('T11 with five tabs an expiry costs one token call', async () => {
    const tabs = [fixture.expired(), ...Array.from({ length: 4 }, () => fixture.open())];
    slow(300);
    const tokens = Promise.all(
      tabs.flatMap(({ session }) => Array.from({ length: 20 }, () => session.accessToken())),
    );
    await settle(1_000);
    expect(new Set(await tokens)).toEqual(new Set(['access-2']));
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });
});

describe('logout in other tabs', () => {
  test.each([
    ['with BroadcastChannel', {}],
    ['T31 by storage event when BroadcastChannel is missing', { broadcast: false }],
    ['by broadcast when no storage event arrives', { storageEvents: false }],
  ])('T31 a logout in one tab empties the others: %s', async (_, options) => {
    start(options);
    const first = fixture.signedIn();
    const second = fixture.open();
    const cleared: string[] = [];
    second.session.onEnding('cache', (reason) => cleared.push(reason));
    void first.session.signOut();
    await settle(1_000);
    expect(second.session.getSnapshot()).toMatchObject({
      status: 'anonymous',
      endReason: 'elsewhere',
    });
    expect(await second.session.accessToken()).toBeUndefined();
    expect(second.navigations).toEqual(['elsewhere']);
    expect(cleared).toEqual(['elsewhere']);
    // The other tab neither revokes again nor answers with a message of its own.
    expect(fixture.provider.revokeCalls).toHaveLength(2);
    expect(fixture.browser.messages.filter((message) => message === 'ended').length).toBeLessThan(
      2,
    );
    expect(first.navigations).toEqual(['signedOut']);
  });

  test('T31 S16 the broadcast alone ends the other tabs where storage is not shared', async () => {
    const privately = (): TokenStore => {
      let tokens: TokenSet | undefined = fixture.provider.issue('ada');
      return {
        shared: false,
        read: () => tokens,
        write: (next) => (tokens = next),
        clear: () => (tokens = undefined),
      };
    };
    const first = fixture.open({ store: privately() });
    const second = fixture.open({ store: privately() });
    void first.session.signOut();
    await settle(1_000);
    expect(second.session.getSnapshot().status).toBe('anonymous');
  });

  test('a frozen tab that heard nothing finds out when it becomes visible', async () => {
    start({ broadcast: false, storageEvents: false });
    const first = fixture.signedIn();
    const second = fixture.open();
    void first.session.signOut();
    await settle(1_000);
    expect(second.session.getSnapshot().status).toBe('usable');
    second.tab.show();
    expect(second.session.getSnapshot().status).toBe('anonymous');
  });
});
