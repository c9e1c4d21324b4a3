import { formatCrypto, formatPercent, formatPrice } from '@agio/money';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { ChoiceMenu } from '../choice-menu/choice-menu.tsx';
import { PlotCursor } from '../../foundations/plot-cursor.tsx';
import { useElementSize } from '../../foundations/use-element-size.ts';
import {
  type DepthLevel,
  type DepthRange,
  depthRanges,
  depthShape,
  pathOf,
  stepAt,
} from './depth-path.ts';
import { distanceOf, stepByKey, worthOf } from './depth-steps.ts';
import * as terms from '../../foundations/terms/terms.ts';

export type { DepthLevel, DepthRange };

const messages = defineMessages('depthChart', {
  /** The chart in words, with formatted figures. */
  summary:
    'Market depth. Best bid {{bid}}, total bids {{bids}}. Best ask {{ask}}, total asks {{asks}}.',
  /** Accessible name of the cursor. */
  level: 'Price level. Left and right move between levels.',
  /** A level for screen readers, with formatted figures. */
  levelText: '{{price}}, {{distance}} from the middle, total {{amount}}, {{value}}',
  bids: terms.bids,
  asks: terms.asks,
  empty: 'Not enough orders for a depth chart',
  /** Noun: how far from the middle price the chart reaches. */
  range: 'Range',
  /** Choice: the range is chosen automatically. */
  auto: 'Auto',
  /** `percent` on both sides of the middle price. */
  within: '±{{percent}}',
});
export type DepthChartLabels = MessagesOf<typeof messages>;

export interface DepthChartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Levels of the buyers, the highest price first. */
  bids: readonly DepthLevel[];
  /** Levels of the sellers, the lowest price first. */
  asks: readonly DepthLevel[];
  tickSize: string;
  stepSize: string;
  baseAsset: string;
  quoteAsset: string;
  /**
   * Initial reach of the chart, in percent of the middle price; `auto` by default. The reader can change it.
   * @default 'auto'
   */
  defaultRange?: DepthRange | undefined;
  locale?: string | undefined;
  labels?: Partial<DepthChartLabels> | undefined;
}

/**
 * The cumulative amounts on both sides of a book by price, with axes for amounts and prices. The pointer, a tap or the
 * arrow keys show a level: its price, the distance from the middle, the amount up to it and what that is worth in the
 * quote asset. Fills its parent, which needs a height.
 */
export function DepthChart({
  bids,
  asks,
  tickSize,
  stepSize,
  baseAsset,
  quoteAsset,
  defaultRange = 'auto',
  locale: ownLocale,
  labels: ownLabels,
  className,
  ...rest
}: DepthChartProps) {
  const labels = useMessages(messages, ownLabels);
  const locale = useLocale(ownLocale);
  const plot = useRef<HTMLDivElement>(null);
  const size = useElementSize(plot);
  const [range, setRange] = useState(defaultRange);
  /** Distance of the cursor from the left edge in px. It stays in place while the book changes. */
  const [cursor, setCursor] = useState<number>();
  const shape = useMemo(
    () => size && depthShape(bids, asks, { ...size, range }),
    [bids, asks, size, range],
  );
  const step = shape && cursor !== undefined ? stepAt(shape, cursor) : undefined;
  const digits = fractionDigits(stepSize);
  const priceDigits = fractionDigits(tickSize);
  const price = (text: string | undefined) => formatPrice(text, { tickSize, locale });
  const amount = (text: string | undefined) =>
    `${formatCrypto(text, { minDigits: digits, maxDigits: digits, locale })} ${baseAsset}`;
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent' });
  const priceAxis = new Intl.NumberFormat(locale, {
    minimumFractionDigits: priceDigits,
    maximumFractionDigits: priceDigits,
  });
  const amountAxis = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  const level = step && (step.side === 'bids' ? bids : asks)[step.index];
  const words =
    shape && step && level
      ? {
          price: price(level.price),
          distance: formatPercent(distanceOf(level, bids, asks), { locale, signed: true }),
          amount: amount(level.total),
          value: `${formatCrypto(worthOf(step.side === 'bids' ? bids : asks, step.index), { minDigits: priceDigits, maxDigits: priceDigits, locale })} ${quoteAsset}`,
        }
      : undefined;

  return (
    <div
      data-slot="depth-chart"
      // Prices grow from left to right in every language.
      dir="ltr"
      className={cn(
        'ui:flex ui:h-full ui:min-h-0 ui:flex-col ui:overflow-hidden ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:min-h-0 ui:flex-1">
        <div
          ref={plot}
          data-slot="depth-chart-plot"
          className="ui:relative ui:min-w-0 ui:flex-1 ui:contain-strict"
        >
          {shape && size ? (
            <>
              <svg
                role="img"
                aria-label={labels.summary({
                  bid: price(bids[0]?.price),
                  ask: price(asks[0]?.price),
                  bids: amount(bids.at(-1)?.total),
                  asks: amount(asks.at(-1)?.total),
                })}
                width={size.width}
                height={size.height}
                className="ui:block"
              >
                {shape.ticks.map(({ amount: at, y }) => (
                  <path key={at} d={`M0 ${y}H${size.width}`} className="ui:stroke-line" />
                ))}
                <path d={pathOf(shape.bids, size.height)} className="ui:fill-up-soft" />
                <path d={pathOf(shape.asks, size.height)} className="ui:fill-down-soft" />
                <path
                  d={pathOf(shape.bids)}
                  fill="none"
                  strokeWidth="1.5"
                  className="ui:stroke-up"
                />
                <path
                  d={pathOf(shape.asks)}
                  fill="none"
                  strokeWidth="1.5"
                  className="ui:stroke-down"
                />
                <path
                  d={`M${size.width / 2} 0V${size.height}`}
                  strokeDasharray="3 3"
                  className="ui:stroke-chart-crosshair"
                />
                <path d={`M0 ${size.height - 0.5}H${size.width}`} className="ui:stroke-line" />
                {step && cursor !== undefined ? (
                  <>
                    <path d={`M${cursor} 0V${size.height}`} className="ui:stroke-chart-crosshair" />
                    <circle
                      cx={cursor}
                      cy={step.y}
                      r="4"
                      className={step.side === 'bids' ? 'ui:fill-up' : 'ui:fill-down'}
                    />
                  </>
                ) : null}
              </svg>
              <div
                aria-hidden
                className="ui:pointer-events-none ui:absolute ui:inset-x-3 ui:top-2 ui:flex ui:justify-between ui:text-xs ui:font-medium"
              >
                <span className="ui:text-up">{labels.bids}</span>
                <span className="ui:text-down">{labels.asks}</span>
              </div>
              <PlotCursor
                data-slot="depth-chart-cursor"
                aria-label={labels.level}
                aria-valuemin={0}
                aria-valuemax={shape.steps.length}
                aria-valuenow={step ? shape.steps.indexOf(step) + 1 : 0}
                aria-valuetext={words ? labels.levelText(words) : undefined}
                onPoint={setCursor}
                placeOf={(event) => stepByKey(event, shape.steps, step)}
              />
              {words && cursor !== undefined ? (
                <dl
                  aria-hidden
                  data-slot="depth-chart-level"
                  style={{ left: `clamp(0.25rem, ${cursor}px - 6rem, 100% - 12.25rem)` }}
                  className="ui:pointer-events-none ui:absolute ui:top-8 ui:grid ui:w-48 ui:grid-cols-[1fr_auto] ui:gap-x-2 ui:gap-y-0.5 ui:rounded-control ui:bg-overlay ui:px-2.5 ui:py-2 ui:text-xs ui:text-fg ui:shadow-overlay ui:num"
                >
                  <dt data-slot="depth-chart-level-price" className="ui:font-semibold">
                    {words.price}
                  </dt>
                  <dd data-slot="depth-chart-level-distance" className="ui:text-fg-muted">
                    {words.distance}
                  </dd>
                  <dd
                    data-slot="depth-chart-level-amount"
                    className="ui:col-span-2 ui:text-end ui:text-fg"
                  >
                    {words.amount}
                  </dd>
                  <dd
                    data-slot="depth-chart-level-value"
                    className="ui:col-span-2 ui:text-end ui:text-fg-muted"
                  >
                    {words.value}
                  </dd>
                </dl>
              ) : null}
              <div className="ui:absolute ui:inset-x-0 ui:top-1 ui:mx-auto ui:w-max">
                <ChoiceMenu
                  label={labels.range}
                  value={String(range)}
                  choices={depthRanges.map((each) => ({
                    value: String(each),
                    label:
                      each === 'auto'
                        ? labels.auto
                        : labels.within({ percent: wholePercent.format(each / 100) }),
                  }))}
                  onChange={(chosen) =>
                    setRange(depthRanges.find((each) => String(each) === chosen) ?? 'auto')
                  }
                  figures
                  className="ui:px-2 ui:text-xs"
                />
              </div>
            </>
          ) : size ? (
            <p
              data-slot="depth-chart-empty"
              className="ui:grid ui:h-full ui:place-items-center ui:text-sm ui:text-fg-muted"
            >
              {labels.empty}
            </p>
          ) : null}
        </div>
        <div
          aria-hidden
          className="ui:relative ui:w-14 ui:flex-none ui:border-s ui:border-line ui:text-xs ui:text-fg-muted ui:num"
        >
          {shape?.ticks.map(({ amount: at, y }) => (
            <span
              key={at}
              style={{ top: y }}
              className="ui:absolute ui:start-2 ui:-translate-y-1/2 ui:whitespace-nowrap"
            >
              {amountAxis.format(at)}
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="ui:me-14 ui:flex ui:h-6 ui:flex-none ui:items-center ui:justify-between ui:px-3 ui:text-xs ui:text-fg-muted ui:num"
      >
        {shape ? (
          <>
            <span>{priceAxis.format(shape.range.low)}</span>
            <span className="ui:text-fg">{priceAxis.format(shape.range.middle)}</span>
            <span>{priceAxis.format(shape.range.high)}</span>
          </>
        ) : null}
      </div>
    </div>
  );
}
