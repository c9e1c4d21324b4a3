import { Decimal, formatPercent } from '@agio/money';
import { type ComponentProps, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useLocale, useMessages } from '../../foundations/language/language.tsx';
import { fractionDigits } from '../../data-display/amount/amount-text.tsx';
import {
  type Freshness,
  isCurrent,
  isMissing,
  loadStateOfStream,
} from '../../foundations/freshness.ts';
import { Loadable } from '../../feedback/loadable/loadable.tsx';
import { BookColumns, type TotalUnit, totalUnits } from './book-columns.tsx';
import { BookHead, type OrderBookLayout, orderBookLayouts } from './book-head.tsx';
import { gridRows, useFittingRows } from './book-layout.ts';
import { BookNotice, BookSkeleton } from './book-skeleton.tsx';
import { BookRows, type OrderBookRow } from './book-rows.tsx';
import { BookSummary } from './book-summary.tsx';
import { BookSumsCard } from './book-sums-card.tsx';
import { totalValues, valueDigits } from './book-sums.ts';
import { type OrderBookLabels, orderBookMessages } from './messages.ts';
import { MidRow, type PriceDirection } from './mid-row.tsx';
import type { BookSide } from './navigation.ts';
import { useAmountFlash } from './use-amount-flash.ts';
import { useBookButtons } from './use-book-buttons.ts';
import { useBookReach } from './use-book-reach.ts';

export { orderBookLayouts, totalUnits };
export type { BookSide, OrderBookLabels, OrderBookLayout, OrderBookRow, PriceDirection, TotalUnit };

export interface OrderBookProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The freshness of the book. */
  status: Freshness;
  /**
   * The market is halted: the book is muted, however fresh it is.
   * @default false
   */
  isHalted?: boolean | undefined;
  /** Levels of the buyers, the highest price first. */
  bids: readonly OrderBookRow[];
  /** Levels of the sellers, the lowest price first. */
  asks: readonly OrderBookRow[];
  baseAsset: string;
  quoteAsset: string;
  /** Decimal strings: the steps of price and amount, for the number of digits. */
  tickSize: string;
  stepSize: string;
  /** The last price. */
  last?: string | undefined;
  /** Direction of the last price. */
  lastDirection?: PriceDirection | undefined;
  /** Best ask − best bid as a decimal string; undefined for a crossed book. */
  spread?: string | undefined;
  /** The price step of a row: one of `groupings`. */
  grouping: string;
  /** The price steps to choose from, as decimal strings; the finest is the tick. */
  groupings: readonly string[];
  /** Called with the new price step. */
  onGroupingChange: (grouping: string) => void;
  /**
   * Both sides, only bids or only asks.
   * @default 'both'
   */
  layout?: OrderBookLayout | undefined;
  /** Called with the new layout. */
  onLayoutChange: (layout: OrderBookLayout) => void;
  /**
   * The asset that totals are in; the base asset by default.
   * @default 'base'
   */
  totalUnit?: TotalUnit | undefined;
  /** Called with the new unit of totals; without it there is no choice. */
  onTotalUnitChange?: ((unit: TotalUnit) => void) | undefined;
  /** Prices of rows with an order of the user, written as in the rows. */
  ownPrices?: { bids: ReadonlySet<string>; asks: ReadonlySet<string> } | undefined;
  /** Called with the price of a pressed level. */
  onPrice?: ((price: string, side: BookSide) => void) | undefined;
  /** Called with the amount of a pressed level, in the base asset. */
  onAmount?: ((amount: string, side: BookSide) => void) | undefined;
  /** Called with the cumulative amount of a pressed level, in the base asset. */
  onTotal?: ((total: string, side: BookSide) => void) | undefined;
  /** Connects, or loads the book, again. */
  onReconnect?: (() => void) | undefined;
  /** Called with the number of rows per side to give: those that fit, and more while the reader is in the book. */
  onRowCountChange?: ((rows: number) => void) | undefined;
  locale?: string | undefined;
  labels?: Partial<OrderBookLabels> | undefined;
}

/**
 * The levels of a market: asks above, bids below, last price and spread between. Every figure is a button that passes
 * itself to the ticket. Renders as many rows as fit, so it needs a definite height; deeper rows come by scrolling.
 */
export function OrderBook({
  status,
  isHalted = false,
  bids,
  asks,
  baseAsset,
  quoteAsset,
  tickSize,
  stepSize,
  last,
  lastDirection,
  spread,
  grouping,
  groupings,
  onGroupingChange,
  layout = 'both',
  onLayoutChange,
  totalUnit = 'base',
  onTotalUnitChange,
  ownPrices,
  onPrice,
  onAmount,
  onTotal,
  onReconnect,
  onRowCountChange,
  locale: ownLocale,
  labels: ownLabels,
  className,
  ...rest
}: OrderBookProps) {
  const labels = useMessages(orderBookMessages, ownLabels);
  const locale = useLocale(ownLocale);
  const area = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLElement>(null);
  const fitting = useFittingRows(area, ruler, layout);
  const { fit, rowHeight } = fitting;
  const reach = useBookReach(fitting, onRowCountChange);
  const shown = {
    asks: layout === 'bids' ? [] : asks.slice(0, reach.rows.asks),
    bids: layout === 'asks' ? [] : bids.slice(0, reach.rows.bids),
  };
  const counts = {
    asks: layout === 'bids' ? 0 : Math.min(asks.length, reach.known),
    bids: layout === 'asks' ? 0 : Math.min(bids.length, reach.known),
  };
  const isStill = isHalted && !isMissing(status) && status !== 'paused';
  const isMuted = isStill || !isCurrent(status);
  useAmountFlash(area, shown.bids, shown.asks, status === 'live' && !isStill);
  const { active, hasFocus, handlers } = useBookButtons(
    area,
    { rows: shown, counts, reach: reach.reach },
    { onPrice, onAmount, onTotal },
  );
  const isInQuote = totalUnit === 'quote';
  const values = isInQuote
    ? { asks: totalValues(shown.asks), bids: totalValues(shown.bids) }
    : undefined;
  const digitsOfTotals = values
    ? Math.min(
        valueDigits(values.asks.slice(0, fit).at(-1), fractionDigits(tickSize)),
        valueDigits(values.bids.slice(0, fit).at(-1), fractionDigits(tickSize)),
      )
    : fractionDigits(stepSize);
  const side = {
    active,
    baseAsset,
    quoteAsset,
    priceDigits: fractionDigits(grouping),
    amountDigits: fractionDigits(stepSize),
    totalUnit,
    totalDigits: digitsOfTotals,
    locale,
    muted: isMuted,
    // Depth of the rows that fit: bars keep their length while deeper rows come.
    fullDepth: Math.max(shown.asks[fit - 1]?.depth ?? 0, shown.bids[fit - 1]?.depth ?? 0) || 1,
    height: rowHeight === 0 ? undefined : fit * rowHeight,
    labels,
  };
  // Only a live book is known to be empty: the text invites the reader to set a price.
  const isEmpty = status === 'live' && !isStill && bids.length + asks.length === 0;
  return (
    <section
      data-slot="order-book"
      data-status={isStill ? 'halted' : status}
      aria-label={labels.title}
      aria-busy={status === 'connecting' || status === 'resyncing'}
      className={cn(
        'ui:flex ui:min-h-0 ui:flex-col ui:bg-surface-1 ui:font-text ui:text-fg',
        // Column widths differ between markets, but never change within a book.
        'ui:[--book-columns:minmax(4.5rem,1fr)_minmax(0,1.15fr)_minmax(0,1.15fr)]',
        className,
      )}
      {...rest}
    >
      <BookHead
        grouping={grouping}
        groupings={groupings}
        onGroupingChange={onGroupingChange}
        layout={layout}
        onLayoutChange={onLayoutChange}
        locale={locale}
        labels={labels}
      />
      <BookSummary
        bid={bids[0]?.price}
        ask={asks[0]?.price}
        spread={spread}
        tickSize={tickSize}
        spoken={hasFocus}
        locale={locale}
        labels={labels}
      />
      <BookColumns
        baseAsset={baseAsset}
        quoteAsset={quoteAsset}
        totalUnit={totalUnit}
        onTotalUnitChange={onTotalUnitChange}
        labels={labels}
      />
      <div
        ref={area}
        {...handlers}
        {...reach.handlers}
        className="ui:relative ui:min-h-0 ui:flex-1 ui:contain-strict"
      >
        {/* Measures at any text size how many rows fit: its height is that of a row, its width the height of the middle row. */}
        <i
          ref={ruler}
          aria-hidden
          className="ui:invisible ui:absolute ui:h-row-book ui:w-11 ui:touch:min-h-8"
        />
        <Loadable
          state={loadStateOfStream(status)}
          notes={{ loading: labels.loading, error: { title: labels.failed } }}
          onRetry={onReconnect}
          skeleton={<BookSkeleton rows={fit} layout={layout} className={gridRows({ layout })} />}
          className="ui:absolute ui:inset-0"
        >
          <div
            className={cn('ui:absolute ui:inset-0 ui:grid ui:grid-cols-1', gridRows({ layout }))}
          >
            {layout === 'bids' ? null : (
              <BookRows
                side="asks"
                rows={shown.asks}
                values={values?.asks}
                own={ownPrices?.asks}
                past={reach.past.asks}
                {...side}
              />
            )}
            <MidRow
              last={last}
              direction={isMuted ? undefined : lastDirection}
              spread={spread}
              spreadPercent={spreadPercent(spread, last, locale)}
              tickSize={tickSize}
              status={status}
              isHalted={isStill}
              onReconnect={onReconnect}
              locale={locale}
              labels={labels}
            />
            {layout === 'asks' ? null : (
              <BookRows
                side="bids"
                rows={shown.bids}
                values={values?.bids}
                own={ownPrices?.bids}
                past={reach.past.bids}
                {...side}
              />
            )}
            {isEmpty ? <BookNotice>{labels.empty}</BookNotice> : null}
          </div>
        </Loadable>
        <BookSumsCard
          area={area}
          rows={shown}
          isGrouped={grouping !== groupings[0]}
          baseAsset={baseAsset}
          quoteAsset={quoteAsset}
          priceDigits={fractionDigits(tickSize)}
          amountDigits={fractionDigits(stepSize)}
          locale={locale}
          labels={labels}
        />
      </div>
    </section>
  );
}

/** In percent of the last price. */
function spreadPercent(spread: string | undefined, last: string | undefined, locale: string) {
  const width = Decimal.parse(spread);
  const price = Decimal.parse(last);
  if (!width || !price?.isPositive) return undefined;
  const percent = width.times(Decimal.of('100')).dividedBy(price, 4, 'half-up');
  return formatPercent(percent, { locale });
}
