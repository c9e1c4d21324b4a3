import { ApiError } from '../http/api-error.ts';
import { abortable } from '../lib/abort.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { connectTabs, type Tabs } from './tabs/tab-channel.ts';
import { createEndHooks } from './end-hooks.ts';
import { createIdentityProvider } from './oidc/identity-provider.ts';
import type { SignInAgain } from './oidc/oidc-flow.ts';
import { renew } from './tokens/renewal.ts';
import { createRenewalQueue } from './tokens/renewal-queue.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session.ts';
import { createRedirects } from './oidc/redirects.ts';
import { SignInError, type SignInErrorReason } from './oidc/sign-in-error.ts';
import { createRedirectState } from './oidc/redirect-state.ts';
import { reportOnce, type StorageProblem } from '../lib/stored-value.ts';
import { createAutoRenewal } from './tokens/auto-renewal.ts';
import { createLocalTokenStore, type TokenStore } from './tokens/token-store.ts';
import { isUsable } from './tokens/token-usability.ts';

export interface SessionOptions {
  /** The identity provider's issuer; relative to the current page when it has no origin. */
  authority: string;
  clientId: string;
  /** Full address of `/login/callback`, as registered with the provider. */
  redirectUri: string;
  /** Full address of `/logout/callback`, as registered with the provider. */
  postLogoutRedirectUri?: string;
  /** Space-separated; default `openid profile email`. Add `offline_access` where refresh tokens need it. */
  scope?: string;
  /** Default: `localStorage`. */
  store?: TokenStore;
  /**
   * Puts the ID token into the address of the provider's sign-out page: some providers insist, others then ask
   * fewer questions. Default false: it names the user, and addresses are logged. (By a form it would arrive
   * without the provider's cookies.)
   */
  idTokenHint?: boolean;
  /** Called once, when the browser's storage does not work: nothing will be remembered. */
  onStorageProblem?: (problem: StorageProblem) => void;
  /** Replaces parts of the browser, for tests and other hosts. */
  environment?: Partial<SessionEnvironment>;
}

/** The session of this browser. An app makes one, outside React, and keeps it. */
export function createSession(options: SessionOptions): Session {
  const environment = browserEnvironment(options.environment);
  const onProblem = reportOnce(options.onStorageProblem);
  const page = new URL(environment.address());
  const store =
    options.store ?? createLocalTokenStore({ storage: environment.localStorage, onProblem });
  const provider = createIdentityProvider({
    authority: new URL(options.authority, page).href,
    clientId: options.clientId,
    fetch: environment.fetch,
    now: environment.now,
  });
  const redirects = createRedirects({
    provider,
    environment,
    clientId: options.clientId,
    redirectUri: options.redirectUri,
    postLogoutRedirectUri: options.postLogoutRedirectUri,
    scope: options.scope ?? 'openid profile email',
    idTokenHint: options.idTokenHint ?? false,
  });
  const memory = createRedirectState({
    origin: page.origin,
    sessionStorage: environment.sessionStorage,
    localStorage: environment.localStorage,
    onProblem,
  });

  const endings = createEndHooks();
  const holder = createSessionStore({
    store,
    endings,
    clock: environment,
    revoke: provider.revoke,
    tell: (message) => tabs.tell(message),
  });
  const tabs: Tabs = connectTabs({
    openChannel: environment.openChannel,
    window: environment.window,
    onMessage: holder.syncWithStore,
  });
  holder.syncWithStore();
  const keeper = createAutoRenewal({
    holder,
    environment,
    announce: () => tabs.tell('changed'),
    renewer: createRenewalQueue(environment, (tokens) =>
      renew(tokens, { store, provider, locks: environment.locks, clock: environment }),
    ),
  });

  let leaving: Promise<void> | undefined;
  /** The provider's sign-out page that this tab leaves for after the last sign-out; of undefined, there is none. */
  let signOutPage: Promise<string | undefined> | undefined;
  /** The page on which the last session was refused, to come back to. */
  let interruptedAt: string | undefined;
  endings.on('hub', (reason) => {
    interruptedAt = reason === 'refused' ? environment.address() : undefined;
    signOutPage = undefined;
  });
  endings.on('helperStorage', redirects.forgetPending);

  const leave = async (returnTo: string, again?: SignInAgain): Promise<void> => {
    memory.remember(returnTo);
    holder.apply({ type: 'redirecting' });
    try {
      // After the sign-out, not against it: a tab has one way to go, and a provider that still knew its visitor
      // would sign them in again unasked. `completeSignOut` gives the word to go on.
      const first = again ? undefined : await signOutPage;
      if (first === undefined) await redirects.leave(again);
      else environment.redirect(first);
    } catch (error) {
      holder.apply({ type: 'redirectFailed' });
      throw error;
    }
  };

  let arriving: { url: string; result: ReturnType<Session['completeSignIn']> } | undefined;
  const arrive: Session['completeSignIn'] = async (url) => {
    const before = holder.machine.user?.sub;
    let reason: SignInErrorReason | undefined;
    try {
      const tokens = await redirects.finish(url);
      store.write(tokens);
      holder.adopt(tokens);
      tabs.tell('changed');
    } catch (error) {
      // A reload, the back button, or second thoughts of somebody who is signed in: nothing to complain about.
      reason = error instanceof SignInError ? error.reason : undefined;
      const harmless = reason === 'stale' || reason === 'refused';
      if (!harmless || !holder.machine.tokens) throw error;
    }
    const same = before !== undefined && before === holder.machine.user?.sub;
    const again = same && reason !== 'stale';
    return { returnTo: memory.takeReturnPath() ?? '/', ...(again && { again }) };
  };

  return {
    getSnapshot: () => holder.state.getSnapshot(),
    subscribe: (listener) => holder.state.subscribe(listener),
    onEnding: endings.on,
    accessToken: ({ signal } = {}) =>
      abortable(keeper.accessToken(), signal, () => new ApiError('aborted')),
    hasUsableToken: () => !holder.anchored || isUsable(holder.anchored, environment),
    handleUnauthorized: keeper.handleUnauthorized,

    signIn({ returnTo } = {}) {
      if (holder.machine.tokens) return Promise.resolve();
      leaving ??= leave(returnTo ?? interruptedAt ?? environment.address()).finally(() => {
        leaving = undefined;
      });
      return leaving;
    },

    signInAgain({ returnTo = environment.address(), maxAgeSeconds } = {}) {
      const { user } = holder.machine;
      leaving ??= leave(returnTo, { maxAgeSeconds, loginHint: user?.email }).finally(() => {
        leaving = undefined;
      });
      return leaving;
    },

    completeSignIn(url) {
      // Called twice by StrictMode: both get the one answer.
      if (arriving?.url !== url) {
        const result = arrive(url);
        arriving = { url, result };
        result.catch(() => {
          arriving = undefined;
        });
      }
      return arriving.result;
    },

    async signOut() {
      const { tokens } = holder.machine;
      if (!tokens) return;
      holder.end('signedOut', { revoke: true });
      // A path that is remembered from here on is that of a sign-in to come.
      memory.takeReturnPath();
      signOutPage = redirects.leaveForSignOut(tokens);
      await signOutPage;
    },

    completeSignOut() {
      redirects.forgetPending();
      signOutPage = undefined;
      const signInTo = memory.takeReturnPath();
      return Promise.resolve(signInTo === undefined ? {} : { signInTo });
    },

    dispose() {
      keeper.dispose();
      tabs.close();
      endings.clear();
    },
  };
}
