import type { TokenSet } from '../tokens/token-set.ts';

export const authority = 'https://id.test';
export const clientId = 'agio-web';

type Claims = Record<string, unknown>;
type Reply = Response | Promise<Response>;

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A JWT with these claims and no real signature. */
export function jwt(claims: Claims): string {
  return `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

export function idToken(sub: string, claims: Claims = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return jwt({
    iss: authority,
    aud: clientId,
    sub,
    iat: now,
    exp: now + 3600,
    email: `${sub}@agio.test`,
    ...claims,
  });
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

interface PendingCode {
  sub: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/**
 * An identity provider as a `fetch`: discovery, code flow with PKCE, rotating refresh tokens of which each
 * works once, revocation. `onToken` and `onRevoke` answer in its place.
 */
export class FakeIdentityProvider {
  /** Every address that was asked for. */
  readonly requests: string[] = [];
  /** Forms posted to the token endpoint and to the revocation endpoint. */
  readonly tokenCalls: URLSearchParams[] = [];
  readonly revokeCalls: { form: URLSearchParams; init: RequestInit }[] = [];
  metadata: Record<string, unknown> = {
    issuer: authority,
    authorization_endpoint: `${authority}/auth`,
    token_endpoint: `${authority}/token`,
    revocation_endpoint: `${authority}/revoke`,
    end_session_endpoint: `${authority}/end`,
  };
  expiresIn = 600;
  idTokenClaims: Claims = {};
  offline = false;
  onToken: ((form: URLSearchParams, init: RequestInit) => Reply | undefined) | undefined;
  onDiscovery: (() => Promise<Response>) | undefined;
  onRevoke: ((form: URLSearchParams) => Reply) | undefined;
  readonly #codes = new Map<string, PendingCode>();
  readonly #refreshTokens = new Map<string, string>();
  #count = 0;

  /** Tokens of a sign-in that happened before. */
  issue(sub: string, overrides: Partial<TokenSet> = {}): TokenSet {
    const response = this.#grant(sub);
    return {
      accessToken: response.access_token,
      refreshToken: response.refresh_token,
      idToken: response.id_token,
      issuedAt: Date.now(),
      expiresIn: this.expiresIn,
      ...overrides,
    };
  }

  /** Plays the sign-in page: the callback address for an address that the app left for. */
  signInAs(sub: string, startUrl: string): string {
    const query = new URL(startUrl).searchParams;
    const code = `code-${(this.#count += 1)}`;
    const redirectUri = query.get('redirect_uri') ?? '';
    this.#codes.set(code, {
      sub,
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri,
    });
    const callback = new URL(redirectUri);
    callback.searchParams.set('code', code);
    callback.searchParams.set('state', query.get('state') ?? '');
    return callback.href;
  }

  fetch: typeof fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    this.requests.push(url);
    if (this.offline) throw new TypeError('Failed to fetch');
    if (url.endsWith('/.well-known/openid-configuration')) {
      return (await this.onDiscovery?.()) ?? json(this.metadata);
    }
    const form = new URLSearchParams(init.body as URLSearchParams);
    if (url === `${authority}/token`) {
      this.tokenCalls.push(form);
      return (await this.onToken?.(form, init)) ?? (await this.answer(form));
    }
    if (url === `${authority}/revoke`) {
      this.revokeCalls.push({ form, init });
      return this.onRevoke?.(form) ?? new Response(null, { status: 200 });
    }
    throw new TypeError(`Nothing is at ${url}`);
  };

  /** Answers a form at the token endpoint, with its effects. */
  async answer(form: URLSearchParams): Promise<Response> {
    if (form.get('client_id') !== clientId) return json({ error: 'invalid_client' }, 401);
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? '';
      const sub = this.#refreshTokens.get(token);
      this.#refreshTokens.delete(token);
      return sub ? json(this.#grant(sub)) : json({ error: 'invalid_grant' }, 400);
    }
    const code = form.get('code') ?? '';
    const pending = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = new TextEncoder().encode(form.get('code_verifier') ?? '');
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
    const challenge = btoa(String.fromCharCode(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    if (pending?.challenge !== challenge || pending.redirectUri !== form.get('redirect_uri')) {
      return json({ error: 'invalid_grant', error_description: 'grant request is invalid' }, 400);
    }
    return json(this.#grant(pending.sub, { nonce: pending.nonce }));
  }

  #grant(sub: string, claims: Claims = {}) {
    const n = (this.#count += 1);
    this.#refreshTokens.set(`refresh-${n}`, sub);
    return {
      access_token: `access-${n}`,
      refresh_token: `refresh-${n}`,
      id_token: idToken(sub, { ...claims, ...this.idTokenClaims }),
      token_type: 'Bearer',
      expires_in: this.expiresIn,
      scope: 'openid',
    };
  }
}
