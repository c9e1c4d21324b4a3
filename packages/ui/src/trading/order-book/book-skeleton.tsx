import { memo, type ReactNode } from 'react';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { OrderBookLayout } from './book-head.tsx';

/** In place of rows: why there are none. */
export function BookNotice({ children }: { children: ReactNode }) {
  return (
    <p
      data-slot="order-book-notice"
      className="ui:absolute ui:inset-x-3 ui:top-1/4 ui:text-center ui:text-sm ui:text-balance ui:text-fg-muted"
    >
      {children}
    </p>
  );
}

interface BookSkeletonProps {
  rows: number;
  layout: OrderBookLayout;
  /** The grid rows of the book. */
  className: string;
}

/** Placeholder rows in the final geometry. Their widths vary by row, but not over time. */
export const BookSkeleton = memo(function BookSkeleton({
  rows,
  layout,
  className,
}: BookSkeletonProps) {
  return (
    <div className={cn('ui:absolute ui:inset-0 ui:grid', className)}>
      {layout === 'bids' ? null : <SkeletonSide rows={rows} className="ui:justify-end" />}
      <div className="ui:flex ui:h-11 ui:items-center ui:px-3">
        <Skeleton className="ui:h-4 ui:w-20" />
      </div>
      {layout === 'asks' ? null : <SkeletonSide rows={rows} />}
    </div>
  );
});

function SkeletonSide({ rows, className }: { rows: number; className?: string }) {
  return (
    <div aria-hidden className={cn('ui:flex ui:min-h-0 ui:flex-col ui:overflow-hidden', className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className="ui:grid ui:h-row-book ui:flex-none ui:grid-cols-(--book-columns) ui:items-center ui:px-3 ui:touch:min-h-8"
        >
          <Skeleton className="ui:w-12" />
          <Skeleton className={cn('ui:ltr:ms-auto', index % 3 ? 'ui:w-14' : 'ui:w-11')} />
          <Skeleton className="ui:ltr:ms-auto ui:w-16" />
        </div>
      ))}
    </div>
  );
}
