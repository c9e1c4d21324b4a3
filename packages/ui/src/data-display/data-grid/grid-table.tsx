// @where Looks: rows of a long list that are rendered (virtual scrolling)
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { gridRowVariants } from './grid-cells.ts';
import type { DataGridDensity } from './grid-layout.ts';

/** Number of rows before the end at which the next ones are read. */
const ahead = 30;
/** Rows that are drawn beyond each edge. */
const overscan = 8;

export interface GridTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  scroller: RefObject<HTMLDivElement | null>;
  /** Undefined while the rows load. */
  count: number | undefined;
  /** The row in the tab order, which stays drawn. */
  kept: number;
  keyOf: (index: number) => string;
  density: DataGridDensity;
  /** Rows differ in height: each is measured. */
  isMeasured: boolean;
  /** Says when the pointer is on the rows, whose order then stays. Not on the head, which changes it. */
  hold: { onPointerEnter: () => void; onPointerLeave: () => void };
  vars: CSSProperties;
  head: ReactNode;
  row: (
    index: number,
    start: number,
    measure: ((element: HTMLElement | null) => void) | undefined,
  ) => ReactNode;
  /** In place of the rows while they load. */
  skeleton: ReactNode;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** The scroll box of the grid, with the rows in sight (TanStack Virtual); asks for more before its end. */
export function GridTable({
  scroller,
  count,
  kept,
  keyOf,
  density,
  isMeasured,
  hold,
  vars,
  head,
  row,
  skeleton,
  onMore,
  isLoadingMore,
  ...rest
}: GridTableProps) {
  const probe = useRef<HTMLDivElement>(null);
  const rowHeight = useHeight(probe);
  // oxlint-disable-next-line react/incompatible-library -- what changes with the scroll is read here and handed on as values
  const rows = useVirtualizer({
    count: count ?? 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    // A scroll is drawn with the next frame; forcing it into the event costs frames where rows are many.
    useFlushSync: false,
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (kept < 0 || kept >= range.count || shown.includes(kept)) return shown;
      return [...shown, kept].toSorted((a, b) => a - b);
    },
  });
  const measuredBy = useRef(rowHeight);
  useLayoutEffect(() => {
    // It has begun with this height: to count again takes long where rows are many.
    if (measuredBy.current === rowHeight) return;
    measuredBy.current = rowHeight;
    rows.measure();
  }, [rows, rowHeight]);
  usePrefetch({ end: rows.range?.endIndex, count, onMore, isLoadingMore });
  return (
    <div
      ref={scroller}
      data-slot="data-grid-table"
      role="grid"
      aria-busy={count === undefined}
      aria-rowcount={count === undefined ? undefined : onMore ? -1 : count + 1}
      className="ui:relative ui:overflow-auto ui:overscroll-contain ui:font-text ui:text-fg"
      {...rest}
      style={{ ...vars, '--grid-sight': `${rows.scrollRect?.width ?? 0}px` } as CSSProperties}
    >
      <div
        ref={probe}
        data-slot="data-grid-probe"
        aria-hidden
        className={`${gridRowVariants({ density })} ui:pointer-events-none ui:invisible ui:absolute`}
      />
      {head}
      {count === undefined ? (
        <div data-slot="data-grid-body" className="ui:min-w-(--grid-width)">
          {skeleton}
        </div>
      ) : (
        <div
          data-slot="data-grid-body"
          role="rowgroup"
          className="ui:relative ui:min-w-(--grid-width)"
          style={{ height: rows.getTotalSize() }}
          {...hold}
        >
          {rows
            .getVirtualItems()
            .map(({ index, start }) =>
              row(index, start, isMeasured ? rows.measureElement : undefined),
            )}
        </div>
      )}
    </div>
  );
}

/** Height of an element in px, also when text size or density change it. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(36);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const px = entry?.borderBoxSize[0]?.blockSize;
      if (px !== undefined && px > 0) setHeight(px);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

/** Asks for the next rows before the last ones are reached: once for each length, so that a failure is not repeated. */
function usePrefetch({
  end,
  count,
  onMore,
  isLoadingMore,
}: { end: number | undefined } & Pick<GridTableProps, 'count' | 'onMore' | 'isLoadingMore'>) {
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (!onMore || isLoadingMore || count === undefined || end === undefined) return;
    if (end < count - ahead || asked.current === count) return;
    asked.current = count;
    onMore();
  }, [end, count, onMore, isLoadingMore]);
}
