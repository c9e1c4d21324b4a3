import { CircleAlert } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import type { ChartCandle } from './chart-data.ts';
import type { ChartHandle } from './chart-handle.ts';
import type { PriceChartLabels } from './messages.ts';
import type { OlderCandles } from './chart-status.ts';

const noChart = () => () => undefined;

/**
 * Asks for older candles before the reader reaches the first one; returns whether the first one is visible. Call it after
 * the candles were drawn, because only then the start is known.
 */
export function useOlderCandles(
  chart: ChartHandle | undefined,
  candles: readonly ChartCandle[],
  older: OlderCandles,
  onOlder: (() => void) | undefined,
): boolean {
  const reach = useSyncExternalStore(
    chart ? (listener) => chart.onMove(listener) : noChart,
    () => chart?.reach ?? 'far',
    () => 'far',
  );
  useEffect(() => {
    // The value of the last repaint may be from before these candles.
    if (older === 'more' && candles.length > 0 && chart && chart.reach !== 'far') onOlder?.();
  }, [chart, candles, older, onOlder, reach]);
  return reach === 'here';
}

interface OlderSignProps {
  older: OlderCandles;
  /** False while the first candle is out of sight: the note is hidden. */
  isAtStart: boolean;
  onRetry: () => void;
  labels: PriceChartLabels;
}

/** At the first candle: older ones are loading, failed, or there are none. */
export function OlderSign({ older, isAtStart, onRetry, labels }: OlderSignProps) {
  const isShown = isAtStart && older !== 'more';
  return (
    <div
      data-slot="chart-older"
      className={cn(
        'ui:absolute ui:top-1/2 ui:left-3 ui:z-2 ui:flex ui:min-h-8 ui:-translate-y-1/2 ui:items-center ui:gap-2 ui:rounded-control ui:border ui:border-line ui:bg-surface-1 ui:ps-2.5 ui:pe-1 ui:text-xs ui:text-fg-muted',
        !isShown && 'ui:visually-hidden',
      )}
    >
      {/* In the page before its text, so that the text is announced. */}
      <span role="status" className="ui:flex ui:items-center ui:gap-2 ui:pe-1.5">
        {isShown ? <Words older={older} labels={labels} /> : null}
      </span>
      {isShown && older === 'error' ? (
        <Button size="sm" onClick={onRetry}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}

function Words({ older, labels }: Pick<OlderSignProps, 'older' | 'labels'>) {
  if (older === 'none') return labels.noOlder;
  if (older === 'error') {
    return (
      <>
        <CircleAlert aria-hidden size={14} strokeWidth={1.5} className="ui:text-danger" />
        {labels.olderError}
      </>
    );
  }
  return (
    <>
      <Spinner size={12} />
      {labels.olderLoading}
    </>
  );
}
