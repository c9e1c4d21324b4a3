import { useUserInformation } from '@agio/api-client/react';
import { Navigate } from 'react-router';
import { marketsOf, variantOf } from '../../config/mode.ts';
import { useConfig } from '../../config/use-config.ts';
import { builtPath } from '../../navigation.ts';
import { landingFor } from '../../shared/user/landing.ts';
import { useUser } from '../../shared/user/use-user.ts';

/**
 * `/` leads on (spec §2, Redirect rules): in a variant guests and traders to its home, as the prefix rule says, and whom a
 * landing rule names to their landing; in the default app guests to the markets, everybody else to their landing.
 */
export function Component() {
  const { isSignedIn, standing, kind } = useUser();
  const { brand, landing } = useConfig();
  const { error } = useUserInformation();
  const home = variantOf(brand)?.defaults.prefix;
  if (isSignedIn && standing) {
    const choices = { portfolio: home ?? landing, markets: marketsOf(brand) };
    return <Navigate to={builtPath(landingFor(standing, choices), kind)} replace />;
  }
  // Who cannot be asked about lands where everybody may be.
  if (!isSignedIn || error) return <Navigate to={home ?? '/markets'} replace />;
  return null;
}
