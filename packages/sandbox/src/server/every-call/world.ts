import {
  apiKeySession,
  createExchangeClient,
  createGuestSession,
  createStaticSession,
  type ExchangeClient,
} from '@agio/api-client';
import { createSandbox, manualClock, type Sandbox, type SandboxOptions } from '../../core/index.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { defaultLifetimes } from '../identity/provider.ts';
import { builtApp, startServer } from '../index.ts';
import { signIn } from '../testing/sign-in.ts';
import { Recorder } from './recorder.ts';

export type Person =
  | 'trader'
  | 'newcomer'
  | 'officer'
  | 'viewer'
  | 'support'
  | 'admin'
  | 'second-admin';

export const recorder = new Recorder();

let sandbox: Sandbox | undefined;
let origin = '';
const tokens = new Map<string, string>();
const clients = new Map<Person | 'guest', ExchangeClient>();

/** The exchange behind the server, whose time stands still until `tick`. */
export function theSandbox(): Sandbox {
  if (!sandbox) throw new Error('The server has not started.');
  return sandbox;
}

/** Returns an access token of a person, for calls that the client would not make. */
export async function tokenOf(person: string): Promise<string> {
  return (await signIn(origin, person)).access_token;
}

/** Sends a call that the published client would not make; null is a guest. */
export async function send(
  person: string | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isForm = body instanceof FormData;
  if (person !== null && !tokens.has(person)) tokens.set(person, await tokenOf(person));
  return fetch(origin + path, {
    method,
    headers: {
      ...(person !== null && { authorization: `Bearer ${tokens.get(person)}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json-patch+json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || isForm ? body : JSON.stringify(body),
    }),
  });
}

/** Returns the published client of a person who signed in at the identity provider, over HTTP and web sockets. */
export async function as(person: Person | 'guest'): Promise<ExchangeClient> {
  const present = clients.get(person) ?? (await inAnotherTab(person));
  clients.set(person, present);
  return present;
}

/** Like `as`, with nothing in common but the person. The test disposes of it. */
export async function inAnotherTab(person: Person | 'guest'): Promise<ExchangeClient> {
  const session =
    person === 'guest'
      ? createGuestSession()
      : createStaticSession((await signIn(origin, person)).access_token, { sub: person });
  return createExchangeClient({
    baseUrl: origin,
    session,
    fetch: recorder.fetch,
    connectHub: recorder.connectHub,
  });
}

/** Returns the published client of a program with a key. The exchange and the device have different times. */
export function withKey({ key, secret }: { key: { id: string }; secret: string }): ExchangeClient {
  return createExchangeClient({
    baseUrl: origin,
    session: apiKeySession({ keyId: key.id, privateKey: secret }),
    fetch: recorder.fetch,
  });
}

/** One server for all tests of a file. */
export function oneServer({
  rateLimits,
  ...options
}: Pick<SandboxOptions, 'store' | 'scenario'> & { rateLimits?: false } = {}): void {
  const dataFolder = mkdtempSync(join(tmpdir(), 'agio-calls-'));
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const server = await startServer({
      port: 0,
      dataFolder,
      lifetimes: defaultLifetimes,
      ...(rateLimits === false && { rateLimits }),
      openExchange: ({ authenticate, signIns }) =>
        (sandbox = createSandbox({
          ...options,
          demo: true,
          authenticate,
          signIns,
          clock: manualClock(),
        })),
      frontend: () => ({ handle: builtApp(dataFolder) }),
    });
    ({ origin } = server);
    close = () => server.close();
  });
  afterAll(async () => {
    for (const client of clients.values()) client.dispose();
    await close?.();
    rmSync(dataFolder, { recursive: true, force: true });
  });
}
