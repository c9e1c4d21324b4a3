import { formatPrice } from '@agio/money';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import {
  defineMessages,
  type MessagesOf,
  useLocale,
  useMessages,
} from '../../foundations/language/language.tsx';
import { amountParts, fractionDigits } from '../../data-display/amount/amount-text.tsx';
import { useElementSize } from '../shared/use-element-size.ts';
import { type DepthLevel, depthShape, pathOf } from './depth-path.ts';

export type { DepthLevel };

const messages = defineMessages('depthChart', {
  /** The chart in words, with formatted figures. */
  summary:
    'Market depth. Best bid {{bid}}, total bids {{bids}}. Best ask {{ask}}, total asks {{asks}}.',
  bids: 'Bids',
  asks: 'Asks',
  empty: 'Not enough orders for a depth chart',
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
  locale?: string | undefined;
  labels?: Partial<DepthChartLabels> | undefined;
}

const axisHeight = 24;

/** How much is waiting at which distance from the middle. Fills its parent; give that a height. */
export function DepthChart({
  bids,
  asks,
  tickSize,
  stepSize,
  baseAsset,
  locale: ownLocale,
  labels: ownLabels,
  className,
  ...rest
}: DepthChartProps) {
  const labels = useMessages(messages, ownLabels);
  const locale = useLocale(ownLocale);
  const box = useRef<HTMLDivElement>(null);
  const size = useElementSize(box);
  const height = Math.max(0, (size?.height ?? 0) - axisHeight);
  const shape = size && depthShape(bids, asks, { width: size.width, height });
  const price = (text: string | undefined) => formatPrice(text, { tickSize, locale });
  const amount = (text: string | undefined) =>
    `${joined(amountParts(text, fractionDigits(stepSize), locale))} ${baseAsset}`;
  const axis = new Intl.NumberFormat(locale, {
    minimumFractionDigits: fractionDigits(tickSize),
    maximumFractionDigits: fractionDigits(tickSize),
  });
  return (
    <div
      ref={box}
      data-slot="depth-chart"
      className={cn(
        'ui:relative ui:h-full ui:min-h-0 ui:overflow-hidden ui:font-text ui:text-fg',
        className,
      )}
      {...rest}
    >
      {shape ? (
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
            height={height}
            className="ui:block"
          >
            <path d={pathOf(shape.bids, height)} className="ui:fill-up-soft" />
            <path d={pathOf(shape.asks, height)} className="ui:fill-down-soft" />
            <path d={pathOf(shape.bids)} fill="none" strokeWidth="1.5" className="ui:stroke-up" />
            <path d={pathOf(shape.asks)} fill="none" strokeWidth="1.5" className="ui:stroke-down" />
            <path
              d={`M${size.width / 2} 0V${height}`}
              strokeDasharray="3 3"
              className="ui:stroke-chart-crosshair"
            />
            <path d={`M0 ${height - 0.5}H${size.width}`} className="ui:stroke-line" />
          </svg>
          <div
            aria-hidden
            className="ui:flex ui:h-6 ui:items-center ui:justify-between ui:px-3 ui:text-xs ui:text-fg-muted ui:num"
          >
            <span>{axis.format(shape.range.low)}</span>
            <span className="ui:text-fg">{axis.format(shape.range.middle)}</span>
            <span>{axis.format(shape.range.high)}</span>
          </div>
          <div
            aria-hidden
            className="ui:absolute ui:inset-x-3 ui:top-2 ui:flex ui:justify-between ui:text-xs ui:font-medium"
          >
            <span className="ui:text-up">{labels.bids}</span>
            <span className="ui:text-down">{labels.asks}</span>
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
  );
}

function joined({
  sign,
  integer,
  decimalSeparator,
  fraction,
}: ReturnType<typeof amountParts>): string {
  return `${sign}${integer}${decimalSeparator}${fraction}`;
}
