import { contract, type Endpoint, permissionFor } from '@agio/api-client/contract';
import { has } from '../account-standing.ts';
import type { Account } from '../records/people.ts';
import { reason, Refusal } from '../refusal.ts';
import { checkGates } from './gates.ts';
import type { RecentSignIn, RouterOptions } from './router-options.ts';
import type { Route } from './routes.ts';
import type { Signed } from './signed-requests.ts';

/** Facts about a request, besides the request itself, that admit it. */
interface Entry {
  /** The signature of a key; undefined for a request of a person or a guest. */
  signed: Signed | undefined;
  address: string | null;
  refused: (account: Account, error: unknown) => void;
}

/** The door: who calls, and whether they may. Undefined is a guest. */
export async function admit(
  options: RouterOptions,
  route: Route,
  request: Request,
  { signed, address, refused }: Entry,
): Promise<Account | undefined> {
  const { auth } = route.endpoint;
  if (auth === 'none') return undefined;
  if (signed !== undefined) {
    const { accounts, apiKeys } = options.services;
    const owner = accounts.person(signed.accountId);
    try {
      apiKeys.use(signed.keyId, address, permissionFor(route.area, route.name));
      checkGates(route, owner);
    } catch (error) {
      refused(owner, error);
      throw error;
    }
    return owner;
  }
  const token = tokenOf(request);
  if (token === undefined) {
    if (auth === 'optional') return undefined;
    throw unauthorized('signInRequired');
  }
  const accountId = await options.authenticate(token);
  const account = accountId === undefined ? undefined : options.services.accounts.get(accountId);
  if (account === undefined) throw unauthorized('tokenInvalid');
  // Calls that are open to guests stay open to a person whose account is closed.
  if (auth === 'optional' && !has(account, 'open')) return undefined;
  try {
    checkGates(route, account);
  } catch (error) {
    refused(account, error);
    throw error;
  }
  await checkSignIn(options.recentSignIn, route, token);
  account.lastSeenAt = options.exchange.now();
  if (route.endpoint.backOffice === true) {
    options.services.orderIndex.expect();
    options.services.transferIndex.expect();
  }
  return account;
}

export const tokenOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Returns true for a call about the sign-in that it is made with. */
export const asksForSignIn = ({ endpoint }: Route): boolean =>
  endpoint === contract.account.currentSignIn ||
  Object.values<Endpoint>(contract.signIns).includes(endpoint);

export const signInOf = ({ signIns }: RouterOptions, request: Request) =>
  signIns?.of(tokenOf(request) ?? '');

/** Milliseconds for which the sign-in of a token is of lately; below 0 it is not. */
async function freshMs(recent: RecentSignIn, token: string): Promise<number> {
  const at = await recent.signedInAt(token);
  return at === undefined ? -1 : at + recent.withinSeconds * 1000 - Date.now();
}

/** The same for the call that tells of it, and never below 0; null where no call wants a sign-in of lately. */
export async function freshFor(
  { recentSignIn }: RouterOptions,
  { endpoint }: Route,
  token: string | undefined,
): Promise<number | null> {
  if (endpoint !== contract.account.currentSignIn || recentSignIn === undefined) return null;
  return Math.max(0, await freshMs(recentSignIn, token ?? ''));
}

async function checkSignIn(
  recent: RecentSignIn | undefined,
  route: Route,
  token: string,
): Promise<void> {
  if (recent === undefined || route.endpoint.recentSignIn !== true) return;
  if ((await freshMs(recent, token)) >= 0) return;
  const { withinSeconds } = recent;
  // A renewal of the token would change nothing: the code says so.
  throw new Refusal([reason('recentSignInRequired')], {
    'www-authenticate': `Bearer error="insufficient_user_authentication", max_age="${withinSeconds}"`,
  });
}

export function unauthorized(code: 'signInRequired' | 'tokenInvalid'): Refusal {
  return new Refusal([reason(code)], { 'www-authenticate': 'Bearer error="invalid_token"' });
}
