import { cva } from 'class-variance-authority';
import { ArrowDownToLine, ArrowUpToLine } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { moveText } from '../../foundations/move-text.ts';
import { amountParts, partsText } from '../../data-display/amount/amount-text.tsx';
import { flashVariants } from '../shared/motion.ts';
import type { OrderBookLabels } from './messages.ts';
import type { BookCell, BookPosition, BookSide } from './navigation.ts';

/** A row of the book, with decimal strings. */
export interface OrderBookRow {
  readonly price: string;
  /** In the base asset. */
  readonly amount: string;
  /** Sum of the amounts from the best row to this one. */
  readonly total: string;
  /** Length of the bar, 0 to 1. */
  readonly depth: number;
}

interface BookRowsProps {
  side: BookSide;
  /** The best price first. */
  rows: readonly OrderBookRow[];
  /** The totals of the rows in the quote asset, where they are shown. */
  values: readonly string[] | undefined;
  own: ReadonlySet<string> | undefined;
  /** Rows that are scrolled out of sight at the best price. */
  past: number;
  /** Height of the visible rows in px. */
  height: number | undefined;
  /** The depth whose bar is as wide as a row. */
  fullDepth: number;
  /** The button of the book that Tab reaches. */
  active: BookPosition;
  baseAsset: string;
  quoteAsset: string;
  priceDigits: number;
  amountDigits: number;
  totalUnit: 'base' | 'quote';
  totalDigits: number;
  locale: string;
  muted: boolean;
  labels: OrderBookLabels;
}

// Rows are keyed by index: a frame changes texts and moves no nodes. The totals change in most rows of a frame and the
// other figures stay, so row and cell are memoised.

/** One side of the book. The best price is first in the document, also where CSS draws it last. */
export function BookRows({
  side,
  rows,
  values,
  own,
  past,
  height,
  fullDepth,
  active,
  ...shared
}: BookRowsProps) {
  const isAsks = side === 'asks';
  const list = useRef<HTMLOListElement>(null);
  return (
    <div
      className={cn(
        'ui:relative ui:flex ui:min-h-0 ui:flex-col',
        isAsks ? 'ui:justify-end' : 'ui:justify-start',
      )}
    >
      <ol
        ref={list}
        data-slot="order-book-side"
        data-side={side}
        aria-label={isAsks ? shared.labels.asks : shared.labels.bids}
        // No scrollbar: it would push the figures off their heads.
        className={cn(
          'ui:flex ui:min-h-0 ui:overflow-y-auto ui:[scrollbar-width:none]',
          isAsks ? 'ui:flex-col-reverse' : 'ui:flex-col',
        )}
        style={{ maxHeight: height }}
      >
        {rows.map((row, index) => (
          <Row
            key={index}
            side={side}
            index={index}
            row={row}
            total={values?.[index] ?? row.total}
            bar={Math.min(1, row.depth / fullDepth)}
            tabStop={active.side === side && active.index === index ? active.cell : undefined}
            isOwn={own?.has(row.price) ?? false}
            {...shared}
          />
        ))}
      </ol>
      {past > 0 ? (
        <BackToBest
          isAsks={isAsks}
          label={shared.labels.backToBest}
          onBack={() => list.current?.scrollTo({ top: 0 })}
        />
      ) : null}
    </div>
  );
}

interface RowProps extends Omit<
  BookRowsProps,
  'rows' | 'values' | 'own' | 'past' | 'height' | 'fullDepth' | 'active'
> {
  index: number;
  row: OrderBookRow;
  /** In the unit of totals. */
  total: string;
  isOwn: boolean;
  /** Length of the bar, 0 to 1. */
  bar: number;
  /** The cell that Tab reaches. */
  tabStop: BookCell | undefined;
}

const Row = memo(function Row({
  side,
  index,
  row,
  total,
  isOwn,
  bar,
  tabStop,
  muted,
  labels,
  ...rest
}: RowProps) {
  const { baseAsset, quoteAsset, priceDigits, amountDigits, totalUnit, totalDigits, locale } = rest;
  const isAsks = side === 'asks';
  const move = muted ? 'quiet' : isAsks ? 'down' : 'up';
  const cell = (name: BookCell) => ({
    side,
    index,
    name,
    isTabStop: tabStop === name,
    locale,
  });
  const amountColour = muted ? 'ui:text-fg-muted' : '';
  return (
    // A change in a row lays out that row alone. `paint` is left out, as the focus ring extends beyond the row.
    <li
      data-slot="order-book-row"
      className="ui:group/row ui:relative ui:grid ui:h-row-book ui:[contain:layout_size_style] ui:flex-none ui:grid-cols-(--book-columns) ui:px-3 ui:touch:min-h-8"
    >
      <i aria-hidden className={depthBar({ move })} style={{ transform: `scaleX(${bar})` }} />
      <i
        aria-hidden
        data-flash
        className={cn(overlay, flashVariants({ move: isAsks ? 'down' : 'up' }))}
      />
      <i
        aria-hidden
        // Lines in place of a tint, so that the figures keep their contrast.
        className={cn(
          overlay,
          'ui:border-y ui:border-fg ui:opacity-0 ui:group-hover/row:opacity-24',
        )}
      />
      {isOwn ? <OwnMark /> : null}
      <Cell
        {...cell('price')}
        className={cn(
          'ui:text-start',
          moveText({ move }),
          isOwn ? 'ui:font-semibold' : 'ui:font-[450]',
        )}
        value={row.price}
        digits={priceDigits}
        dim={false}
        spoken={isOwn ? ` ${quoteAsset}, ${labels.yourOrder}` : ` ${quoteAsset}`}
      />
      <Cell
        {...cell('amount')}
        className={cn('ui:text-figures ui:font-[450]', amountColour)}
        value={row.amount}
        digits={amountDigits}
        dim={!muted}
        spoken={` ${baseAsset}`}
      />
      <Cell
        {...cell('total')}
        className={cn('ui:text-figures ui:font-[450]', amountColour)}
        value={total}
        digits={totalDigits}
        dim={!muted}
        spoken={` ${totalUnit === 'base' ? baseAsset : quoteAsset} ${labels.cumulative}`}
      />
    </li>
  );
});

/** Over the row beside the last price, at its end: the figures there are those of a deeper level. */
function BackToBest({
  isAsks,
  label,
  onBack,
}: {
  isAsks: boolean;
  label: string;
  onBack: () => void;
}) {
  const Arrow = isAsks ? ArrowDownToLine : ArrowUpToLine;
  return (
    <span className={cn('ui:absolute ui:end-2', isAsks ? 'ui:bottom-1' : 'ui:top-1')}>
      <IconButton
        size="sm"
        label={label}
        onClick={onBack}
        className="ui:bg-surface-3 ui:shadow-overlay"
      >
        <Arrow size={14} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}

const overlay = 'ui:pointer-events-none ui:absolute ui:inset-0';

const depthBar = cva([overlay, 'ui:origin-right ui:rtl:origin-left'], {
  variants: { move: { up: 'ui:bg-up-soft', down: 'ui:bg-down-soft', quiet: 'ui:bg-surface-2' } },
});

interface CellProps {
  side: BookSide;
  index: number;
  name: BookCell;
  isTabStop: boolean;
  value: string;
  digits: number;
  dim: boolean;
  /** Read out after the figure. */
  spoken: string;
  locale: string;
  className: string;
}

/** A figure as a button. Its data attributes identify it for the event handlers of the whole book. */
const Cell = memo(function Cell({
  side,
  index,
  name,
  isTabStop,
  value,
  digits,
  dim,
  spoken,
  locale,
  className,
}: CellProps) {
  return (
    <button
      type="button"
      data-slot="order-book-cell"
      data-side={side}
      data-index={index}
      data-cell={name}
      tabIndex={isTabStop ? 0 : -1}
      className={cn(
        'ui:relative ui:min-w-0 ui:max-w-full ui:cursor-pointer ui:overflow-hidden ui:rounded-sm ui:text-sm ui:num ui:focus-visible:outline-offset-0',
        className,
      )}
    >
      {partsText(amountParts(value, digits, locale), {
        alignDigits: undefined,
        className: dim ? 'ui:text-fg-faint' : undefined,
      })}
      <span className="ui:visually-hidden">{spoken}</span>
    </button>
  );
});

function OwnMark() {
  return (
    <svg
      aria-hidden
      width="6"
      height="8"
      viewBox="0 0 6 8"
      className="ui:absolute ui:start-0.5 ui:top-1/2 ui:-mt-1 ui:fill-accent ui:rtl:-scale-x-100 ui:forced-colors:fill-[Highlight]"
    >
      <path d="M0 0l6 4-6 4z" />
    </svg>
  );
}
