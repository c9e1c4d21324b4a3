import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';

/** Placeholder with the layout of the cards. */
export function CardsSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="wg:mb-2 wg:w-24" />
      <div className="wg:grid wg:grid-cols-1 wg:gap-3 wg:sm:grid-cols-2 wg:lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Panel key={index} className="wg:flex wg:h-56 wg:flex-col wg:gap-3 wg:p-4">
            <Skeleton className="wg:w-32" />
            <Skeleton className="wg:h-11 wg:w-40" />
            <Skeleton className="wg:w-full" />
          </Panel>
        ))}
      </div>
    </div>
  );
}

/** Placeholder with the layout of the form. */
export function TradeSkeleton() {
  return (
    <Panel aria-hidden className="wg:flex wg:h-[640px] wg:flex-col wg:gap-4 wg:p-4">
      <Skeleton className="wg:h-10 wg:w-40" />
      <Skeleton className="wg:w-full" />
      <Skeleton className="wg:h-10 wg:w-full" />
      <Skeleton className="wg:h-24 wg:w-full" />
      <div className="wg:flex-1" />
      <Skeleton className="wg:h-11 wg:w-full" />
    </Panel>
  );
}
