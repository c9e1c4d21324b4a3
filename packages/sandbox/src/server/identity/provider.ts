// @where Sandbox: lifetimes of tokens and sign-ins (session timeout), and how long one may be idle, without a renewal of its token; no warning comes before
import Provider, {
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { DatabaseSync } from 'node:sqlite';
import type { Language, Languages } from '../../core/index.ts';
import { brandParam, pageBrand } from './brands.ts';
import { errorPage, signOutPage } from './pages.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { keepSuccessor, sqliteAdapter } from './sqlite-adapter.ts';
import { retryAfterSeconds } from './unavailable.ts';

/** Path of the identity provider under the origin; the issuer is `origin + identityPath`. */
export const identityPath = '/identity';
/** The exchange app, a public client. */
export const appClientId = 'agio-app';
/** A program on a person's own computer, a public client (RFC 8252). */
export const programClientId = 'agio-program';
export const appScopes = 'openid email profile';

export interface Person {
  id: string;
  email: string;
  displayName: string;
}

export interface Lifetimes {
  /** Seconds. Short, because a bearer token in a browser is worth stealing; refreshing is cheap. */
  accessToken: number;
  /** Seconds from signing in until that has to be done again, whatever happens meanwhile. */
  session: number;
  /** Seconds without a renewal, or a visit to the provider, after which the sign-in ends. Longer than a night's sleep. */
  idle: number;
  /**
   * Seconds in which a rotated refresh token may come again and gets the same successor: the page was closed, or the
   * line broke, before the answer was there. After that, its use ends the sign-in.
   */
  reuseLeeway: number;
}

const hour = 60 * 60;
export const defaultLifetimes: Lifetimes = {
  accessToken: 10 * 60,
  session: 14 * 24 * hour,
  idle: 12 * hour,
  reuseLeeway: 30,
};

/** The OpenID provider of the sandbox: authorization code with PKCE for one public client, rotating refresh tokens. */
export function createProvider(options: {
  origin: string;
  /** Other origins with pages that sign in here. */
  origins?: readonly string[] | undefined;
  database: DatabaseSync;
  lifetimes: Lifetimes;
  languages: Languages;
  findPerson: (id: string) => Person | undefined;
}): Provider {
  const { origin, origins = [], lifetimes } = options;
  const keys = loadSigningKeys(options.database);
  /** Seconds until the idle limit, or the absolute one of what began at `since` (seconds since 1970). */
  const remaining = (since: number | undefined) => {
    const age = since === undefined ? 0 : Math.floor(Date.now() / 1000) - since;
    return Math.max(1, Math.min(lifetimes.idle, lifetimes.session - age));
  };
  const languageOf = ({ oidc, query, headers }: KoaContextWithOIDC): Language => {
    // Before a request is read, only its address is known.
    const asked = oidc?.params?.['ui_locales'] ?? query['ui_locales'];
    return options.languages.of(
      typeof asked === 'string' ? asked : undefined,
      headers['accept-language'],
    );
  };
  const configuration: Configuration = {
    adapter: sqliteAdapter(options.database, lifetimes.reuseLeeway),
    jwks: { keys: [keys.signingKey] },
    clients: [
      {
        client_id: appClientId,
        client_name: 'Agio',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/login/callback`],
        post_logout_redirect_uris: [`${origin}/logout/callback`],
        scope: appScopes,
        id_token_signed_response_alg: 'ES256',
      },
      {
        client_id: programClientId,
        client_name: 'A program',
        // A native client may use any port of this address.
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://127.0.0.1/callback'],
        scope: appScopes,
        id_token_signed_response_alg: 'ES256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // the app reads name and email from the ID token and saves the userinfo call
    cookies: { keys: keys.cookieKeys },
    extraParams: [brandParam],
    pkce: { required: () => true },
    responseTypes: ['code'],
    // Other origins than these have no business at these endpoints.
    clientBasedCORS: (_ctx, from) => from === origin || origins.includes(from),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(ctx, form) {
          const brand = pageBrand(ctx.query[brandParam]);
          const language = languageOf(ctx);
          ctx.body = signOutPage({ language, brand, form, asked: wasAskedToSignOut(ctx) });
        },
        postLogoutSuccessSource(ctx) {
          const language = languageOf(ctx);
          ctx.body = errorPage({
            language,
            title: language.say('identity.signOut.done'),
            text: language.say('identity.signOut.doneText'),
          });
        },
      },
    },
    findAccount(_ctx, id) {
      const person = options.findPerson(id);
      if (!person) return undefined;
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          email: person.email,
          email_verified: true,
          name: person.displayName,
        }),
      };
    },
    interactions: {
      policy: policyOfPrograms(),
      url: (_ctx, interaction) => `${identityPath}/sign-in/${interaction.uid}`,
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // A token that comes again within the leeway is found as its successor, which was not used yet.
    rotateRefreshToken: ({ oidc }) =>
      oidc.entities.RefreshToken?.jti === oidc.params?.['refresh_token'],
    // No consent screen: the app and its provider belong to the same house.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      const grant = known === undefined ? undefined : await ctx.oidc.provider.Grant.find(known);
      if (grant) return grant;
      const fresh = new ctx.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      fresh.addOIDCScope(appScopes);
      await fresh.save();
      return fresh;
    },
    renderError(ctx, out) {
      ctx.type = 'html';
      const language = languageOf(ctx);
      ctx.body = errorPage({
        language,
        title: language.say('identity.errors.cannotContinue'),
        text: language.say('identity.errors.cannotContinueText'),
        detail: [out.error, out.error_description].filter(Boolean).join(': '),
      });
    },
    ttl: {
      // No token outlives its session.
      AccessToken: (ctx) => {
        const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
        const since = (refresh ?? code)?.authTime ?? refresh?.iiat;
        return Math.min(lifetimes.accessToken, remaining(since));
      },
      AuthorizationCode: 60,
      Grant: lifetimes.session,
      IdToken: lifetimes.accessToken,
      Interaction: 60 * 60,
      RefreshToken: (_ctx, token) => remaining(token.authTime ?? token.iiat),
      Session: (_ctx, session) => remaining(session.loginTs),
    },
  };
  const provider = new Provider(`${origin}${identityPath}`, configuration);
  allowReturnTo(provider, origins);
  provider.proxy = origin.startsWith('https:'); // TLS ends in front of the sandbox

  // In one go with the rotation, so that a second request finds both.
  provider.on('refresh_token.saved', ({ jti }) => {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    if (rotated) keepSuccessor(options.database, rotated.jti, jti);
  });

  // oidc-client-ts refuses the empty revocation reply because Koa calls it text/plain.
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    if (ctx.status === 503) ctx.set('Retry-After', String(retryAfterSeconds));
    const { oidc } = ctx as { oidc?: KoaContextWithOIDC['oidc'] }; // not there for an unknown address
    if (oidc?.route === 'revocation' && ctx.status === 200) {
      ctx.body = null;
      ctx.status = 200;
      ctx.remove('Content-Type');
    }
    // The provider repeats the refresh token that it was sent, unless it rotated it just now.
    if (oidc?.route === 'token' && oidc.entities.RefreshToken && ctx.status === 200) {
      Object.assign(ctx.body as object, { refresh_token: oidc.entities.RefreshToken.jti });
    }
    // A renewal is a use of the provider's session, which would otherwise end, and the sign-in with it.
    const used = oidc?.route === 'token' ? oidc.entities.RotatedRefreshToken : undefined;
    if (used?.sessionUid !== undefined && ctx.status === 200) {
      const session = await provider.Session.findByUid(used.sessionUid);
      await session?.save(remaining(session.loginTs));
    }
  });
  return provider;
}

/**
 * Asks for a sign-in each time that a program wants one, although the browser is signed in: any program of the computer
 * can open this page, and must not get an account without its owner (RFC 8252 §8.6). The sign-in page says so, and takes
 * the place of the consent that the library asks for then.
 */
function policyOfPrograms(): interactionPolicy.DefaultPolicy {
  const { base, Check } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('program', 'A program asks for an account.', ({ oidc }) =>
        oidc.client?.clientId === programClientId && !oidc.result?.login
          ? Check.REQUEST_PROMPT
          : Check.NO_NEED_TO_PROMPT,
      ),
    );
  policy.get('consent')?.checks.remove('native_client_prompt');
  return policy;
}

/** Lets sign-in and sign-out return to any address of these origins: each client of a developer chooses its own path. */
function allowReturnTo(provider: Provider, origins: readonly string[]): void {
  const isThere = (address: string) =>
    URL.canParse(address) && !address.includes('#') && origins.includes(new URL(address).origin);
  // The library's own way to do so, as its recipe "redirect_uri_wildcards" has it.
  const client = provider.Client.prototype as {
    redirectUriAllowed(address: string): boolean;
    postLogoutRedirectUriAllowed(address: string): boolean;
  };
  for (const rule of ['redirectUriAllowed', 'postLogoutRedirectUriAllowed'] as const) {
    const listed = client[rule];
    client[rule] = function allowed(address) {
      return listed.call(this, address) || isThere(address);
    };
  }
}

/**
 * Returns true if the signed-in person has confirmed it, on the exchange's own page or with their own ID token:
 * otherwise any site could sign people out.
 */
function wasAskedToSignOut(ctx: KoaContextWithOIDC): boolean {
  const from = ctx.get('Sec-Fetch-Site');
  const { IdTokenHint: hint } = ctx.oidc.entities;
  if (hint === undefined) return from === 'same-origin';
  const elsewhere = from === 'cross-site' || from === 'same-site';
  return !elsewhere && hint.payload['sub'] === ctx.oidc.session?.accountId;
}
