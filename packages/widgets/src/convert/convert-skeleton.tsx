import { Panel } from '@agio/ui/panel';
import { Skeleton } from '@agio/ui/skeleton';

/** Placeholder with the layout of the form. */
export function ConvertSkeleton() {
  return (
    <Panel aria-hidden className="wg:flex wg:h-[572px] wg:flex-col wg:gap-3 wg:p-4">
      <Skeleton className="wg:w-24" />
      <Skeleton className="wg:h-12 wg:w-full" />
      <div className="wg:h-12" />
      <Skeleton className="wg:w-24" />
      <Skeleton className="wg:h-12 wg:w-full" />
      <div className="wg:flex-1" />
      <Skeleton className="wg:h-11 wg:w-full" />
    </Panel>
  );
}
