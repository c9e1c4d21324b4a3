import { useUserInformation } from '@agio/api-client/react';
import { Navigate, useLocation } from 'react-router';
import { marketsOf, variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { builtPath } from '../../navigation.ts';
import { landingFor } from '../../shared/user/landing.ts';
import { useUser } from '../../shared/user/use-user.ts';
import { withDialog } from '../dialogs/address.ts';

/**
 * `/` leads on (spec §2, Redirect rules): in a variant guests and traders to its home, as the prefix rule says, and whom a
 * landing rule names to their landing; in the default app guests to the markets, everybody else to their landing.
 */
export function Component() {
  const { isSignedIn, standing, kind } = useUser();
  const { brand, landing } = useConfig();
  const { error } = useUserInformation();
  const { search } = useLocation();
  const home = variantOf(brand)?.defaults.prefix;
  // A reader whose account is not known lands where everyone may be.
  const open = !isSignedIn || error ? (home ?? '/markets') : undefined;
  const own = { portfolio: home ?? landing, markets: marketsOf(brand) };
  const to = isSignedIn && standing ? builtPath(landingFor(standing, own), kind) : open;
  return to === undefined ? null : <Navigate to={withDialog(to, search)} replace />;
}
