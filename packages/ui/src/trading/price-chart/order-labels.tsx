import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { amountParts, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import type { ChartHandle } from './chart-handle.ts';
import type { ChartOrder } from './price-lines.ts';
import type { PriceChartLabels } from './messages.ts';

interface OrderLabelsProps {
  chart: ChartHandle;
  orders: readonly ChartOrder[];
  onCancel: ((id: string) => void) | undefined;
  stepSize: string;
  locale: string;
  labels: PriceChartLabels;
}

/** The labels on the lines of the user's orders, each with a cancel button, as elements over the canvas. */
export function OrderLabels({
  chart,
  orders,
  onCancel,
  stepSize,
  locale,
  labels,
}: OrderLabelsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chart moves often and outside React, and so do the labels, without a render.
    const place = () => {
      const { current } = layer;
      if (!current) return;
      current.style.insetInlineEnd = `${chart.axisWidth + 12}px`;
      for (const element of current.children) {
        if (!(element instanceof HTMLElement)) continue;
        const y = chart.yOf(element.dataset.price ?? '');
        element.style.visibility = y === undefined ? 'hidden' : '';
        element.style.transform = `translateY(${(y ?? 0) - 11}px)`;
      }
    };
    const stop = chart.onMove(place);
    place();
    return stop;
  }, [chart, orders]);
  return (
    <div ref={layer} dir="ltr" className="ui:pointer-events-none ui:absolute ui:top-0 ui:z-2">
      {orders.map(({ id, side, price, amount }) => {
        const { integer, decimalSeparator, fraction } = amountParts(
          amount,
          fractionDigits(stepSize),
          locale,
        );
        const text = `${labels.sides[side]} ${integer}${decimalSeparator}${fraction}`;
        return (
          <div
            key={id}
            data-price={price}
            className={cn(
              'ui:absolute ui:end-0 ui:flex ui:h-5.5 ui:items-center ui:rounded-sm ui:border ui:border-accent ui:bg-surface-1 ui:ps-2 ui:text-xs ui:font-medium ui:text-accent ui:num',
              onCancel ? 'ui:pe-0.5' : 'ui:pe-2',
            )}
          >
            {text}
            {onCancel ? (
              <button
                type="button"
                data-slot="chart-order-cancel"
                aria-label={labels.cancelOrder({ order: text })}
                onClick={() => onCancel(id)}
                className="ui:pointer-events-auto ui:hit-area ui:ms-1 ui:flex ui:size-5 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-sm ui:hover:bg-accent-soft ui:focus-visible:-outline-offset-2"
              >
                <X size={12} strokeWidth={2} aria-hidden />
              </button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
