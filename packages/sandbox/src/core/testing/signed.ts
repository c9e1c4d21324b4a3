import { apiKeySession, createExchangeClient, type ExchangeClient } from '@agio/api-client';
import type { ApiKey, ApiKeyPermission } from '@agio/api-client/contract';
import type { Clock } from '../clock.ts';
import type { Sandbox } from '../sandbox-api.ts';
import { base, type Caller } from './caller.ts';

/** A key as its maker has it. The secret is null if the maker sent the public half of their own pair. */
export interface MadeKey {
  key: ApiKey;
  secret: string;
}

/** Makes a key of one's own. */
export const makeKey = (
  owner: Caller,
  permissions: ApiKeyPermission[],
  more: object = {},
): Promise<MadeKey> => owner.ask('POST', ownKeys, { name: 'Bot', permissions, ...more });

/** Address of the calls about one's own keys. */
export const ownKeys = `${base}/v1/api-keys`;

/** Request that a client of a key sends, before it is sent. */
export type Tamper = (request: Request) => Request | Promise<Request>;

/** A client that signs with a key, of a sandbox in the same process. `tamper` changes its requests after they are signed. */
export function clientOf(
  { sandbox, clock }: { sandbox: Sandbox; clock: Clock },
  { key, secret }: MadeKey,
  {
    address = '203.0.113.7',
    tamper = (request) => request,
  }: { address?: string; tamper?: Tamper } = {},
): ExchangeClient {
  return createExchangeClient({
    baseUrl: 'http://sandbox',
    session: apiKeySession({ keyId: key.id, privateKey: secret, now: () => clock.now() }),
    fetch: async (request) => sandbox.fetch(await tamper(request), { address }),
    retryDelaysMs: [],
  });
}

/** Returns the code of the reason for which a call was refused. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { errors?: { code: string }[]; kind?: string }) =>
      error.errors?.[0]?.code ?? `${error.kind}`,
  );
