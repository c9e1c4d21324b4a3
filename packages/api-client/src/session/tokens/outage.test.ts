import { describe, expect, test, vi } from 'vitest';
import { json } from '../testing/fake-identity-provider.ts';
import type { SessionFixture } from '../testing/session-fixture.ts';
import { eachWithClock, hang, outcome, settle } from '../testing/session-test.ts';

let fixture: SessionFixture;

eachWithClock((fresh) => (fixture = fresh));

describe('outage', () => {
  test('T10 Retry-After of a 429 is obeyed, also when the device comes online', async () => {
    const { session, tab } = fixture.expired();
    fixture.provider.onToken = () => json({}, 429, { 'retry-after': '20' });
    await expect(session.accessToken()).rejects.toMatchObject({
      kind: 'network',
      retryAfterMs: 20_000,
    });
    fixture.provider.onToken = undefined;
    await settle(19_000);
    tab.goOnline();
    await settle(0);
    expect(await outcome(session.accessToken())).toBe('network');
    expect(fixture.provider.tokenCalls).toHaveLength(1);
    await settle(1_000);
    expect(fixture.provider.tokenCalls).toHaveLength(2);
    expect(session.getSnapshot().status).toBe('usable');
  });

  test('T11 a renewal that hangs is given up after 10 s, and the session is kept', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = hang;
    const token = outcome(session.accessToken());
    await settle(9_999);
    expect(session.getSnapshot().status).toBe('renewing');
    await settle(1);
    expect(await token).toBe('network');
    expect(session.getSnapshot().status).toBe('degraded');
  });

  test('T11 metadata that never arrives is given up as well, and requested again', async () => {
    const { session } = fixture.expired();
    fixture.provider.onDiscovery = hang;
    const token = outcome(session.accessToken());
    await settle(10_000);
    expect(await token).toBe('network');
    fixture.provider.onDiscovery = undefined;
    await settle(1_000);
    expect(session.getSnapshot().status).toBe('usable');
  });

  test('T12 fifty callers in a row cost at most one token call per pause', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = () => json({}, 503);
    const calls: number[] = [];
    for (let n = 0; n < 50; n += 1) {
      expect(await outcome(session.accessToken())).toBe('network');
    }
    calls.push(fixture.provider.tokenCalls.length);
    // Pauses of 1, 2, 4, 8, 16, 30, 30 s: the session tries again by itself after each.
    for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
      await settle(pause * 1_000 - 1);
      calls.push(fixture.provider.tokenCalls.length);
      await settle(1);
    }
    expect(calls).toEqual([1, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('T12 callers during a pause do not make the state flicker', async () => {
    const { session } = fixture.expired();
    fixture.provider.onToken = () => json({}, 503);
    await outcome(session.accessToken());
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    await Promise.all([1, 2, 3].map(() => outcome(session.accessToken())));
    expect(heard).not.toHaveBeenCalled();
  });

  test('T12 another refresh token does not wait for the pause of the old one', async () => {
    const { session, tab } = fixture.expired();
    fixture.provider.onToken = () => json({}, 503);
    await outcome(session.accessToken());
    fixture.provider.onToken = undefined;
    fixture.keep(fixture.provider.issue('ada', { issuedAt: Date.now() - 3_600_000 }));
    tab.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'agio.session' }));
    expect(await outcome(session.accessToken())).toBe('access-3');
  });

  test('a tab that is hidden during an outage does not take that for a reason to try again', async () => {
    const { session, tab } = fixture.expired();
    fixture.provider.onToken = () => json({}, 503);
    await outcome(session.accessToken());
    tab.hide();
    await settle(0);
    expect(fixture.provider.tokenCalls).toHaveLength(1);
  });

  test.each(['online', 'visible'])(
    'the session recovers as soon as the device is %s',
    async (how) => {
      const { session, tab } = fixture.expired();
      fixture.provider.offline = true;
      await outcome(session.accessToken());
      fixture.provider.offline = false;
      if (how === 'online') tab.goOnline();
      else tab.show();
      await settle(0);
      expect(session.getSnapshot()).toMatchObject({ status: 'usable', generation: 2 });
    },
  );
});
