import { Skeleton } from '@agio/ui/skeleton';
import { useMessages } from '@agio/ui/language';
import { placeOf, type WidgetPlace } from '../host/widget-place.ts';
import { messages } from './messages.ts';

/** Placeholder of the chart while its code loads: toolbar and axes in their final place. */
export function ChartSkeleton(place: WidgetPlace) {
  const t = useMessages(messages);
  return (
    <div
      data-widget="chart"
      aria-busy
      {...placeOf('wg:flex wg:min-h-0 wg:flex-1 wg:flex-col', place)}
    >
      <span className="wg:sr-only">{t.loading}</span>
      <div className="wg:flex wg:h-10 wg:flex-none wg:items-center wg:gap-3 wg:border-b wg:border-line wg:px-4">
        <Skeleton className="wg:w-40" />
      </div>
      <div className="wg:relative wg:flex-1">
        <div className="wg:absolute wg:inset-y-0 wg:end-16 wg:w-px wg:bg-line" />
        <div className="wg:absolute wg:inset-x-0 wg:bottom-7 wg:h-px wg:bg-line" />
      </div>
    </div>
  );
}
