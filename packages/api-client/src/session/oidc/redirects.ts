// @where Client: retries of a sign-in that is not ready
import type { SessionEnvironment } from '../environment.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { OidcFlow, OidcFlowOptions, SignInAgain } from './oidc-flow.ts';
import { ProviderMetadataError } from './provider-metadata.ts';
import { SignInError } from './sign-in-error.ts';
import { pendingSignInPrefix } from '../storage-keys.ts';
import type { TokenSet } from '../tokens/token-set.ts';

/** Waiting time before a sign-in that is not ready is tried again, in milliseconds. */
const signInRetryMs = 400;
/** Number of tries before the user sees the failure. */
const signInAttempts = 5;

/** The redirects, with oidc-client-ts loaded when the first of them is needed. */
export interface Redirects {
  /** Leaves for the provider. Rejects with `SignInError` `unreachable` or `failed`. */
  leave(again?: SignInAgain): Promise<void>;
  /** Exchanges a callback address; a second time it is `stale`. Rejects with `SignInError`. */
  finish(callbackUrl: string): Promise<TokenSet>;
  /** Leaves for the provider's sign-out page, when it has one and can be reached. Gives its address. Never rejects. */
  leaveForSignOut(tokens: TokenSet): Promise<string | undefined>;
  /** Forgets sign-ins that were begun and not finished. */
  forgetPending: () => void;
}

export interface RedirectsOptions extends Pick<
  OidcFlowOptions,
  'clientId' | 'redirectUri' | 'postLogoutRedirectUri' | 'scope' | 'audience' | 'redirectParams'
> {
  /** Puts the ID token into the address of the sign-out page. */
  idTokenHint: boolean;
  provider: IdentityProvider;
  environment: SessionEnvironment;
}

export function createRedirects({
  provider,
  environment,
  idTokenHint,
  ...settings
}: RedirectsOptions): Redirects {
  const flow = async (): Promise<OidcFlow> => {
    const [{ createOidcFlow }, metadata] = await Promise.all([
      import('./oidc-flow.ts'),
      provider.metadata(),
    ]);
    return createOidcFlow({
      ...settings,
      metadata,
      storage: environment.sessionStorage(),
      now: environment.now,
    });
  };

  return {
    async leave(again) {
      const url = await whenReady(async () => (await flow()).startUrl(again));
      environment.redirect(url);
    },
    async finish(callbackUrl) {
      const ready = await whenReady(flow);
      return ready.finish(callbackUrl);
    },
    async leaveForSignOut(tokens) {
      try {
        const ready = await flow();
        const url = await ready.signOutUrl(idTokenHint ? tokens.idToken : undefined);
        if (url) environment.redirect(url);
        return url;
      } catch {
        // Signed out here already; the provider's own session ends by itself.
        return undefined;
      }
    },
    forgetPending() {
      try {
        const storage = environment.sessionStorage();
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        for (const key of keys) {
          if (key?.startsWith(pendingSignInPrefix)) storage.removeItem(key);
        }
      } catch {
        // Storage is missing, so there is nothing to remove.
      }
    },
  };
}

/** Retries what fails for want of the network or of the library's chunk; a wrong setting fails at once. */
async function whenReady<T>(task: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (error instanceof ProviderMetadataError || isStorageError(error)) {
        throw new SignInError('failed');
      }
      if (attempt >= signInAttempts) throw new SignInError('unreachable');
      await new Promise((resolve) => setTimeout(resolve, signInRetryMs));
    }
  }
}

/** Returns true if storage is missing. There is no sign-in then, because the way back cannot be checked. */
function isStorageError(error: unknown): boolean {
  return error instanceof DOMException && /Security|Quota/.test(error.name);
}
