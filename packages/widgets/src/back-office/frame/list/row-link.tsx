import type { ReactNode } from 'react';
import { WidgetLink } from '../../../host/index.ts';

/** The link of a row: a press anywhere on the card, or on the cell, around it is one on the link. */
export function RowLink({
  href,
  label,
  inGrid = false,
  children,
  ...marks
}: {
  href: string;
  /** Target of the link, if its words are not enough. */
  label?: string | undefined;
  /** In a cell of a grid, which has the focus itself. */
  inGrid?: boolean | undefined;
  children: ReactNode;
  [mark: `data-${string}`]: string;
}) {
  return (
    <WidgetLink
      href={href}
      aria-label={label}
      tabIndex={inGrid ? -1 : undefined}
      className={`wg:block ${inGrid ? 'wg:truncate' : 'wg:break-words'} wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent`}
      {...marks}
    >
      {children}
    </WidgetLink>
  );
}
