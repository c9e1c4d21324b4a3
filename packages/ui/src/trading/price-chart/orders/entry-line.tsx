import { formatPrice } from '@agio/money';
import { useEffect, useRef } from 'react';
import type { ChartHandle } from '../chart-handle.ts';
import type { PriceChartLabels } from '../messages.ts';

interface EntryLineProps {
  chart: ChartHandle;
  price: string;
  tickSize: string;
  locale: string;
  labels: PriceChartLabels;
}

/**
 * The line of the average entry, under the chips of orders and in no colour of theirs: it cannot be moved. Elements over
 * the canvas, so that its name is in the font and the direction of its language.
 */
export function EntryLine({ chart, price, tickSize, locale, labels }: EntryLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const { current } = line;
      if (!current) return;
      const y = chart.yOf(price);
      current.hidden = y === undefined || y < 0 || y > chart.height;
      current.style.transform = `translateY(${y ?? 0}px)`;
      current.style.setProperty('--axis', `${chart.axisWidth}px`);
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, price]);
  return (
    <div
      ref={line}
      dir="ltr"
      data-slot="chart-entry"
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:top-0 ui:z-1 ui:text-xs ui:font-medium ui:num"
    >
      <div className="ui:absolute ui:start-0 ui:end-(--axis) ui:border-t ui:border-fg-muted" />
      <span className="ui:absolute ui:start-3 ui:-top-2.5 ui:flex ui:h-5 ui:items-center ui:rounded-sm ui:border ui:border-fg-muted ui:bg-surface-1 ui:px-1.5 ui:text-fg-muted">
        <bdi>{labels.entry}</bdi>
      </span>
      <span className="ui:absolute ui:end-0 ui:-top-2 ui:flex ui:h-4 ui:w-(--axis) ui:items-center ui:bg-fg-muted ui:ps-1.5 ui:text-surface-1">
        {formatPrice(price, { tickSize, locale })}
      </span>
    </div>
  );
}
