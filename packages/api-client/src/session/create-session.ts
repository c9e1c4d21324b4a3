import { ApiError } from '../http/api-error.ts';
import { abortable } from '../lib/abort.ts';
import { browserEnvironment, type SessionEnvironment } from './environment.ts';
import { connectTabs, type Tabs } from './tabs/tab-channel.ts';
import { createEndHooks } from './end-hooks.ts';
import { createIdentityProvider } from './oidc/identity-provider.ts';
import { renew } from './tokens/renewal.ts';
import { createRenewalBackoff } from './tokens/renewal-backoff.ts';
import { createSessionStore } from './session-store.ts';
import type { Session } from './session.ts';
import type { RedirectParams } from './oidc/oidc-flow.ts';
import { createRedirects } from './oidc/redirects.ts';
import { createSignInFlow } from './sign-in-flow.ts';
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
  scope?: string | undefined;
  /**
   * Name of the exchange at a provider that gives access tokens for one API: sent as `audience` with each sign-in, as
   * Auth0 wants it. Others know the audience from the client or from a scope.
   */
  audience?: string | undefined;
  /**
   * Further parameters for the provider's pages of sign-in and sign-out, as `{ brand: 'aurum' }` for one that wears
   * several, or a function that is called before each of them, as `() => ({ ui_locales: language })`. A provider ignores
   * those that it does not know (RFC 6749 §3.1).
   */
  redirectParams?: RedirectParams;
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
    audience: options.audience,
    redirectParams: options.redirectParams,
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
    address: environment.address,
  });
  const tabs: Tabs = connectTabs({
    openChannel: environment.openChannel,
    window: environment.window,
    onMessage: holder.syncWithStore,
  });
  holder.syncWithStore();
  const announce = () => tabs.tell('changed');
  const keeper = createAutoRenewal({
    holder,
    environment,
    announce,
    renewer: createRenewalBackoff(environment, (tokens) =>
      renew(tokens, { store, provider, locks: environment.locks, clock: environment }),
    ),
  });

  endings.on('helperStorage', redirects.forgetPending);
  const flow = createSignInFlow({ holder, store, redirects, memory, environment, announce });

  return {
    getSnapshot: () => holder.state.getSnapshot(),
    subscribe: (listener) => holder.state.subscribe(listener),
    onEnding: endings.on,
    accessToken: ({ signal } = {}) =>
      abortable(keeper.accessToken(), signal, () => new ApiError('aborted')),
    hasUsableToken: () => !holder.anchored || isUsable(holder.anchored, environment),
    handleUnauthorized: keeper.handleUnauthorized,

    signIn: flow.signIn,
    signInAgain: flow.signInAgain,
    completeSignIn: flow.completeSignIn,
    signOut: flow.signOut,
    completeSignOut: flow.completeSignOut,

    dispose() {
      keeper.dispose();
      tabs.close();
      endings.clear();
    },
  };
}
