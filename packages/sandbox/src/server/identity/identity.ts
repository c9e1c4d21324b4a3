import { errors } from 'oidc-provider';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type {
  IdentityState,
  KnownDevice,
  Languages,
  SignIns,
  TokenRevocation,
} from '../../core/index.ts';
import { openDatabase, tellingWhy } from '../data-folder.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { redirect, sendHtml, sendText } from '../http/respond.ts';
import { staticFiles } from '../http/static-files.ts';
import type { Bearer } from '../hubs/hub-server.ts';
import { Directory } from './directory.ts';
import { FailedSignIns } from './failed-sign-ins.ts';
import { handleInvitation, type Invitations } from './invitation.ts';
import { errorPage } from './pages.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import { createProvider, identityPath, type Lifetimes } from './provider.ts';
import { handleSignIn, type SignInAccount } from './sign-in.ts';
import { SignInLog } from './sign-in-log.ts';
import { endGrant, endSessions, endTokens, forgetExpired, newestExpiry } from './sqlite-adapter.ts';
import { agentOf } from './user-agent.ts';

/** Path of invitations below the provider; a token follows. */
const invitationPath = '/invitation/';

/** Endpoints that a client calls by itself, without cookies: pages of other origins that may sign in here call them too. */
const clientPaths: ReadonlySet<string> = new Set(['/token', '/token/revocation', '/me']);

/** Version of the layout of the file. */
const layout = 1;
/** An access token; whatever looks different was never issued, and is not looked for. */
const tokenFormat = /^[\w-]{43}$/;

export interface Identity {
  /** Answers everything under {@link identityPath}. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Returns the owner of an access token; undefined if it is unknown, expired or revoked. */
  authenticate(token: string): Promise<Bearer | undefined>;
  /**
   * Returns the time at which the newest access token of a sign-in expires, in milliseconds since 1970; undefined if it
   * has none.
   */
  expiryOf(grantId: string): number | undefined;
  readonly signIns: SignIns;
  /** Makes tokens invalid, of one account or of all; `access` leaves the refresh tokens. */
  revoke(revocation: TokenRevocation): void;
  close(): void;
}

/** The sandbox's identity provider with its pages, over its own database file. */
export function createIdentity(options: {
  origin: string;
  /** Other origins with pages that sign in here. */
  origins?: readonly string[] | undefined;
  databaseFile: string;
  lifetimes: Lifetimes;
  accounts: readonly SignInAccount[];
  invitations: Invitations;
  languages: Languages;
  /** Returns its present state: anything but `up` is a fault on command. */
  state?: () => IdentityState;
  /** Called when a person has proved who they are, from this address: at first, or again. */
  onSignedIn?: (accountId: string, address: string) => void;
  /** A sign-in ended: signed out, revoked, or its refresh token was used twice. */
  onRevoked: (grantId: string) => void;
  /** An account was signed in to on a device that is new to it. */
  onNewDevice?: (accountId: string, device: KnownDevice) => void;
}): Identity {
  const { databaseFile, languages } = options;
  const database = tellingWhy(databaseFile, 'identity', () =>
    // 0: of a sandbox that wrote none.
    openDatabase(databaseFile, { layout, readable: [0, layout] }, (file) =>
      file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;'),
    ),
  );
  const directory = tellingWhy(
    databaseFile,
    'identity',
    () => new Directory(database, options.accounts),
  );
  const provider = tellingWhy(databaseFile, 'identity', () =>
    createProvider({
      ...options,
      database,
      findPerson: (id) => directory.find(id),
    }),
  );
  const log = new SignInLog(database, options.lifetimes);
  const addressOf = clientAddress(options.origin);
  const deviceOf = (request: IncomingMessage): KnownDevice => ({
    ...agentOf(request.headers['user-agent']),
    address: addressOf(request),
  });
  // One try: who has a code and not its verifier is not who it was made for.
  provider.on('grant.error', ({ oidc }, error) => {
    const { grant_type: type, code } = oidc.params ?? {};
    if (type !== 'authorization_code' || typeof code !== 'string') return;
    if (!(error instanceof errors.InvalidGrant)) return;
    void provider.AuthorizationCode.find(code)
      .then((found) => found?.destroy())
      .catch(() => undefined); // it ends by itself in a minute
  });
  provider.on('grant.revoked', ({ oidc }, grantId) => {
    // A refresh token that came twice ends the sign-in against its owner's will.
    tried(() => log.ended(grantId, oidc.route === 'token' ? 'Ended' : 'SignedOut'));
    options.onRevoked(grantId);
  });
  provider.on('grant.success', ({ req, oidc }) => {
    const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities;
    const { grantId, accountId, authTime } = code ?? refresh ?? {};
    if (grantId === undefined || accountId === undefined) return;
    // For a sign-in older than the list the second is known; for a new one it is now.
    const began = code || authTime === undefined ? Date.now() : authTime * 1000;
    const device = deviceOf(req);
    // A list of sign-ins that cannot be written keeps no one from signing in.
    tried(() => {
      if (log.used(grantId, accountId, began, device)) options.onNewDevice?.(accountId, device);
    });
  });
  provider.on('server_error', (_ctx, error) => console.error('identity provider:', error));

  // One that cannot be removed now ends by itself.
  const remove = (uid: string) => provider.Interaction.adapter.destroy(uid).catch(() => undefined);
  const pending = new PendingSignIns((uid) => void remove(uid));
  provider.on('interaction.started', ({ req, oidc }) => {
    const uid = oidc.entities.Interaction?.uid;
    if (uid !== undefined) pending.add(networkOf(addressOf(req)), uid);
  });
  const pruning = setInterval(() => {
    forgetExpired(database);
    tried(() => log.keep());
    pending.forgetOld();
  }, 60_000);
  pruning.unref();

  const failedSignIns = new FailedSignIns();
  const answer = provider.callback();
  const assets = staticFiles(join(import.meta.dirname, 'assets'));

  const end = (grants: readonly string[]) => {
    for (const grantId of grants) {
      tried(() => log.ended(grantId, 'Ended'));
      options.onRevoked(grantId);
    }
    return grants.length;
  };
  const endOne = (grantId: string) => {
    endGrant(database, grantId);
    end([grantId]);
  };
  const signIns: SignIns = {
    async of(token) {
      const found = await provider.AccessToken.find(token);
      if (found?.sessionUid === undefined) return undefined;
      const session = await provider.Session.findByUid(found.sessionUid);
      if (session?.loginTs === undefined) return undefined;
      const since = session.loginTs * 1000;
      const id = found.grantId === undefined ? undefined : log.idOf(found.grantId);
      return { id, since, until: since + options.lifetimes.session * 1000 };
    },
    endAll(accountId) {
      endSessions(database, accountId);
      return end(endTokens(database, accountId, 'all'));
    },
    list: (accountId) => log.list(accountId),
    history: (accountId) => log.history(accountId),
    end(accountId, id) {
      const grantId = log.grantsOf(accountId).get(id);
      if (grantId === undefined) return 0;
      endOne(grantId);
      return 1;
    },
    endOthers(accountId, own) {
      const others = [...log.grantsOf(accountId)].filter(([id]) => id !== own);
      for (const [, grantId] of others) endOne(grantId);
      return others.length;
    },
  };

  return {
    async handle(request, response) {
      if (isDisturbed(options.state?.() ?? 'up', request, response)) return;
      const url = request.url ?? '/';
      const path = url.slice(identityPath.length).split('?')[0] ?? '';
      // If there is no referrer, a form sends `Origin: null`, and looks like one of another site.
      if (!path.startsWith('/assets/')) response.setHeader('Referrer-Policy', 'same-origin');
      const isClient =
        clientPaths.has(path) && options.origins?.includes(request.headers.origin ?? '') === true;
      if (!isClient && comesFromElsewhere(request, options.origin)) {
        const language = languages.of(request.headers['accept-language']);
        const title = language.say('identity.errors.fromElsewhere');
        const text = language.say('identity.errors.fromElsewhereText');
        return sendHtml(response, 403, errorPage({ language, title, text }));
      }
      if (path.startsWith('/assets/')) {
        if (await assets(path.slice('/assets'.length), request, response)) return;
        response.writeHead(404).end();
      } else if (path.startsWith('/sign-in/')) {
        const guard = {
          languages,
          failedSignIns,
          address: networkOf(addressOf(request)),
          refused: (accountId: string) =>
            tried(() => log.refused(accountId, 'WrongPassword', deviceOf(request))),
          onSignedIn: (accountId: string) => options.onSignedIn?.(accountId, addressOf(request)),
        };
        await handleSignIn(provider, directory, guard, request, response);
      } else if (path.startsWith(invitationPath)) {
        const { invitations } = options;
        const address = addressOf(request);
        const parts = { directory, invitations, languages, address };
        await handleInvitation(path.slice(invitationPath.length), parts, request, response);
      } else if (path === '' || path === '/') {
        redirect(response, 307, '/');
      } else {
        // The provider finds out where it hangs by comparing the two addresses.
        Object.assign(request, { originalUrl: url });
        request.url = url.slice(identityPath.length);
        if (request.headers.expect !== undefined) response.writeContinue();
        await answer(request, response);
      }
    },
    async authenticate(token) {
      if (!tokenFormat.test(token)) return undefined;
      const found = await provider.AccessToken.find(token);
      if (found === undefined || found.grantId === undefined) return undefined;
      if (directory.find(found.accountId) === undefined) return undefined;
      log.seen(found.grantId);
      return {
        accountId: found.accountId,
        grantId: found.grantId,
        expiresAt: (found.exp ?? 0) * 1000,
      };
    },
    expiryOf(grantId) {
      const expiry = newestExpiry(database, grantId);
      return expiry === undefined ? undefined : expiry * 1000;
    },
    signIns,
    revoke({ account, which = 'all' }) {
      end(endTokens(database, account, which));
    },
    close() {
      clearInterval(pruning);
      tried(() => log.keep());
      database.close();
    },
  };
}

/**
 * Returns true if a page of another site sends a request that only pages of this one may: one that changes something.
 * Old browsers do not name their origin, and one that hides the address of its page sends `null`.
 */
function comesFromElsewhere({ method, headers }: IncomingMessage, own: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // `null` is a page that hides where it is; no form of this origin does.
  return headers.origin !== undefined && headers.origin !== own;
}

/** Does what must hold nothing up. */
function tried(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error('identity provider:', error);
  }
}

/** Answers as a provider in trouble does; false when it is in none. */
function isDisturbed(
  state: IdentityState,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (state === 'down') request.socket.destroy();
  if (state === 'failing') sendText(response, 503, 'text/plain; charset=utf-8', 'Try again later.');
  return state !== 'up';
}
