// @where Client: timeouts of calls to the identity provider
import { ErrorResponse, ErrorTimeout, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { checkIdToken } from './id-token.ts';
import { toTokenSet } from './identity-provider.ts';
import type { ProviderMetadata } from './provider-metadata.ts';
import { SignInError } from './sign-in-error.ts';
import { pendingSignInPrefix } from '../storage-keys.ts';
import type { TokenSet } from '../tokens/token-set.ts';

/** The redirects of sign-in and sign-out: code flow with PKCE, by oidc-client-ts. */
export interface OidcFlow {
  /** The provider's address to leave for. Notes state, nonce and verifier in this tab. */
  startUrl(again?: SignInAgain): Promise<string>;
  /** Exchanges the code in a callback address. Rejects with `SignInError`. */
  finish(callbackUrl: string): Promise<TokenSet>;
  /** The provider's sign-out page, with the ID token of the user if given; undefined when it has none. */
  signOutUrl(idTokenHint?: string): Promise<string | undefined>;
}

/** Options that make a known user prove their identity again. */
export interface SignInAgain {
  /** Maximum age of the sign-in. With it the provider also answers how old the sign-in is (OIDC Core §3.1.2.1). */
  maxAgeSeconds?: number | undefined;
  /** User who is expected to sign in. */
  loginHint?: string | undefined;
}

/** Parameters by name, or a function that returns those of the moment. */
export type RedirectParams =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>>);

export interface OidcFlowOptions {
  clientId: string;
  redirectUri: string;
  postLogoutRedirectUri: string | undefined;
  scope: string;
  /** Name of the API that the access token is for, where the provider asks for it. */
  audience?: string | undefined;
  /** Further parameters of both redirects; a provider ignores those that it does not know (RFC 6749 §3.1). */
  redirectParams?: RedirectParams | undefined;
  metadata: ProviderMetadata;
  /** Pending sign-ins: of this tab, so that no other page's answer can be used here. */
  storage: Storage;
  now: () => number;
}

/** Maximum time of the exchange of the code, in seconds. */
const exchangeTimeoutSeconds = 10;

/**
 * The only module that touches oidc-client-ts; import it dynamically. Of the library it uses `OidcClient`,
 * which makes and checks requests, not `UserManager`, whose own storage and timers would compete with the
 * session's.
 */
export function createOidcFlow(options: OidcFlowOptions): OidcFlow {
  const { clientId, metadata, postLogoutRedirectUri, audience, redirectParams } = options;
  const extraQueryParams = {
    ...(typeof redirectParams === 'function' ? redirectParams() : redirectParams),
  };
  const client = new OidcClient({
    authority: metadata.issuer,
    metadata,
    client_id: clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: postLogoutRedirectUri,
    scope: options.scope,
    requestTimeoutInSeconds: exchangeTimeoutSeconds,
    stateStore: new WebStorageStateStore({ prefix: pendingSignInPrefix, store: options.storage }),
  });

  return {
    async startUrl(again) {
      const request = await client.createSigninRequest({
        nonce: crypto.randomUUID(),
        // The provider's sign-out page takes no audience.
        extraQueryParams: { ...extraQueryParams, ...(audience !== undefined && { audience }) },
        // Some providers take no notice of `max_age`, and none shows its page in vain here.
        ...(again && {
          prompt: 'login',
          max_age: again.maxAgeSeconds,
          login_hint: again.loginHint,
        }),
      });
      return request.url;
    },

    async finish(callbackUrl) {
      const nonce = await pendingNonce(callbackUrl);
      try {
        const response = await client.processSigninResponse(callbackUrl);
        const idToken = response.id_token ?? '';
        const now = options.now();
        // The library decodes without checking issuer, audience and expiry.
        checkIdToken(idToken, { issuer: metadata.issuer, clientId, nonce, now });
        return toTokenSet(
          {
            access_token: response.access_token,
            refresh_token: response.refresh_token,
            expires_in: response.expires_in,
          },
          now,
          { idToken, refreshToken: undefined },
        );
      } catch (error) {
        throw toSignInError(error);
      }
    },

    async signOutUrl(idTokenHint) {
      if (!metadata.end_session_endpoint) return undefined;
      const request = await client.createSignoutRequest({
        extraQueryParams,
        ...(idTokenHint === undefined ? {} : { id_token_hint: idTokenHint }),
      });
      return request.url;
    },
  };

  /** The nonce of the sign-in that this tab began; without one the callback is another user's, or an old one. */
  async function pendingNonce(callbackUrl: string): Promise<string> {
    try {
      const { state } = await client.readSigninResponseState(callbackUrl);
      if (!state.nonce) throw new SignInError('stale');
      return state.nonce;
    } catch {
      throw new SignInError('stale');
    }
  }
}

function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error;
  if (error instanceof ErrorResponse) return new SignInError('refused', error.message);
  if (error instanceof ErrorTimeout || error instanceof TypeError)
    return new SignInError('unreachable');
  return new SignInError('failed');
}
