import { memo } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { OrderBookLabels } from './messages.ts';

/** The units of totals: the base asset, or the quote asset at the prices of the rows. */
export const totalUnits = ['base', 'quote'] as const;
export type TotalUnit = (typeof totalUnits)[number];

/** The heads of the columns with their units. Memoised, because they do not change with the book. */
export const BookColumns = memo(function BookColumns({
  baseAsset,
  quoteAsset,
  totalUnit,
  onTotalUnitChange,
  labels,
}: {
  baseAsset: string;
  quoteAsset: string;
  totalUnit: TotalUnit;
  onTotalUnitChange: ((unit: TotalUnit) => void) | undefined;
  labels: OrderBookLabels;
}) {
  return (
    <div
      className={cn(
        'ui:grid ui:h-row-book ui:flex-none ui:grid-cols-(--book-columns) ui:items-center ui:px-3 ui:text-xs ui:font-medium ui:text-fg-muted',
        onTotalUnitChange ? 'ui:touch:min-h-11' : 'ui:touch:min-h-8',
      )}
    >
      <span aria-hidden>
        {labels.price} <span className="ui:text-fg-faint">{quoteAsset}</span>
      </span>
      {/* A long word reaches over the head of the price, which is short. */}
      <span aria-hidden className="ui:flex ui:[justify-content:right]">
        <span className="ui:whitespace-nowrap">
          {labels.amount} <span className="ui:text-fg-faint">{baseAsset}</span>
        </span>
      </span>
      <TotalHead
        unit={totalUnit}
        assets={{ base: baseAsset, quote: quoteAsset }}
        onChange={onTotalUnitChange}
        labels={labels}
      />
    </div>
  );
});

/** The head of the totals; a button that changes their unit, where the reader can. */
function TotalHead({
  unit,
  assets,
  onChange,
  labels,
}: {
  unit: TotalUnit;
  assets: Readonly<Record<TotalUnit, string>>;
  onChange: ((unit: TotalUnit) => void) | undefined;
  labels: OrderBookLabels;
}) {
  const other = unit === 'base' ? 'quote' : 'base';
  const text = (
    <>
      {labels.total} <span className="ui:text-fg-faint">{assets[unit]}</span>
    </>
  );
  if (!onChange) {
    return (
      <span aria-hidden className="ui:truncate ui:text-figures">
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-slot="order-book-total-unit"
      title={labels.totalIn({ unit: assets[other] })}
      onClick={() => onChange(other)}
      className="ui:h-full ui:cursor-pointer ui:truncate ui:text-figures ui:text-xs ui:font-medium ui:text-fg-muted ui:hover:text-fg ui:focus-visible:-outline-offset-2"
    >
      {text}
      <span className="ui:visually-hidden">{`, ${labels.totalIn({ unit: assets[other] })}`}</span>
    </button>
  );
}
