import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { cn } from '../../../foundations/cn/cn.ts';
import { useMessages } from '../../../foundations/language/language.tsx';
import { fractionDigits } from '../../../data-display/amount/amount-text.tsx';
import type { ChartCandle } from '../chart-data.ts';
import { chartTime } from '../chart-data.ts';
import type { ChartHandle } from '../chart-handle.ts';
import type { OlderCandles } from '../chart-status.ts';
import { IndicatorLayer, type IndicatorLook, looksOf, shownOf } from './indicator-layer.ts';
import { drawnIndicators, hasOwnPane, indicatorKey, lacksStart } from './indicator-table.ts';
import type { ChartIndicator } from './indicators.ts';
import { indicatorName } from './indicator-words.ts';
import { indicatorMessages } from './messages.ts';

/** Older candles are loaded for the start of a day or week only up to so many. */
const maxCandlesForStart = 3500;

interface ChartIndicatorsProps {
  chart: ChartHandle;
  candles: readonly ChartCandle[];
  older: OlderCandles;
  onOlder: (() => void) | undefined;
  /** Those that were chosen. */
  indicators: readonly ChartIndicator[];
  tickSize: string;
  locale: string;
}

/** Draws the indicators, with a legend of their values at the cursor. */
export function ChartIndicators({
  chart,
  candles,
  older,
  onOlder,
  indicators: chosen,
  tickSize,
  locale,
}: ChartIndicatorsProps) {
  const labels = useMessages(indicatorMessages);
  const indicators = useMemo(() => drawnIndicators(chosen), [chosen]);
  const [layer, setLayer] = useState<IndicatorLayer>();
  // Read when a candle is read out; other words must not draw the indicators anew.
  const wordsOf = useEffectEvent((of: ChartIndicator | undefined, values: readonly string[]) =>
    of ? labels.at({ indicator: indicatorName(of, labels), values: values.join(', ') }) : '',
  );
  useEffect(() => {
    const format = (digits: number) => {
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const text = new Intl.NumberFormat(locale, options);
      return (value: number) => text.format(value);
    };
    const remove = chart.addLayer((host) => {
      const made = new IndicatorLayer(host, indicators, {
        price: format(fractionDigits(tickSize)),
        strength: format(1),
        amount: amountFormat(locale),
        words: (place, values) => wordsOf(indicators[place], values),
      });
      setLayer(made);
      return made;
    });
    return () => {
      setLayer(undefined);
      remove();
    };
  }, [chart, indicators, tickSize, locale]);

  useEffect(() => {
    const first = chartTime(candles[0]?.time ?? '');
    const last = chartTime(candles.at(-1)?.time ?? '');
    if (older !== 'more' || first === undefined || last === undefined) return;
    if (candles.length > maxCandlesForStart) return;
    if (indicators.some((each) => lacksStart(each, first, last))) onOlder?.();
  }, [candles, older, onOlder, indicators]);

  // Serialised, because a store compares snapshots by identity.
  const figures = useSyncExternalStore(
    (listener) => {
      const stops = [chart.onMove(listener), chart.cursor.onMove(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => JSON.stringify(layer ? indicators.map((_, place) => figureOf(layer, chart, place)) : []),
    () => '[]',
  );
  const read = JSON.parse(figures) as Figure[];
  return indicators.map((indicator, place) => {
    const { values, top } = read[place] ?? { values: [], top: null };
    return (
      <Entry
        key={indicatorKey(indicator)}
        name={indicatorName(indicator, labels)}
        entries={looksOf(indicator, place).flatMap((look, index) => {
          const value = values[index] ?? '';
          return shownOf(indicator, [value]).length > 0 ? [{ look, value }] : [];
        })}
        top={hasOwnPane(indicator.type) ? top : undefined}
      />
    );
  });
}

/** Format of amounts that may be large: `1.28M`. */
function amountFormat(locale: string) {
  const text = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 });
  return (value: number) => text.format(value);
}

interface Figure {
  readonly values: readonly string[];
  /** Top of the pane, in px from the top of the chart. */
  readonly top: number | null;
}

const figureOf = (layer: IndicatorLayer, chart: ChartHandle, place: number): Figure => ({
  values: layer.valuesAt(place, chart.cursor.index),
  top: layer.topOf(place) ?? null,
});

const colourClass = {
  'indicator-1': 'ui:text-indicator-1',
  'indicator-2': 'ui:text-indicator-2',
  'indicator-3': 'ui:text-indicator-3',
  'indicator-4': 'ui:text-indicator-4',
  up: 'ui:text-up',
  down: 'ui:text-down',
};

interface EntryProps {
  name: string;
  /** Its lines with their values. */
  entries: readonly { readonly look: IndicatorLook; readonly value: string }[];
  /** Top of the pane in px; undefined in the legend of the prices. */
  top: number | null | undefined;
}

/** One line of the legend, in the corner of its pane. The sample of the line tells what the colour alone would. */
function Entry({ name, entries, top }: EntryProps) {
  if (top === null) return null;
  return (
    <div
      data-slot="chart-indicator"
      className={cn(
        'ui:flex ui:w-fit ui:flex-wrap ui:items-center ui:gap-x-2 ui:rounded-sm ui:bg-surface-1/85 ui:px-1 ui:forced-color-adjust-none',
        top !== undefined && 'ui:absolute ui:start-0 ui:w-max',
      )}
      style={top === undefined ? undefined : { top: `calc(${top}px - 0.25rem)` }}
    >
      <span className="ui:font-medium ui:text-fg-muted">{name}</span>
      {entries.map(({ look: { line, colour, isDashed }, value }) => (
        <span
          key={line}
          className={cn('ui:inline-flex ui:items-center ui:gap-1', colourClass[colour])}
        >
          <span
            className={cn(
              'ui:w-3 ui:border-t-2 ui:border-current',
              isDashed && 'ui:border-dashed',
              line === 'histogram' && 'ui:h-2 ui:w-1.5 ui:border-0 ui:bg-current ui:opacity-50',
            )}
          />
          {value}
        </span>
      ))}
    </div>
  );
}
