// @where Trading: rows of the order book: most levels of a side, and those that fit
import { type PointerEvent, type UIEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookSide } from './navigation.ts';

/** Most levels of a side that the reader can scroll to. */
const deepest = 60;

/** Rows below the visible ones, so that a scroll never meets an end that is not one. */
const ahead = 8;

const top = { asks: 0, bids: 0 };

/**
 * Returns the number of rows in the page for each side: those that fit, and more while the pointer or the focus is in
 * the book or a side is scrolled. An untouched book renders no rows out of sight.
 */
export function useBookReach(
  { fit, rowHeight }: { fit: number; rowHeight: number },
  onRowCountChange: ((rows: number) => void) | undefined,
) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  /** Rows that are scrolled out of sight at the best price. */
  const [past, setPast] = useState<Readonly<Record<BookSide, number>>>(top);
  const isUsed = isPointed || hasFocus || past.asks + past.bids > 0;
  const known = isUsed ? Math.max(fit, deepest) : fit;
  useEffect(() => {
    if (rowHeight > 0) onRowCountChange?.(known);
  }, [rowHeight, known, onRowCountChange]);

  const rowsOf = (side: BookSide) => (isUsed ? Math.min(fit + past[side] + ahead, known) : fit);
  return {
    /** Rows of each side that can be reached. */
    known,
    rows: { asks: rowsOf('asks'), bids: rowsOf('bids') },
    past,
    /** Brings a row into the page before it gets the focus. */
    reach: (side: BookSide, index: number) => {
      if (index >= rowsOf(side))
        flushSync(() => setPast((now) => ({ ...now, [side]: index - fit + 1 })));
    },
    /** For the area around both sides. */
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setPointed(true);
      },
      onPointerLeave: () => setPointed(false),
      // A finger scrolls with its first move: the rows must be there by then.
      onTouchStart: () => setPointed(true),
      onFocusCapture: () => setFocus(true),
      onBlurCapture: () => setFocus(false),
      onScrollCapture: ({ target }: UIEvent) => {
        if (!(target instanceof HTMLElement) || rowHeight === 0) return;
        const side = target.dataset['side'] === 'asks' ? 'asks' : 'bids';
        // Asks scroll upwards from the best price: their distance is negative.
        const rows = Math.round(Math.abs(target.scrollTop) / rowHeight);
        setPast((now) => (now[side] === rows ? now : { ...now, [side]: rows }));
      },
    },
  };
}
