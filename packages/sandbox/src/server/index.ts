/**
 * The exchange as a server in your own process: sign-in, REST and both hubs over HTTP.
 * @module
 */

import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions as HttpOptions,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import {
  createLanguages,
  type Languages,
  type RecentSignIn,
  type Sandbox,
  type ScenarioName,
  type SendWebhook,
  type SignIns,
} from '../core/index.ts';
import { databases } from './data-folder.ts';
import { clientAddress } from './http/client-address.ts';
import { crossOrigin } from './http/cross-origin.ts';
import { cspReports } from './http/csp-reports.ts';
import { errorInbox } from './http/error-inbox.ts';
import { faultControls } from './http/fault-controls.ts';
import { siteListener } from './http/listener.ts';
import { sendText } from './http/respond.ts';
import { defaultRateLimits, rateLimiter } from './http/rate-limit.ts';
import { webhookSender } from './http/webhook-sender.ts';
import { securityHeaders } from './http/security-headers.ts';
import { hubServer, type Bearer } from './hubs/hub-server.ts';
import { defaultHubLimits, type HubLimits, noHubLimits } from './hubs/hub-limits.ts';
import type { HubTimings } from './hubs/hub-socket.ts';
import { createIdentity } from './identity/identity.ts';
import { appClientId, identityPath } from './identity/provider.ts';
import type { SignInAccount } from './identity/sign-in.ts';
import { listen } from './listen.ts';
import { openSandbox } from './open-sandbox.ts';
import type { ServerOptions } from './options.ts';
import { offeredLanguages, readTranslations } from './translations.ts';

export { DataFolderError, DataFolderInUseError, StoreVersionError } from './data-folder.ts';
export { builtApp } from './http/built-app.ts';
export { readOptions, SettingError, type ServerOptions } from './options.ts';

/** The exchange behind the server. */
export type Exchange = Pick<
  Sandbox,
  | 'fetch'
  | 'signerOf'
  | 'openHubSession'
  | 'signedIn'
  | 'invitations'
  | 'tellOfDevice'
  | 'faults'
  | 'failing'
  | 'dispose'
> & {
  accounts: readonly SignInAccount[];
};

/** In milliseconds. A client that has begun to ask goes on, or makes room: a file of 5 MB takes two minutes at 350 kbit/s. */
const httpSettings: HttpOptions = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000, // longer than the proxies in front of it wait
  connectionsCheckingInterval: 5000,
  // Another protocol that is offered (h2c) is declined by going on with this one.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
};

/** Makes the exchange. `authenticate` answers which account a bearer token belongs to. */
export type OpenExchange = (options: {
  dataFolder: string;
  authenticate: (token: string) => Promise<string | undefined>;
  recentSignIn?: RecentSignIn | undefined;
  signIns?: SignIns | undefined;
  scenario?: ScenarioName | undefined;
  seed?: number | undefined;
  demo?: boolean | undefined;
  languages?: Languages | undefined;
  sendWebhook?: SendWebhook | undefined;
}) => Exchange;

/** Serves every address that is not the exchange's: the built app, or a development server. */
export interface Frontend {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void;
  /** Web sockets of its own, such as hot reload. */
  ownsUpgrade?(request: IncomingMessage): boolean;
  /** True relaxes the content security policy for hot reload. */
  development?: boolean;
  close?(): Promise<void>;
}

export interface RunningServer {
  origin: string;
  /** The one that it listens on. */
  port: number;
  accounts: readonly SignInAccount[];
  /** Tells the clients, ends every connection and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Starts the sandbox: app, identity provider, calls and hubs on one origin.
 *
 * @throws PortInUseError, DataFolderError, DataFolderInUseError, StoreVersionError; then nothing of it is left running
 */
export async function startServer(
  options: ServerOptions & {
    /** Default: the sandbox over SQLite in the data folder. */
    openExchange?: OpenExchange;
    frontend: (server: Server) => Frontend | Promise<Frontend>;
    hubTimings?: HubTimings;
    httpTimings?: Pick<
      HttpOptions,
      'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
    >;
    /** Default: none when there are no rate limits either, otherwise the usual ones. */
    hubLimits?: HubLimits;
  },
): Promise<RunningServer> {
  // The port first: a second start must fail before it touches the data.
  const server = createServer({ ...httpSettings, ...options.httpTimings }, (_request, response) => {
    response.setHeader('Retry-After', '1');
    response.setHeader('Refresh', '1'); // a page that came too early comes again by itself
    sendText(response, 503, 'text/plain; charset=utf-8', 'The server is starting.');
  });
  const port = await listen(server, options.port, options.host);
  const origin = options.origin ?? `http://localhost:${port}`;
  const begun: (() => Promise<void> | void)[] = [];
  try {
    return { ...(await serve(server, origin, options, begun)), port };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    // The reason is the first one; what cannot be ended any more because of it adds nothing.
    for (const end of begun.toReversed())
      await Promise.resolve()
        .then(end)
        .catch(() => undefined);
    throw error;
  }
}

async function serve(
  server: Server,
  origin: string,
  options: Parameters<typeof startServer>[0],
  begun: (() => Promise<void> | void)[],
): Promise<Omit<RunningServer, 'port'>> {
  let authenticate: (token: string) => Promise<Bearer | undefined> = async () => undefined;
  const translations = readTranslations(options.localesFolder);
  const languages = createLanguages(translations);
  const exchange = (options.openExchange ?? openSandbox)({
    dataFolder: options.dataFolder,
    scenario: options.scenario,
    seed: options.seed,
    demo: options.demo,
    languages,
    sendWebhook: webhookSender({ allowsPrivate: options.privateWebhooks }),
    authenticate: async (token) => (await authenticate(token))?.accountId,
    signIns: {
      of: async (token) => identity.signIns.of(token),
      endAll: (accountId) => identity.signIns.endAll(accountId),
      list: (accountId) => identity.signIns.list(accountId),
      history: (accountId) => identity.signIns.history(accountId),
      end: (accountId, id) => identity.signIns.end(accountId, id),
      endOthers: (accountId, id) => identity.signIns.endOthers(accountId, id),
    },
    ...(options.stepUpSeconds === undefined
      ? {}
      : {
          recentSignIn: {
            withinSeconds: options.stepUpSeconds,
            signedInAt: async (token) => (await identity.signIns.of(token))?.since,
          },
        }),
  });
  begun.push(() => exchange.dispose());
  const { origins } = options;
  const identity = createIdentity({
    origin,
    origins,
    databaseFile: join(options.dataFolder, databases.identity),
    lifetimes: options.lifetimes,
    accounts: exchange.accounts,
    invitations: exchange.invitations,
    languages,
    state: () => exchange.faults.identity,
    onSignedIn: (accountId, address) => exchange.signedIn(accountId, { address }),
    onRevoked: (grantId) => hubs.revoke(grantId),
    onNewDevice: (accountId, device) => exchange.tellOfDevice(accountId, device),
  });
  begun.push(() => identity.close());
  authenticate = (token) => identity.authenticate(token);
  const { faults } = exchange;
  faults.listen({ revokeTokens: (revocation) => identity.revoke(revocation) });

  const frontend = await options.frontend(server);
  begun.push(() => frontend.close?.());
  const hubs = hubServer({
    server,
    origin,
    origins,
    authenticate,
    expiryOf: (grantId) => identity.expiryOf(grantId),
    open: (hub, accountId, peer) => exchange.openHubSession(hub, accountId, peer),
    languages,
    isDown: () => faults.hubsDown,
    addressOf: clientAddress(origin),
    limits: options.hubLimits ?? (options.rateLimits === false ? noHubLimits : defaultHubLimits),
    ...(frontend.ownsUpgrade
      ? { isForeign: (request) => frontend.ownsUpgrade?.(request) ?? false }
      : {}),
    ...(options.hubTimings ? { timings: options.hubTimings } : {}),
  });
  const limits = options.rateLimits ?? defaultRateLimits;
  const answer = siteListener({
    origin,
    headers: securityHeaders(origin, {
      ...(frontend.development && { development: true }),
      ...(origins && { origins }),
    }),
    crossOrigin: crossOrigin(origins),
    failing: () => exchange.failing(),
    rest: (request, address) => exchange.fetch(request, { address }),
    addressOf: clientAddress(origin),
    identity: (request, response) => identity.handle(request, response),
    faults: faultControls(options.faults ? faults : undefined, origin),
    reports: cspReports((violation) => console.warn('content security policy:', violation)),
    errors: options.errorReporting
      ? errorInbox({
          tell: (line) => console.warn('error in the app:', line),
          isReadable: options.host === undefined,
          addressOf: clientAddress(origin),
        })
      : undefined,
    limiter:
      limits === false
        ? undefined
        : rateLimiter(limits, {
            origin,
            address: clientAddress(origin),
            authenticate,
            signerOf: (head) => exchange.signerOf(head),
          }),
    config: {
      identity: { authority: `${origin}${identityPath}`, clientId: appClientId },
      ...(options.opensByItself === false && {
        opensByItself: { importantNotice: false, claimRewards: false },
      }),
      demo: options.demo === true,
      ...(options.languages && {
        activeLanguages: offeredLanguages(options.languages, translations),
      }),
      ...(options.errorReporting && {
        errorReporting: { dsn: `${origin.replace('//', '//inbox@')}/1` },
      }),
    },
    securityContacts: options.securityContacts,
    app: (request, response) => frontend.handle(request, response),
  });
  server.removeAllListeners('request');
  server.on('request', (request, response) => void answer(request, response));
  // A client that waits for permission to send its body gets it from the reader of the body.
  server.on('checkContinue', (request, response) => void answer(request, response));

  return {
    origin,
    accounts: exchange.accounts,
    async close() {
      hubs.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await frontend.close?.();
      setTimeout(() => server.closeAllConnections(), 300).unref(); // time for the close messages to leave
      await closed;
      exchange.dispose();
      identity.close();
    },
  };
}
