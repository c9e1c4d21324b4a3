// @where Sandbox: decision on who may make a call
import { type Endpoint } from '@agio/api-client/contract';
import { hasRole } from '../accounts.ts';
import type { Account } from '../records/people.ts';
import { refuse } from '../refusal.ts';
import { refusalOf } from '../account-standing.ts';
import type { Route } from './routes.ts';

/**
 * The server's own decision on who may make a call, from the flags of the contract. The client's gates are a
 * convenience.
 *
 * @throws Refusal
 */
export function checkGates({ endpoint }: Route, account: Account): void {
  const { standing = 'any', roles } = endpoint;
  const refusal = refusalOf(account, standing);
  if (refusal !== undefined) throw refusal;
  if (!hasRoleOf(roles, account)) {
    throw refuse('roleNotAllowed');
  }
}

/** The same decision without a refusal: for messages that the exchange sends by itself. */
export function mayCall({ standing = 'any', roles }: Endpoint, account: Account): boolean {
  return refusalOf(account, standing) === undefined && hasRoleOf(roles, account);
}

function hasRoleOf(roles: Endpoint['roles'], account: Account): boolean {
  return roles === undefined || [...roles, 'admin'].some((role) => hasRole(account, role));
}
