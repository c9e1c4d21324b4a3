import type { ReactNode } from 'react';

/** A row on a phone: what it is at the start, how it stands at the end, each over what is said of it besides. */
export function RowCard({
  title,
  more,
  end,
  endMore,
}: {
  title: ReactNode;
  more: ReactNode;
  end: ReactNode;
  endMore: ReactNode;
}) {
  return (
    <div className="wg:flex wg:min-h-18 wg:items-center wg:gap-3 wg:px-4 wg:py-3">
      <div className="wg:min-w-0 wg:flex-1">
        <div className="wg:font-medium wg:break-words">{title}</div>
        <div className="wg:text-xs wg:text-fg-muted">{more}</div>
      </div>
      <div className="wg:flex wg:flex-none wg:flex-col wg:items-end wg:gap-1 wg:text-sm">
        {end}
        {endMore}
      </div>
    </div>
  );
}
