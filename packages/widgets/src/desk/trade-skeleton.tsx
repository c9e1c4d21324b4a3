import { Skeleton } from '@agio/ui/skeleton';
import { useMessages } from '@agio/ui/language';
import { memo, useEffect } from 'react';
import { ChartSkeleton } from '../chart/index.ts';
import { TicketSkeleton } from '../order-entry/index.ts';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { deskFrame } from './desk-frame.ts';
import { messages } from './messages.ts';

/** Placeholder of the desk until the markets are loaded, with lines and rows in their final place. */
export const TradeSkeleton = memo(function TradeSkeleton({
  onTitle,
  ...place
}: WidgetPlace & {
  onTitle: ((title: undefined) => void) | undefined;
}) {
  const t = useMessages(messages);
  useEffect(() => onTitle?.(undefined), [onTitle]);
  return (
    <div data-widget="desk" aria-busy {...placeOf(`${deskFrame} wg:bg-surface-1`, place)}>
      <span className="wg:sr-only">{t.page.loading}</span>
      <div aria-hidden className="wg:absolute wg:inset-0 wg:flex wg:flex-col">
        <div className="wg:flex wg:h-12 wg:flex-none wg:items-center wg:gap-6 wg:border-b wg:border-line wg:px-4">
          <Skeleton className="wg:h-5 wg:w-28" />
          <Skeleton className="wg:h-5 wg:w-20" />
          <Skeleton className="wg:w-64 wg:max-md:hidden" />
        </div>
        <div className="wg:flex wg:min-h-0 wg:flex-1">
          <div className="wg:flex wg:min-w-0 wg:flex-1 wg:flex-col">
            <ChartSkeleton />
            <div className="wg:h-[234px] wg:flex-none wg:border-t wg:border-line wg:max-md:hidden">
              <div className="wg:flex wg:h-10 wg:items-center wg:border-b wg:border-line wg:px-4">
                <Skeleton className="wg:w-72" />
              </div>
            </div>
          </div>
          <BookSkeleton />
          <div className="wg:w-[321px] wg:flex-none wg:border-s wg:border-line wg:px-4 wg:py-3 wg:max-md:hidden">
            <TicketSkeleton />
          </div>
        </div>
      </div>
    </div>
  );
});

function BookSkeleton() {
  return (
    <div className="wg:w-[281px] wg:flex-none wg:overflow-hidden wg:border-s wg:border-line wg:max-desk:hidden">
      <div className="wg:flex wg:h-16 wg:items-start wg:px-3 wg:pt-3.5">
        <Skeleton className="wg:w-20" />
      </div>
      {Array.from({ length: 20 }, (_, row) => (
        <div key={row} className="wg:grid wg:h-6 wg:grid-cols-3 wg:items-center wg:gap-4 wg:px-3">
          <Skeleton className="wg:w-12" />
          <Skeleton className="wg:ms-auto wg:w-14" />
          <Skeleton className="wg:ms-auto wg:w-16" />
        </div>
      ))}
    </div>
  );
}
