// @where Client: sign-in of a person from a program on their computer
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ApiError } from '../http/api-error.ts';
import { createSession, type SessionOptions } from '../session/create-session.ts';
import { SignInError } from '../session/oidc/sign-in-error.ts';
import type { Session } from '../session/session.ts';
import { MemoryStorage } from '../lib/memory-storage.ts';

/** Options of a session of a program on a person's computer. */
export interface LoopbackSessionOptions extends Pick<
  SessionOptions,
  'authority' | 'clientId' | 'scope' | 'audience' | 'redirectParams' | 'store'
> {
  /**
   * Opens the provider's page in the person's browser, as the package `open` does. A program without a screen prints the
   * address instead; the browser has to be on the same computer. If it throws or rejects, so does the sign-in.
   */
  open: (address: string) => unknown;
  /** Text of the page on which the browser ends: HTML, or plain text. By default two English sentences. */
  page?: ((outcome: 'signedIn' | 'failed') => string) | undefined;
}

/** Path that the provider leads back to; registered there as `http://127.0.0.1/callback`. */
const callbackPath = '/callback';

/**
 * Returns a session for a person who signs in from a program on their computer: a command, a script, a desktop app. The
 * browser opens the provider's page, and leads back to a port of this computer (RFC 8252 §7.3, with PKCE). The provider
 * must know the client as a native one with the address `http://127.0.0.1/callback`, at any port.
 *
 * Other than in a browser, `signIn` and `signInAgain` resolve when the person is back, and reject with `SignInError` if
 * they refused. Tokens are kept in memory unless there is a `store`, and renewed before they end. `signOut` revokes them and
 * opens no page. Call `dispose` at the end: it closes the port and stops the renewal, which keeps the process alive; a sign-in
 * that waits rejects with `ApiError` `aborted`.
 *
 * ```ts
 * import { createExchangeClient } from '@agio/api-client';
 * import { createLoopbackSession } from '@agio/api-client/node';
 *
 * const session = await createLoopbackSession({
 *   authority: 'https://exchange.example/identity',
 *   clientId: 'agio-program',
 *   open: (address) => console.log(`Open this address: ${address}`),
 * });
 * const exchange = createExchangeClient({ baseUrl: 'https://exchange.example', session });
 * await session.signIn();
 * console.log(await exchange.account.balances());
 * ```
 *
 * @throws {Error} as node:http does if no port can be opened
 */
export async function createLoopbackSession({
  open,
  page = english,
  store,
  ...provider
}: LoopbackSessionOptions): Promise<Session> {
  const server = createServer((request, response) => void answer(request, response));
  const origin = `http://127.0.0.1:${await listening(server)}`;
  const storage = new MemoryStorage();
  const window = new EventTarget();
  /** The sign-in that waits for the person. */
  let waiting: Waiting | undefined;

  const session = createSession({
    ...provider,
    redirectUri: `${origin}${callbackPath}`,
    ...(store && { store }),
    environment: {
      localStorage: () => storage,
      sessionStorage: () => storage,
      window,
      address: () => `${origin}/`,
      redirect: (address) => {
        // A sign-out leaves too, for a page that a program has no need of.
        if (!waiting) return;
        const { reject } = waiting;
        void (async () => open(address))().catch(reject);
      },
    },
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', origin);
    const current = waiting;
    if (pathname !== callbackPath || request.method !== 'GET' || !current) {
      response.writeHead(404).end();
      return;
    }
    try {
      await session.completeSignIn(`${origin}${request.url}`);
      say(response, page('signedIn'));
      current.resolve();
    } catch (error) {
      say(response, page('failed'), 400);
      // Any page of this computer can call the port: one with a foreign `state` ends nothing.
      if (!(error instanceof SignInError) || error.reason !== 'stale') current.reject(error);
    }
  };

  const wait = async (leave: () => Promise<void>): Promise<void> => {
    if (waiting) return waiting.promise;
    const current = promised();
    waiting = current;
    server.ref();
    try {
      await Promise.all([leave(), current.promise]);
    } catch (error) {
      // The state of a page to which its visitor came back without having signed in.
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      throw error;
    } finally {
      waiting = undefined;
      server.unref();
    }
  };

  return {
    ...session,
    signIn: async (options) => {
      if (session.getSnapshot().user) return;
      await wait(() => session.signIn(options));
    },
    signInAgain: (options) => wait(() => session.signInAgain(options)),
    dispose() {
      waiting?.reject(new ApiError('aborted'));
      session.dispose();
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Waiting {
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

function promised(): Waiting {
  let settle: Omit<Waiting, 'promise'> | undefined;
  const promise = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle! };
}

const english = (outcome: 'signedIn' | 'failed') =>
  outcome === 'signedIn'
    ? 'You are signed in. You can close this page.'
    : 'You are not signed in. Go back to the program and try again.';

/** Opens a free port of this computer, which does not keep the process alive. */
function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

function say(response: ServerResponse, text: string, status = 200): void {
  const isPage = text.trimStart().startsWith('<');
  response
    .writeHead(status, {
      'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      Connection: 'close',
    })
    .end(text);
}
