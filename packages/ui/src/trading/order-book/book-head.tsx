import { formatPrice } from '@agio/money';
import { memo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { ChoiceMenu } from '../choice-menu/choice-menu.tsx';
import type { OrderBookLabels } from './messages.ts';

export const orderBookLayouts = ['both', 'bids', 'asks'] as const;
export type OrderBookLayout = (typeof orderBookLayouts)[number];

interface BookHeadProps {
  grouping: string;
  groupings: readonly string[];
  onGroupingChange: (grouping: string) => void;
  layout: OrderBookLayout;
  onLayoutChange: (layout: OrderBookLayout) => void;
  locale: string;
  labels: OrderBookLabels;
}

/** The bars in the icons of the three layouts: y, length and side. */
const drawings: Record<OrderBookLayout, readonly (readonly [number, number, 'up' | 'down'])[]> = {
  both: [
    [5, 16, 'down'],
    [9.5, 10, 'down'],
    [14.5, 10, 'up'],
    [19, 16, 'up'],
  ],
  bids: [
    [5, 8, 'up'],
    [9.7, 10, 'up'],
    [14.4, 13, 'up'],
    [19, 16, 'up'],
  ],
  asks: [
    [5, 16, 'down'],
    [9.7, 13, 'down'],
    [14.4, 10, 'down'],
    [19, 8, 'down'],
  ],
};

/** Memoised, because it does not change with the book. */
export const BookHead = memo(function BookHead({
  grouping,
  groupings,
  onGroupingChange,
  layout,
  onLayoutChange,
  locale,
  labels,
}: BookHeadProps) {
  const names = { both: labels.both, bids: labels.bidsOnly, asks: labels.asksOnly };
  return (
    <div className="ui:flex ui:h-10 ui:flex-none ui:items-center ui:gap-0.5 ui:ps-3 ui:pe-2">
      <span className="ui:me-auto ui:truncate ui:text-sm ui:font-semibold">{labels.title}</span>
      <ChoiceMenu
        label={labels.grouping}
        value={grouping}
        choices={groupings.map((value) => ({
          value,
          label: formatPrice(value, { tickSize: value, locale }),
        }))}
        onChange={onGroupingChange}
        className="ui:me-1"
        figures
      />
      {orderBookLayouts.map((each) => (
        <IconButton
          key={each}
          size="sm"
          className="ui:touch:size-11"
          label={names[each]}
          aria-pressed={layout === each}
          onClick={() => onLayoutChange(each)}
        >
          <svg
            width="14"
            height="14"
            viewBox="0 0 24 24"
            aria-hidden
            className="ui:rtl:-scale-x-100"
          >
            {drawings[each].map(([y, length, side]) => (
              <path
                key={y}
                d={`M4 ${y}h${length}`}
                strokeWidth="2.5"
                className={cn(
                  side === 'up' ? 'ui:stroke-up' : 'ui:stroke-down',
                  'ui:forced-colors:stroke-current',
                )}
              />
            ))}
          </svg>
        </IconButton>
      ))}
    </div>
  );
});
