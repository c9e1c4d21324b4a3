import { createExchangeClient, createSession, type ExchangeClient } from '@agio/api-client';
import type { Brand } from './brand.ts';

/**
 * Returns the client of the exchange, with the session of the reader. On the two addresses to which the identity
 * provider returns it finishes the sign-in or sign-out, and leaves for the page that was asked for.
 */
export async function connect({
  apiUrl = '',
  identity,
  brandIdentity,
}: Brand): Promise<ExchangeClient> {
  const { origin, pathname, href } = location;
  const session = createSession({
    ...identity,
    redirectUri: `${origin}/login/callback`,
    postLogoutRedirectUri: `${origin}/logout/callback`,
  });
  const home = brandIdentity.prefix ?? '/';
  if (pathname === '/login/callback')
    return leaveFor(await returnOf(() => session.completeSignIn(href), home));
  if (pathname === '/logout/callback') {
    await session.completeSignOut(href);
    return leaveFor(home);
  }
  return createExchangeClient({ baseUrl: apiUrl, session });
}

/** A sign-in that was cancelled or has failed ends on the first page, where the reader is a guest. */
async function returnOf(
  finish: () => Promise<{ returnTo: string }>,
  home: string,
): Promise<string> {
  try {
    return (await finish()).returnTo;
  } catch (error) {
    console.warn(error);
    return home;
  }
}

/** Never returns: the page goes. */
function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => undefined);
}
