// @where Client: end of a session, in this tab and in others
import { ValueStore, type Store } from '../lib/store.ts';
import type { TabMessage } from './tabs/tab-channel.ts';
import type { EndHooks } from './end-hooks.ts';
import { decodeIdToken, userOf } from './oidc/id-token.ts';
import { sameTokens } from './tokens/renewal.ts';
import {
  guest,
  project,
  transition,
  type SessionEvent,
  type SessionMachine,
} from './session-machine.ts';
import type { EndReason, SessionState } from './session.ts';
import type { TokenSet } from './tokens/token-set.ts';
import type { TokenStore } from './tokens/token-store.ts';
import { anchor, type Clock, type TokenAnchor } from './tokens/token-usability.ts';

/** The session's state in this tab, kept in step with the token store. */
export interface SessionStore {
  readonly machine: SessionMachine;
  /** The current tokens, with the moment at which this tab met them. */
  readonly anchored: TokenAnchor | undefined;
  readonly state: Store<SessionState>;
  apply(event: SessionEvent): void;
  /** Takes over tokens that are in the store already. When they are of another user, private data goes first. */
  adopt(tokens: TokenSet): void;
  /** Makes this tab agree with the store, which other tabs write to as well. */
  syncWithStore: (message?: TabMessage) => void;
  /** Ends the session, here at once and everywhere else by message. Does nothing for a guest. */
  end(reason: EndReason, options: { revoke: boolean }): void;
}

export interface SessionStoreOptions {
  store: TokenStore;
  clock: Clock;
  endings: EndHooks;
  /** Dispatches the revocation. */
  revoke: (tokens: TokenSet) => void;
  /** Tells the other tabs. */
  tell: (message: TabMessage) => void;
  /** The full address of the current page. */
  address: () => string;
}

export function createSessionStore({
  store,
  clock,
  endings,
  revoke,
  tell,
  address,
}: SessionStoreOptions): SessionStore {
  let machine = guest;
  let anchored: TokenAnchor | undefined;
  const state = new ValueStore<SessionState>(project(machine));

  const apply = (event: SessionEvent): void => {
    const before = machine;
    machine = transition(machine, event);
    if (machine.tokens !== before.tokens) {
      anchored = machine.tokens && anchor(machine.tokens, clock);
    }
    state.set(project(machine, state.getSnapshot()));
  };

  const adopt = (tokens: TokenSet): void => {
    const user = userOf(decodeIdToken(tokens.idToken));
    if (machine.user && machine.user.sub !== user.sub) {
      apply({ type: 'ending', reason: 'replaced' });
      clearPrivateData('replaced');
    }
    apply({ type: 'tokens', tokens, user });
  };

  const end: SessionStore['end'] = (reason, options) => {
    const { tokens } = machine;
    if (!tokens) return;
    apply({ type: 'ending', reason, page: address() });
    // Emptied by the tab that ended it; what is there now may be the next session.
    if (reason !== 'elsewhere') store.clear();
    clearPrivateData(reason, options.revoke ? tokens : undefined);
    if (reason !== 'elsewhere') tell('ended');
    apply({ type: 'ended' });
    endings.run('navigate', reason);
  };

  // In the order of spec §4, Logout.
  const clearPrivateData = (reason: EndReason, toRevoke?: TokenSet): void => {
    endings.run('hub', reason);
    if (toRevoke) revoke(toRevoke);
    endings.run('userInformation', reason);
    endings.run('cache', reason);
    endings.run('helperStorage', reason);
  };

  return {
    get machine() {
      return machine;
    },
    get anchored() {
      return anchored;
    },
    state,
    apply,
    adopt,
    end,
    syncWithStore(message) {
      // If there is no shared storage, the message is the only sign.
      if (message === 'ended' && !store.shared) store.clear();
      const stored = store.read();
      if (!stored) end('elsewhere', { revoke: false });
      else if (!machine.tokens || !sameTokens(stored, machine.tokens)) adopt(stored);
    },
  };
}
