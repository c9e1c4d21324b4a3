import type { ReactNode } from 'react';

/** A list of the notification centre under its title. */
export function Group({
  title,
  action,
  end,
  after,
  children,
}: {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** Below the list. */
  end?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="wg:mb-4">
      <div className="wg:flex wg:min-h-9 wg:flex-wrap wg:items-center wg:justify-between wg:gap-2 wg:text-sm wg:font-medium wg:text-fg-muted">
        <h3>{title}</h3>
        {action}
      </div>
      <ul className="wg:[&>li]:border-t">{children}</ul>
      {end}
      {after}
    </section>
  );
}
