import type { ComponentProps, ComponentType } from 'react';
import { isHttps } from './is-https.ts';

/** The host's link to a page of its own; it gets the props of an anchor. */
export type OwnLink = ComponentType<ComponentProps<'a'> & { href: string }>;

/** Tests for a path of this origin. `//`, `/\\` and blanks that a browser drops lead to another host. */
const isOwnPath = (address: string): boolean =>
  address.startsWith('/') && new URL(address, 'https://own.test').host === 'own.test';

/** Tests whether an address may be linked as the way to help: a page of this origin, or https. */
export function isHelpAddress(address: string | null | undefined): address is string {
  return typeof address === 'string' && (isOwnPath(address) || isHttps(address));
}

/**
 * Links to help: to a page of this origin by the link of the host, in this tab; to an address elsewhere in a new one, so
 * that nothing typed is lost. Render it only for an address that {@link isHelpAddress} takes.
 */
export function HelpLink({
  href,
  Link,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; Link?: OwnLink | undefined }) {
  if (Link && isOwnPath(href))
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  const elsewhere = isOwnPath(href) ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
