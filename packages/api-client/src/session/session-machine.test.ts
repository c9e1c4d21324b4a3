import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  guest,
  project,
  transition,
  type SessionEvent,
  type SessionMachine,
} from './session-machine.ts';
import { isSignedIn } from './session.ts';
import { createGuestSession, createStaticSession } from './static-session.ts';
import { idToken } from './testing/fake-identity-provider.ts';

const tokens = (sub: string, n: number) => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  idToken: idToken(sub),
  issuedAt: 0,
  expiresIn: 600,
});
const signIn = (sub = 'ada', n = 1): SessionEvent => ({
  type: 'tokens',
  tokens: tokens(sub, n),
  user: { sub },
});
const after = (...events: SessionEvent[]): SessionMachine => events.reduce(transition, guest);

describe('session machine', () => {
  test('the way of a session: guest, redirecting, usable, renewing, usable, ending, guest', () => {
    const events: SessionEvent[] = [
      { type: 'redirecting' },
      signIn(),
      { type: 'renewing' },
      signIn('ada', 2),
      { type: 'ending', reason: 'signedOut' },
      { type: 'ended' },
    ];
    const seen = events.map((_, n) => after(...events.slice(0, n + 1)).status);
    expect(seen).toEqual(['redirecting', 'usable', 'renewing', 'usable', 'ending', 'anonymous']);
  });

  test('an outage degrades only while requests wait, and a later renewal may try again', () => {
    expect(after(signIn(), { type: 'unreachable' }).status).toBe('usable');
    expect(after(signIn(), { type: 'renewing' }, { type: 'unreachable' }).status).toBe('degraded');
    expect(
      after(signIn(), { type: 'renewing' }, { type: 'unreachable' }, { type: 'renewing' }).status,
    ).toBe('renewing');
  });

  test('S21 a signed-in user stays so on the way to sign in again', () => {
    const usable = after(signIn());
    const leaving = transition(usable, { type: 'redirecting' });
    expect(leaving).toEqual({ ...usable, signingInAgain: true });
    expect(project(leaving, project(usable))).toMatchObject({
      status: 'usable',
      signingInAgain: true,
    });
    expect(transition(leaving, { type: 'redirectFailed' })).toEqual(usable);
    expect(transition(leaving, { type: 'ending', reason: 'refused' })).not.toHaveProperty(
      'signingInAgain',
    );
  });

  test('a refused session remembers its page until the next sign-in, a sign-out does not', () => {
    const refused = after(
      signIn(),
      { type: 'ending', reason: 'refused', page: '/trade' },
      { type: 'ended' },
    );
    expect(refused.interruptedAt).toBe('/trade');
    const failed = [{ type: 'redirecting' }, { type: 'redirectFailed' }] as const;
    expect(failed.reduce(transition, refused).interruptedAt).toBe('/trade');
    expect(transition(refused, signIn())).not.toHaveProperty('interruptedAt');
    expect(
      after(signIn(), { type: 'ending', reason: 'signedOut', page: '/trade' }),
    ).not.toHaveProperty('interruptedAt');
  });

  test('the way to the sign-out page lasts until the tab is back, or a user signs in', () => {
    const page = Promise.resolve('https://id.test/logout');
    const leaving = after({ type: 'leavingToSignOut', page });
    expect(leaving.signOutPage).toBe(page);
    expect(transition(leaving, { type: 'redirecting' }).signOutPage).toBe(page);
    expect(transition(leaving, { type: 'signedOut' })).toEqual(guest);
    expect(transition(leaving, signIn())).not.toHaveProperty('signOutPage');
    const usable = after(signIn());
    expect(transition(usable, { type: 'leavingToSignOut', page })).toBe(usable);
  });

  test('a renewal that was refused in the background is left to requests until there are new tokens', () => {
    const refused = after(signIn(), { type: 'renewalRefused' });
    expect(refused.renewsOnRequestOnly).toBe(true);
    expect(project(refused, project(after(signIn())))).toEqual(project(after(signIn())));
    expect(transition(refused, signIn('ada', 2))).not.toHaveProperty('renewsOnRequestOnly');
    expect(transition(guest, { type: 'renewalRefused' })).toBe(guest);
  });

  test('an event without meaning leaves the very same state', () => {
    const usable = after(signIn());
    expect(transition(usable, { type: 'redirectFailed' })).toBe(usable);
    expect(transition(usable, { type: 'ended' })).toBe(usable);
    expect(transition(guest, { type: 'renewing' })).toBe(guest);
    expect(transition(guest, { type: 'unreachable' })).toBe(guest);
    expect(transition(guest, { type: 'signedOut' })).toBe(guest);
    expect(transition(guest, { type: 'ending', reason: 'signedOut' })).toBe(guest);
  });

  test('a renewal keeps the epoch and the user object; another user and an ending begin a new epoch', () => {
    const first = after(signIn());
    const renewed = transition(first, signIn('ada', 2));
    expect([renewed.epoch, renewed.user]).toEqual([first.epoch, first.user]);
    expect(renewed.user).toBe(first.user);
    expect(transition(first, signIn('bob', 2)).epoch).toBe(first.epoch + 1);
    expect(transition(first, { type: 'ending', reason: 'refused' }).epoch).toBe(first.epoch + 1);
  });

  test('whatever happens: tokens and user come and go together, and no counter runs back', () => {
    const event = fc.constantFrom<SessionEvent>(
      { type: 'redirecting' },
      { type: 'redirectFailed' },
      signIn(),
      signIn('ada', 2),
      signIn('bob', 3),
      { type: 'renewing' },
      { type: 'unreachable' },
      { type: 'ending', reason: 'refused' },
      { type: 'ended' },
      { type: 'renewalRefused' },
      { type: 'leavingToSignOut', page: Promise.resolve(undefined) },
      { type: 'signedOut' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let machine = guest;
        for (const each of events) {
          const next = transition(machine, each);
          expect(next.generation).toBeGreaterThanOrEqual(machine.generation);
          expect(next.epoch).toBeGreaterThanOrEqual(machine.epoch);
          machine = next;
          const signedIn = isSignedIn(project(machine));
          expect(machine.tokens !== undefined).toBe(signedIn);
          expect(machine.user !== undefined).toBe(signedIn);
        }
      }),
    );
  });

  test('the snapshot never holds a token and is the same object while nothing visible changed', () => {
    const machine = after(signIn());
    const snapshot = project(machine);
    expect(JSON.stringify(snapshot)).not.toMatch(/access|refresh/);
    expect(project({ ...machine }, snapshot)).toBe(snapshot);
    expect(project(transition(machine, { type: 'renewing' }), snapshot)).not.toBe(snapshot);
  });
});

describe('sessions for stories and tests', () => {
  test('a guest session has no token and nothing to end', async () => {
    const session = createGuestSession();
    const ended: string[] = [];
    session.onEnding('navigate', (reason) => ended.push(reason));
    expect(await session.accessToken()).toBeUndefined();
    await session.signOut();
    expect(ended).toEqual([]);
  });

  test('a static session holds its token until it is signed out', async () => {
    const session = createStaticSession('token', { sub: 'ada' });
    const ended: string[] = [];
    session.onEnding('cache', (reason) => ended.push(reason));
    expect(await session.accessToken()).toBe('token');
    expect(session.getSnapshot()).toMatchObject({ status: 'usable', user: { sub: 'ada' } });
    await session.signOut();
    await session.signOut();
    expect(ended).toEqual(['signedOut']);
    expect(await session.accessToken()).toBeUndefined();
  });

  test('a static session whose token is refused ends', async () => {
    const session = createStaticSession('token', { sub: 'ada' });
    expect(await session.handleUnauthorized(1)).toBe('ended');
    expect(session.getSnapshot()).toMatchObject({ status: 'anonymous', endReason: 'refused' });
  });
});
