import { createEndHooks } from './end-hooks.ts';
import type { EndReason, Session, SessionState, SessionUser } from './session.ts';
import { ValueStore } from '../lib/store.ts';

/** A session of a guest, for stories and tests. */
export function createGuestSession(): Session {
  return fixedSession(undefined, { status: 'anonymous', generation: 0 });
}

/**
 * A session that holds one token for ever: for stories and tests. Signing out, or a 401, ends it in memory;
 * nothing is stored, renewed or revoked.
 */
export function createStaticSession(token: string, user: SessionUser): Session {
  return fixedSession(token, { status: 'usable', user, generation: 1 });
}

function fixedSession(token: string | undefined, initial: SessionState): Session {
  const state = new ValueStore(initial);
  const endings = createEndHooks();
  const isOver = () => state.getSnapshot().status === 'anonymous';

  const end = (reason: EndReason): void => {
    if (isOver()) return;
    const { generation } = state.getSnapshot();
    state.set({ status: 'ending', generation, endReason: reason });
    for (const phase of ['hub', 'userInformation', 'cache', 'helperStorage'] as const) {
      endings.run(phase, reason);
    }
    state.set({ status: 'anonymous', generation, endReason: reason });
    endings.run('navigate', reason);
  };

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    onEnding: endings.on,
    signIn: () => Promise.resolve(),
    signInAgain: () => Promise.resolve(),
    completeSignIn: () => Promise.resolve({ returnTo: '/' }),
    signOut() {
      end('signedOut');
      return Promise.resolve();
    },
    completeSignOut: () => Promise.resolve({}),
    accessToken: () => Promise.resolve(isOver() ? undefined : token),
    hasUsableToken: () => true,
    handleUnauthorized() {
      end('refused');
      return Promise.resolve('ended');
    },
    dispose: () => endings.clear(),
  };
}
