import { errorCodes } from '@agio/api-client/contract';
import { hasRole, type Account } from '../accounts.ts';
import { refuse } from '../refusal.ts';
import type { Route } from './routes.ts';

/** Calls that a frozen or unverified person may not make, although the client does not hold them back itself. */
const activeOnServer: ReadonlySet<string> = new Set([
  'trading.createOrder',
  'trading.cancelOrder',
  'trading.cancelAllOrders',
  'wallet.deposit',
  'wallet.withdraw',
  'ramp.quotes',
  'ramp.createOrder',
  'swap.quote',
  'swap.execute',
]);

/** Calls that answer why an account is closed, instead of what they are asked for (spec §4, profile load). */
const tellsState: ReadonlySet<string> = new Set(['account.profile']);

/** Calls that need a finished verification, not only an active account. */
const verifiedOnly: ReadonlySet<string> = new Set([
  'trading.createOrder',
  'wallet.deposit',
  'wallet.withdraw',
  'ramp.createOrder',
  'swap.execute',
]);

/** Calls with which a stolen token does most harm: somebody has to have signed in a short while ago. */
export const asksForRecentSignIn: ReadonlySet<string> = new Set([
  'wallet.withdraw',
  'addressBook.create',
  'addressBook.rename',
  'backOfficeApiKeys.create',
]);

/** The server's own decision on who may make a call. The client's gates are a convenience. */
export function checkGates(route: Route, account: Account): void {
  const { information } = account;
  if (route.endpoint.backOffice === true && !mayUse(route, account)) {
    throw refuse(403, errorCodes.forbidden, 'Your role does not allow this.');
  }
  const needsActive = route.endpoint.activeOnly === true || activeOnServer.has(route.id);
  if (needsActive || tellsState.has(route.id)) {
    if (information.isTerminated || information.activityStatus === 'Terminated') {
      throw refuse(
        403,
        errorCodes.accountTerminated,
        'Unfortunately, your account has been terminated.',
      );
    }
    if (information.isFrozen || information.activityStatus === 'Frozen') {
      throw refuse(403, errorCodes.accountFrozen, 'Unfortunately, your account has been frozen.');
    }
  }
  const { activityStatus } = information;
  if (needsActive && activityStatus !== 'Active' && activityStatus !== 'Limited') {
    throw refuse(403, errorCodes.notActive, 'Your account is not active.');
  }
  if (verifiedOnly.has(route.id) && (information.verificationLevel ?? 0) < 1) {
    throw refuse(403, errorCodes.forbidden, 'Verify your identity first.');
  }
}

/** Admins may do everything in the back office; others what the contract names for their roles. */
function mayUse(route: Route, account: Account): boolean {
  return [...(route.endpoint.roles ?? []), 'admin'].some((role) => hasRole(account, role));
}
