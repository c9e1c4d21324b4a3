import { IconButton } from '@agio/ui/icon-button';
import type { ReactNode } from 'react';
import { WidgetLink } from '../../host/index.ts';

/** To what stands before or after this one; disabled at the end. */
export function StepLink({
  label,
  href,
  children,
}: {
  label: string;
  href: string | undefined;
  children: ReactNode;
}) {
  return href === undefined ? (
    <IconButton label={label} disabled>
      {children}
    </IconButton>
  ) : (
    <IconButton asChild label={label}>
      <WidgetLink href={href}>{children}</WidgetLink>
    </IconButton>
  );
}
