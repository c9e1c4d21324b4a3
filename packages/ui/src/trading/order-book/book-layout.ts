// @where Trading: rows of the order book: most levels of a side, and those that fit
import { cva } from 'class-variance-authority';
import type { RefObject } from 'react';
import { useElementSize } from '../../foundations/use-element-size.ts';
import type { OrderBookLayout } from './book-head.tsx';

/** Minimum number of rows for each side, also where they do not fit. */
const fewestRows = 3;

/** Rows of the grid that holds the sides and the last price. */
export const gridRows = cva('', {
  variants: {
    layout: {
      both: 'ui:grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)]',
      asks: 'ui:grid-rows-[minmax(0,1fr)_auto]',
      bids: 'ui:grid-rows-[auto_minmax(0,1fr)]',
    } satisfies Record<OrderBookLayout, string>,
  },
});

/** Returns the rows per side that fit into the area, and the height of one in px: 0 before it is measured. */
export function useFittingRows(
  area: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  layout: OrderBookLayout,
): { fit: number; rowHeight: number } {
  const size = useElementSize(area);
  const measure = useElementSize(ruler);
  const rowHeight = (size && measure?.height) ?? 0;
  const room = size && measure && rowHeight > 0 ? (size.height - measure.width) / rowHeight : 0;
  return {
    fit: Math.max(fewestRows, Math.floor(layout === 'both' ? room / 2 : room)),
    rowHeight,
  };
}
