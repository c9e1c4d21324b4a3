import type { ComponentProps } from 'react';
import { useHost } from './host.ts';

/** A link to a page of the host; plain text where the host has no such page. */
export function WidgetLink({
  href,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string | undefined }) {
  const { Link } = useHost();
  if (href === undefined) return <span className={rest.className}>{children}</span>;
  return (
    <Link href={href} {...rest}>
      {children}
    </Link>
  );
}
