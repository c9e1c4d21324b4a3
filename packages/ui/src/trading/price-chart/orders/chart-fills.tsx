import { formatPrice } from '@agio/money';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { fractionDigits } from '../../../data-display/amount/amount-text.tsx';
import type { ChartHandle } from '../chart-handle.ts';
import { type FillFigures, FillLayer } from './fill-layer.ts';
import type { ChartFill } from './fills.ts';
import type { PriceChartLabels } from '../messages.ts';

interface ChartFillsProps {
  chart: ChartHandle;
  fills: readonly ChartFill[];
  tickSize: string;
  stepSize: string;
  locale: string;
  labels: PriceChartLabels;
}

/** Draws the user's fills, and says in the legend what was executed in the candle under the cursor. */
export function ChartFills({ chart, fills, tickSize, stepSize, locale, labels }: ChartFillsProps) {
  const [layer, setLayer] = useState<FillLayer>();
  const wordsOf = ({ side, amount, price }: FillFigures) =>
    labels.fill[side]({
      amount: formatPrice(amount, { tickSize: stepSize, locale }),
      price: formatPrice(price, { tickSize, locale }),
    });
  // Read when a candle is read out; other words must not draw the fills anew.
  const words = useEffectEvent(wordsOf);
  useEffect(() => {
    const remove = chart.addLayer((host) => {
      const made = new FillLayer(host, fills, {
        digits: fractionDigits(tickSize),
        words: (figures) => words(figures),
      });
      setLayer(made);
      return made;
    });
    return () => {
      setLayer(undefined);
      remove();
    };
  }, [chart, fills, tickSize]);
  // Serialised, because a store compares snapshots by identity.
  const figures = useSyncExternalStore(
    (listener) => chart.cursor.onMove(listener),
    () => JSON.stringify(layer?.figuresAt(chart.cursor.index) ?? []),
    () => '[]',
  );
  const shown = JSON.parse(figures) as readonly FillFigures[];
  return shown.length === 0 ? null : (
    <div
      data-slot="chart-fills"
      // The legend around it is from left to right, as its figures are.
      dir="auto"
      className="ui:w-fit ui:rounded-sm ui:bg-surface-1/85 ui:px-1 ui:text-fg"
    >
      {shown.map(wordsOf).join(' ')}
    </div>
  );
}
