import { Skeleton } from '@agio/ui/skeleton';

/** The place of a tab or a step until its code and data are there. */
export function TransferSkeleton() {
  return (
    <div aria-hidden className="wg:flex wg:min-h-110 wg:flex-col wg:gap-4 wg:p-6">
      <Skeleton className="wg:h-11 wg:w-full" />
      <Skeleton className="wg:h-24 wg:w-full" />
      <Skeleton className="wg:h-24 wg:w-full" />
    </div>
  );
}
