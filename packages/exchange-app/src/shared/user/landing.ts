// @where App: page after a sign-in, the pause before it, and how long a failed sign-in is shown
import { accountOf, type AccountStanding, restrictionsOf, type Landing } from '@agio/widgets/host';

/** Pause before the remembered path is opened (spec §9), in milliseconds. */
const loginRedirectDelayMs = 1_000;
/** Time of the toast of a failed callback, and until the page moves on without it (spec §9), in milliseconds. */
export const callbackFailureCloseMs = 4_000;
export const callbackFailureFallbackMs = 5_000;

/** Choices of a deployment about landings. */
export interface LandingChoices {
  /** `/user/portfolio`, or the portfolio under a white-label prefix. */
  portfolio: string;
  /** Left out: `/markets`. A variant has them under its prefix. */
  markets?: string | undefined;
}

/** Address of the next page, and the pause before it. */
export interface Redirect {
  path: string;
  delayMs: number;
}

const addresses: Readonly<Record<Exclude<Landing, 'portfolio'>, string>> = {
  markets: '/markets',
  verification: '/user/tiers',
  compliance: '/admin/compliance',
  backOffice: '/admin',
};

/** Returns the page on which a signed-in user lands without a path to return to (spec §2, Redirect rules). */
export function landingFor(user: AccountStanding, { portfolio, markets }: LandingChoices): string {
  const { landing } = restrictionsOf(accountOf(true, user));
  if (landing === 'portfolio') return portfolio;
  return landing === 'markets' && markets !== undefined ? markets : addresses[landing];
}

/**
 * Returns the page after a sign-in, and the pause before it (spec §4, Login 4 and 5).
 *
 * @param remembered the path that the sign-in started from, checked by `completeSignIn`
 */
export function redirectAfterSignIn(options: {
  user: AccountStanding;
  remembered?: string | undefined;
  landing: LandingChoices;
}): Redirect {
  const { user, remembered = '/', landing } = options;
  const { returnsTo } = restrictionsOf(accountOf(true, user));
  if (returnsTo === 'anyPage') return { path: remembered, delayMs: loginRedirectDelayMs };
  // Someone whose session ended in the middle of back-office work goes on with it.
  if (returnsTo === 'backOffice' && /^\/admin(?:[/?]|$)/.test(remembered))
    return { path: remembered, delayMs: 0 };
  return { path: landingFor(user, landing), delayMs: 0 };
}
