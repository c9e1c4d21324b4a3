import { createHash, randomBytes } from 'node:crypto';
import { appClientId, appScopes, identityPath } from '../identity/provider.ts';

/** A browser as far as the identity provider can tell: it keeps cookies by path and follows redirects by hand. */
export class Visitor {
  private readonly origin: string;
  private readonly jar = new Map<string, { value: string; path: string }>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get cookies(): { name: string; value: string; path: string }[] {
    return [...this.jar].map(([name, cookie]) => ({ name, ...cookie }));
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const cookie = [...this.jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    headers.set('Accept', 'text/html');
    if (cookie !== '') headers.set('Cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((a) => a.startsWith('path='))?.slice(5) ?? '/';
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, { value, path });
    }
    return response;
  }

  /** Follows redirects until a page answers or the address leaves the provider. */
  async follow(address: string, init?: RequestInit): Promise<{ response: Response; url: URL }> {
    let url = new URL(address, this.origin);
    let response = await this.fetch(url.href, init);
    for (
      let location = response.headers.get('location');
      location !== null;
      location = response.headers.get('location')
    ) {
      url = new URL(location, url);
      if (!url.pathname.startsWith(identityPath)) return { response, url };
      response = await this.fetch(url.href);
    }
    return { response, url };
  }
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

export interface Attempt {
  visitor: Visitor;
  verifier: string;
  redirectUri: string;
  /** The sign-in page. */
  page: URL;
}

/** Starts an authorization request and stops at the sign-in page. */
export async function startSignIn(
  origin: string,
  params: Record<string, string> = {},
): Promise<Attempt> {
  const visitor = new Visitor(origin);
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = params['redirect_uri'] ?? `${origin}/login/callback`;
  const query = new URLSearchParams({
    client_id: appClientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: appScopes,
    state: 'state-of-the-app',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...params,
  });
  const { url: page } = await visitor.follow(`${identityPath}/auth?${query.toString()}`);
  return { visitor, verifier, redirectUri, page };
}

/** Sends a form of the sign-in page and answers where that leads. */
export function submit(
  attempt: Attempt,
  fields: Record<string, string>,
): Promise<{ response: Response; url: URL }> {
  return attempt.visitor.follow(attempt.page.href, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}

/** A call to a form endpoint of the provider, as the app in a page makes it. */
export function callProvider(
  origin: string,
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(`${origin}${identityPath}${path}`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ client_id: appClientId, ...fields }),
  });
}

/** Signs in as an account of the list, or with a password, from the first page to the tokens. */
export async function signIn(
  origin: string,
  who: string | { user: string; password: string },
): Promise<Tokens & { visitor: Visitor }> {
  const attempt = await startSignIn(origin);
  const { url } = await submit(attempt, typeof who === 'string' ? { account: who } : who);
  const answer = await callProvider(origin, '/token', {
    grant_type: 'authorization_code',
    code: url.searchParams.get('code') ?? '',
    redirect_uri: attempt.redirectUri,
    code_verifier: attempt.verifier,
  });
  return { ...((await answer.json()) as Tokens), visitor: attempt.visitor };
}
