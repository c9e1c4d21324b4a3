import { dateFormat } from '@agio/money';
import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages, useTimeZone } from '../../foundations/language/language.tsx';
import { listOf } from '../../foundations/list-of/list-of.ts';
import { PlotCursor } from '../../foundations/plot-cursor.tsx';
import { useElementSize } from '../../foundations/use-element-size.ts';
import { ValueScale, ValueTimes } from './value-axes.tsx';
import { ValueDrawing } from './value-drawing.tsx';
import { marksAt, type ValueMark } from './value-marks.ts';
import { type PlacedPoint, pointAt, type ValuePoint, valueShape } from './value-shape.ts';
import { type ValueChartLabels, valueChartMessages, valueSummary } from './value-words.ts';

export type { ValueChartLabels, ValueMark, ValuePoint };

export interface ValueChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Subject of the values: `Total value, 1 month`. */
  name: string;
  /** Oldest first. A single point is no line. */
  points: readonly ValuePoint[];
  /**
   * Drawn at the lower edge, and named at the moments nearest to them.
   * @default []
   */
  marks?: readonly ValueMark[] | undefined;
  /** A value in words, with its unit. */
  format: (value: string) => string;
  /**
   * Hides every figure, those of the axis too.
   * @default false
   */
  masked?: boolean | undefined;
  /**
   * Mutes the line, for values that are out of date.
   * @default false
   */
  quiet?: boolean | undefined;
  locale?: string | undefined;
  /** IANA name; the reader's own zone by default. */
  timeZone?: string | undefined;
  labels?: Partial<ValueChartLabels> | undefined;
}

/**
 * The course of one value over time as an area, with axes, marks, and the values under the pointer, a finger or the arrow
 * keys. Fills its parent, which needs a height. Time runs from left to right in every language.
 */
export function ValueChart({
  name,
  points,
  marks = none,
  format,
  masked = false,
  quiet = false,
  locale: ownLocale,
  timeZone: ownZone,
  labels: ownLabels,
  className,
  ...rest
}: ValueChartProps) {
  const labels = useMessages(valueChartMessages, ownLabels);
  const locale = useLocale(ownLocale);
  const timeZone = useTimeZone(ownZone);
  const plot = useRef<HTMLDivElement>(null);
  const size = useElementSize(plot);
  const shape = useMemo(() => size && valueShape(points, size), [points, size]);
  const [cursor, setCursor] = useState<number>();
  const shown = shape && cursor !== undefined ? pointAt(shape.points, cursor) : undefined;
  const moment = useMemo(
    () =>
      dateFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone,
      }),
    [locale, timeZone],
  );
  const told = shown && {
    time: moment.format(Date.parse(points[shown.index]?.time ?? '')),
    value: masked ? undefined : format(points[shown.index]?.value ?? ''),
    marks: marksAt(marks, shape, shown.index),
  };
  return (
    <div
      data-slot="value-chart"
      dir="ltr"
      className={cn(
        'ui:grid ui:h-full ui:min-h-0 ui:grid-cols-[minmax(0,1fr)_auto] ui:grid-rows-[minmax(0,1fr)_auto] ui:overflow-hidden ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      <div ref={plot} data-slot="value-chart-plot" className="ui:relative ui:contain-strict">
        {shape && size ? (
          <>
            <ValueDrawing
              {...{ shape, size, marks, quiet, shown }}
              label={valueSummary(points, { labels, name, format, masked, moment })}
            />
            <PlotCursor
              data-slot="value-chart-cursor"
              aria-label={labels.cursor}
              aria-valuemin={1}
              aria-valuemax={points.length}
              aria-valuenow={(shown?.index ?? points.length - 1) + 1}
              aria-valuetext={
                told &&
                listOf(
                  [told.time, told.value ?? labels.hidden, ...told.marks.map(({ text }) => text)],
                  locale,
                )
              }
              onPoint={setCursor}
              placeOf={(event) => pointByKey(event, shape.points, shown)}
            />
            {told && shown ? (
              <div
                aria-hidden
                data-slot="value-chart-values"
                style={{ left: `clamp(0.25rem, ${shown.x}px - 5.5rem, 100% - 11.25rem)` }}
                className="ui:pointer-events-none ui:absolute ui:top-1 ui:w-44 ui:rounded-control ui:bg-overlay ui:px-2.5 ui:py-2 ui:text-xs ui:shadow-overlay"
              >
                <span className="ui:block ui:text-fg-muted">{told.time}</span>
                <span className="ui:block ui:font-semibold ui:num">{told.value ?? '••••••'}</span>
                {told.marks.slice(0, maxTold).map(({ text }) => (
                  <span key={text} className="ui:mt-0.5 ui:block ui:truncate">
                    {text}
                  </span>
                ))}
                {told.marks.length > maxTold ? (
                  <span className="ui:block ui:text-fg-muted">+{told.marks.length - maxTold}</span>
                ) : null}
              </div>
            ) : null}
          </>
        ) : (
          <div className="ui:flex ui:h-full ui:items-end" data-slot="value-chart-empty">
            <span className="ui:sr-only">{labels.empty}</span>
            <span
              aria-hidden
              className="ui:mb-8 ui:w-full ui:border-b ui:border-dotted ui:border-fg-faint"
            />
          </div>
        )}
      </div>
      <ValueScale shape={masked ? undefined : shape} locale={locale} />
      <ValueTimes shape={shape} locale={locale} timeZone={timeZone} />
    </div>
  );
}

const none: readonly ValueMark[] = [];
/** Maximum number of marks named at one moment; the others are counted. */
const maxTold = 3;

/** The point that a key leads to: the last one at first, then its neighbours. Undefined for other keys. */
function pointByKey(
  event: KeyboardEvent,
  points: readonly PlacedPoint[],
  from: PlacedPoint | undefined,
): PlacedPoint | undefined {
  const end = points.length - 1;
  const at = from?.index ?? end;
  const far = Math.max(1, Math.round(points.length / 10));
  const target = {
    ArrowLeft: from ? at - 1 : end,
    ArrowRight: at + 1,
    PageDown: at - far,
    PageUp: at + far,
    Home: 0,
    End: end,
  }[event.key];
  if (target === undefined) return undefined;
  event.preventDefault();
  return points[Math.min(Math.max(target, 0), end)];
}
