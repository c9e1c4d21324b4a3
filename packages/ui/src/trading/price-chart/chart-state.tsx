import { Loadable } from '../../feedback/loadable/loadable.tsx';
import type { PriceChartLabels } from './messages.ts';
import type { PriceChartStatus } from './chart-status.ts';

/** In place of the candles: loading, none yet, or failed. */
export function ChartState({
  status,
  onRetry,
  errorText,
  labels,
}: {
  status: Exclude<PriceChartStatus, 'ready'>;
  onRetry: (() => void) | undefined;
  errorText: string | undefined;
  labels: PriceChartLabels;
}) {
  return (
    <Loadable
      className="ui:absolute ui:inset-0 ui:justify-center"
      state={{ status }}
      notes={{
        loading: labels.loading,
        error: { title: labels.error, text: errorText },
        empty: { title: labels.empty },
      }}
      onRetry={onRetry}
      skeleton={<ChartSkeleton />}
    />
  );
}

const skeletonBars = [
  34, 42, 38, 52, 61, 55, 48, 58, 70, 64, 73, 66, 58, 49, 55, 63, 71, 78, 72, 80,
];

/** The axes in their final place, and placeholder bars. */
function ChartSkeleton() {
  return (
    <>
      <div
        aria-hidden
        className="ui:absolute ui:inset-0 ui:flex ui:items-end ui:gap-[2%] ui:pe-20 ui:ps-4 ui:pb-10"
      >
        {skeletonBars.map((height, index) => (
          <span
            key={index}
            className="ui:flex-1 ui:rounded-sm ui:bg-surface-2"
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
      <div aria-hidden className="ui:absolute ui:inset-y-0 ui:end-16 ui:w-px ui:bg-line" />
      <div aria-hidden className="ui:absolute ui:inset-x-0 ui:bottom-7 ui:h-px ui:bg-line" />
    </>
  );
}

/** The link to the makers of the library. */
export function ChartAttribution({ labels }: { labels: PriceChartLabels }) {
  return (
    <a
      href="https://www.tradingview.com/"
      target="_blank"
      rel="noreferrer"
      dir="ltr"
      data-slot="chart-attribution"
      className="ui:absolute ui:start-3 ui:bottom-7 ui:z-2 ui:rounded-sm ui:py-1 ui:text-xs ui:touch:py-3.5 ui:text-fg-faint ui:hover:text-fg"
    >
      <bdi>{labels.attribution}</bdi>
    </a>
  );
}
