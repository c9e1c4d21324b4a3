import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DataTableSort, nextSort } from '../../data-display/data-table/sort-rows.ts';
import { cn } from '../../foundations/cn/cn.ts';
import type { PairSort } from './find-pairs.ts';
import type { PairSelectorLabels } from './messages.ts';
import { pairColumns } from './pair-columns.ts';

interface Sorting {
  sort: DataTableSort | undefined;
  onSort: (sort: DataTableSort) => void;
}

/** The heads over the rows of a `PairList`. */
export function PairHeads({
  sort,
  onSort,
  volumeUnit,
  labels,
}: Sorting & { volumeUnit: string | undefined; labels: PairSelectorLabels }) {
  return (
    <div
      className={cn(
        pairColumns,
        'ui:min-h-7 ui:border-b ui:border-line-overlay ui:ps-11 ui:pe-4 ui:text-xs ui:font-medium ui:text-fg-muted',
      )}
    >
      <SortHead column="market" first="ascending" className="ui:text-start" {...{ sort, onSort }}>
        {labels.market}
      </SortHead>
      <span aria-hidden className="ui:text-figures">
        {labels.lastPrice}
      </span>
      <SortHead column="dayChange" className="ui:text-figures" {...{ sort, onSort }}>
        {labels.dayChange}
      </SortHead>
      <SortHead column="volume" className="ui:text-figures ui:max-sm:hidden" {...{ sort, onSort }}>
        {labels.volume}
        {volumeUnit === undefined ? null : ` ${volumeUnit}`}
      </SortHead>
    </div>
  );
}

/** The head of a column that sorts. */
function SortHead({
  column,
  first = 'descending',
  sort,
  onSort,
  className,
  children,
}: Sorting & {
  column: PairSort;
  first?: 'ascending' | 'descending';
  className?: string;
  children: ReactNode;
}) {
  const direction = sort?.column === column ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-slot="pair-sort"
      aria-pressed={direction !== undefined}
      onClick={() => onSort(nextSort(sort, column, first))}
      className={cn(
        'ui:hit-area ui:min-w-0 ui:cursor-pointer ui:rounded-sm ui:leading-[14px] ui:[overflow-wrap:anywhere] ui:hover:text-fg ui:aria-pressed:text-fg',
        className,
      )}
    >
      {direction ? (
        <Arrow size={12} strokeWidth={2} aria-hidden className="ui:me-0.5 ui:inline" />
      ) : null}
      {children}
    </button>
  );
}
