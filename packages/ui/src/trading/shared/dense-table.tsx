import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

// The tables of the trade desk: rows as high as the theme says of the trading tables, no lines, figures right-aligned. Their panel is the container that the
// columns are dropped by.

export function DenseTable({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <table
      data-slot="dense-table"
      className={cn('ui:w-full ui:font-text ui:text-sm ui:text-fg', className)}
      {...rest}
    />
  );
}

export interface HeadCellProps extends ComponentProps<'th'> {
  figures?: boolean | undefined;
}

export function HeadCell({ figures = false, className, ...rest }: HeadCellProps) {
  return (
    <th
      data-slot="dense-head"
      scope="col"
      className={cn(
        'ui:sticky ui:top-0 ui:z-1 ui:h-row-trading ui:touch:h-row-touch ui:bg-surface-1 ui:px-2 ui:text-xs ui:font-medium ui:whitespace-nowrap ui:text-fg-muted ui:first:ps-4 ui:last:pe-4',
        figures ? 'ui:text-figures' : 'ui:text-start',
        className,
      )}
      {...rest}
    />
  );
}

export interface SortHeadProps extends HeadCellProps {
  /** Undefined while another column sorts. */
  direction: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  children: ReactNode;
}

export function SortHead({ direction, onSort, figures, children, ...rest }: SortHeadProps) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <HeadCell aria-sort={direction ?? 'none'} figures={figures} {...rest}>
      <button
        type="button"
        data-slot="dense-sort"
        onClick={onSort}
        className={cn(
          'ui:hit-area ui:inline-flex ui:cursor-pointer ui:items-center ui:gap-1 ui:rounded-sm ui:hover:text-fg',
          direction && 'ui:text-fg',
        )}
      >
        {/* Its baseline, not the arrow's, is that of the head. */}
        <span className="ui:self-baseline">{children}</span>
        {/* Its place is kept, so that no column moves when another one sorts; left of a head that ends with its figures. */}
        <Arrow
          size={12}
          strokeWidth={2}
          aria-hidden
          className={cn(figures && 'ui:ltr:-order-1', !direction && 'ui:invisible')}
        />
      </button>
    </HeadCell>
  );
}

export interface CellProps extends ComponentProps<'td'> {
  figures?: boolean | undefined;
}

export function Cell({ figures = false, className, ...rest }: CellProps) {
  return (
    <td
      data-slot="dense-cell"
      className={cn(
        'ui:h-row-trading ui:px-2 ui:whitespace-nowrap ui:first:ps-4 ui:last:pe-4 ui:touch:h-row-touch',
        figures && 'ui:text-figures ui:num',
        className,
      )}
      {...rest}
    />
  );
}

/** Rows of the final height while the data is on its way. */
export function SkeletonRows({ rows, widths }: { rows: number; widths: readonly string[] }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr data-slot="dense-row" key={row} aria-hidden>
      {widths.map((width, column) => (
        <Cell key={column}>
          <span className={cn('ui:block ui:h-2.5 ui:rounded-sm ui:bg-surface-3', width)} />
        </Cell>
      ))}
    </tr>
  ));
}

/** The room of rows that are not in the page. */
export function SpaceRow({ height }: { height: number }) {
  return <tr data-slot="dense-space-row" aria-hidden style={{ height }} />;
}
