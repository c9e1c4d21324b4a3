import { useUserInformation } from '@agio/api-client/react';
import { Navigate } from 'react-router';
import { useConfig } from '../../config/use-config.ts';
import { builtPath } from '../../pages.ts';
import { landingFor } from '../../shared/user/landing.ts';
import { useUser } from '../../shared/user/use-user.ts';

/** `/` leads on: guests to the markets, everybody else to their landing (spec §2, Redirect rules). */
export function Component() {
  const { isSignedIn, standing, kind } = useUser();
  const { landing } = useConfig();
  const { error } = useUserInformation();
  if (isSignedIn && standing)
    return <Navigate to={builtPath(landingFor(standing, { portfolio: landing }), kind)} replace />;
  // Who cannot be asked about lands where everybody may be.
  if (!isSignedIn || error) return <Navigate to="/markets" replace />;
  return null;
}
