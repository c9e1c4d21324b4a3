import { Skeleton } from '@agio/ui/skeleton';

/** The ticket's lines where they will be, before its market is known. */
export function TicketSkeleton() {
  return (
    <div aria-hidden className="wg:flex wg:flex-col">
      <Skeleton className="wg:h-10 wg:w-full" />
      <div className="wg:flex wg:h-[74px] wg:items-center wg:gap-4">
        <Skeleton className="wg:w-10" />
        <Skeleton className="wg:w-12" />
      </div>
      <div className="wg:flex wg:flex-col wg:gap-2">
        <Skeleton className="wg:h-12 wg:w-full" />
        <Skeleton className="wg:h-12 wg:w-full" />
        <div className="wg:h-12" />
        <Skeleton className="wg:h-12 wg:w-full" />
      </div>
      <Skeleton className="wg:mt-32 wg:h-11 wg:w-full" />
    </div>
  );
}
