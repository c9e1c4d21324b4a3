import { formatPrice } from '@agio/money';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ChartHandle } from '../chart-handle.ts';
import type { PriceChartLabels } from '../messages.ts';

interface EntryLineProps {
  chart: ChartHandle;
  price: string;
  tickSize: string;
  locale: string;
  labels: PriceChartLabels;
}

/** Place of the name while the line is out of sight, in px: below the legend, above the link at the foot. */
const [top, bottom] = [56, 56];

/** Returns the place of a price: in sight, beyond an edge, or nowhere while there is no scale. */
function placeOf(chart: ChartHandle, price: string) {
  const y = chart.yOf(price);
  if (y === undefined) return { side: 'nowhere', y: 0 } as const;
  if (y < 0) return { side: 'above', y: top } as const;
  return y > chart.height
    ? ({ side: 'below', y: chart.height - bottom } as const)
    : ({ side: 'here', y } as const);
}

/**
 * The line of the average entry, under the chips of orders and in no colour of theirs: it cannot be moved. Elements over
 * the canvas, so that its name is in the font and the direction of its language. Out of sight, only the name stands, with
 * its price.
 */
export function EntryLine({ chart, price, tickSize, locale, labels }: EntryLineProps) {
  const line = useRef<HTMLDivElement>(null);
  // It stands elsewhere with each price, outside React.
  const side = useSyncExternalStore(
    (listener) => chart.onMove(listener),
    () => placeOf(chart, price).side,
    () => 'nowhere' as const,
  );
  useEffect(() => {
    const place = () => {
      const { current } = line;
      if (!current) return;
      current.style.transform = `translateY(${placeOf(chart, price).y}px)`;
      current.style.setProperty('--axis', `${chart.axisWidth}px`);
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, price, side]);
  if (side === 'nowhere') return null;
  const text = formatPrice(price, { tickSize, locale });
  const isHere = side === 'here';
  const Arrow = side === 'above' ? ArrowUp : ArrowDown;
  return (
    <div
      ref={line}
      dir="ltr"
      data-slot="chart-entry"
      className="ui:pointer-events-none ui:absolute ui:inset-x-0 ui:top-0 ui:z-1 ui:text-xs ui:font-medium ui:num"
    >
      {isHere ? (
        <div className="ui:absolute ui:start-0 ui:end-(--axis) ui:border-t ui:border-fg-muted" />
      ) : null}
      <span className="ui:absolute ui:start-3 ui:-top-2.5 ui:flex ui:h-5 ui:items-center ui:gap-1 ui:rounded-sm ui:border ui:border-fg-muted ui:bg-surface-1 ui:px-1.5 ui:whitespace-nowrap ui:text-fg-muted">
        {isHere ? null : <Arrow size={12} strokeWidth={2} aria-hidden />}
        <bdi>{labels.entry}</bdi>
        {isHere ? null : text}
      </span>
      {isHere ? (
        <span className="ui:absolute ui:end-0 ui:-top-2 ui:flex ui:h-4 ui:w-(--axis) ui:items-center ui:bg-fg-muted ui:ps-1.5 ui:text-surface-1">
          {text}
        </span>
      ) : null}
    </div>
  );
}
