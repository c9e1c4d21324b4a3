import { createSession, type SessionOptions } from '../create-session.ts';
import type { EndReason, Session } from '../session.ts';
import { storageKeys } from '../storage-keys.ts';
import type { TokenSet } from '../tokens/token-set.ts';
import { FakeBrowser, appOrigin, type FakeBrowserOptions, type FakeTab } from './fake-browser.ts';
import { authority, clientId, FakeIdentityProvider } from './fake-identity-provider.ts';

export const redirectUri = `${appOrigin}/login/callback`;
export const postLogoutRedirectUri = `${appOrigin}/logout/callback`;

export interface TabWithSession {
  tab: FakeTab;
  session: Session;
  /** Reasons of the endings, in the order in which the app was told to go to `/`. */
  navigations: EndReason[];
}

/** A browser and an identity provider, and sessions in the browser's tabs. */
export class SessionFixture {
  readonly provider = new FakeIdentityProvider();
  readonly browser: FakeBrowser;
  readonly #open: Session[] = [];

  constructor(options: Partial<FakeBrowserOptions> = {}) {
    this.browser = new FakeBrowser({ fetch: this.provider.fetch, ...options });
  }

  /** A tab with the app running in it. */
  open(options: Partial<SessionOptions> = {}): TabWithSession {
    const tab = this.browser.openTab(options.environment);
    const session = createSession({
      authority,
      clientId,
      redirectUri,
      postLogoutRedirectUri,
      ...options,
      environment: tab.environment,
    });
    const navigations: EndReason[] = [];
    session.onEnding('navigate', (reason) => navigations.push(reason));
    this.#open.push(session);
    return { tab, session, navigations };
  }

  /** The tab comes back from the provider: a new page in the same tab. */
  comeBack({ tab }: TabWithSession): TabWithSession {
    return this.open({ environment: { sessionStorage: tab.environment.sessionStorage } });
  }

  /** Opens a tab that finds this user signed in. */
  signedIn(sub = 'ada', overrides: Partial<TokenSet> = {}): TabWithSession {
    this.keep(this.provider.issue(sub, overrides));
    return this.open();
  }

  /** Opens a tab that finds a session whose access token has expired. */
  expired(sub = 'ada', overrides: Partial<TokenSet> = {}): TabWithSession {
    return this.signedIn(sub, { issuedAt: Date.now() - 3_600_000, ...overrides });
  }

  keep(tokens: TokenSet): void {
    this.browser.items.set(storageKeys.tokens, JSON.stringify(tokens));
  }

  get kept(): TokenSet | undefined {
    const text = this.browser.items.get(storageKeys.tokens);
    return text === undefined ? undefined : (JSON.parse(text) as TokenSet);
  }

  dispose(): void {
    for (const session of this.#open) session.dispose();
  }
}
