import {
  hasRole,
  isFrozen,
  isInReview,
  isOfficer,
  isSupport,
  isTerminated,
  isTradeViewer,
  isVerified,
  type UserStanding,
} from '@agio/api-client';

/** Pause before the remembered path is opened (spec §9), in milliseconds. */
export const loginRedirectDelayMs = 1_000;
/** How long the toast of a failed callback stays, and when to move on if it never closes (spec §9), in milliseconds. */
export const callbackFailureCloseMs = 4_000;
export const callbackFailureFallbackMs = 5_000;

/** What a deployment chooses about landings. */
export interface LandingChoices {
  /** `/user/portfolio`, or the portfolio under a white-label prefix. */
  portfolio: string;
}

/** Where to go, and after how long. */
export interface Redirect {
  path: string;
  delayMs: number;
}

/**
 * Where a signed-in user lands without a path to return to (spec §2, Redirect rules). An admin lands in the back
 * office, as the other back-office roles do.
 */
export function landingFor(user: UserStanding, { portfolio }: LandingChoices): string {
  if (isSupport(user)) return '/markets';
  if (isOfficer(user)) return '/admin/compliance';
  if (isTradeViewer(user) || hasRole(user, 'admin')) return '/admin';
  if (isHeldBack(user)) return '/markets';
  if (!isVerified(user)) return '/user/tiers';
  return portfolio;
}

/**
 * Where to go after a sign-in, and after which pause (spec §4, Login 4 and 5).
 *
 * @param remembered the path that the sign-in started from, checked by `completeSignIn`
 */
export function redirectAfterSignIn(options: {
  user: UserStanding;
  remembered?: string | undefined;
  landing: LandingChoices;
}): Redirect {
  const { user, remembered = '/', landing } = options;
  const backOffice =
    isSupport(user) || isOfficer(user) || isTradeViewer(user) || hasRole(user, 'admin');
  if (!backOffice && keepsRememberedPath(user)) {
    return { path: remembered, delayMs: loginRedirectDelayMs };
  }
  // Someone whose session ended in the middle of back-office work goes on with it.
  if (backOffice && !isSupport(user) && /^\/admin(?:[/?]|$)/.test(remembered)) {
    return { path: remembered, delayMs: 0 };
  }
  return { path: landingFor(user, landing), delayMs: 0 };
}

/** Verified, not at FormA, not waiting, not banned; and not held back by the redirect rules of spec §2. */
function keepsRememberedPath(user: UserStanding): boolean {
  return isVerified(user) && user.complianceStep !== 'FormA' && !isHeldBack(user);
}

/** Frozen, terminated, banned, or waiting or pending for review. */
function isHeldBack(user: UserStanding): boolean {
  return (
    isFrozen(user) ||
    isTerminated(user) ||
    isInReview(user) ||
    user.activityStatus === 'Banned' ||
    user.activityStatus === 'WaitingForData'
  );
}
