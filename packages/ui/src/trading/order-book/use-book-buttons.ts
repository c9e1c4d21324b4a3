import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { OrderBookRow } from './book-rows.tsx';
import {
  type BookPosition,
  type BookRowCounts,
  type BookSide,
  clampPosition,
  moveInBook,
} from './navigation.ts';

interface Taken {
  onPrice: ((price: string, side: BookSide) => void) | undefined;
  onAmount: ((amount: string, side: BookSide) => void) | undefined;
  onTotal: ((total: string, side: BookSide) => void) | undefined;
}

interface ReachableRows {
  /** Rows in the page. */
  rows: Readonly<Record<BookSide, readonly OrderBookRow[]>>;
  /** All that keys can reach. */
  counts: BookRowCounts;
  /** Brings a row into the page. */
  reach: (side: BookSide, index: number) => void;
}

/** Event handlers for the area around the rows, as rows change with every frame. */
interface BookHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Keyboard and pointer of the book: one tab stop, arrow keys inside; a press or Enter passes a figure to the ticket. */
export function useBookButtons(
  area: RefObject<HTMLElement | null>,
  { rows, counts, reach }: ReachableRows,
  { onPrice, onAmount, onTotal }: Taken,
): { active: BookPosition; hasFocus: boolean; handlers: BookHandlers } {
  const [focused, setFocused] = useState<BookPosition>({ side: 'bids', index: 0, cell: 'price' });
  const [hasFocus, setHasFocus] = useState(false);
  // The figure at the start of a press counts: rows may change before its end.
  const pressed = useRef<{ button: Element; row: OrderBookRow }>(undefined);
  const rowAt = ({ side, index }: BookPosition) => rows[side][index];

  const handlers: BookHandlers = {
    onPointerDown: ({ target }) => {
      const button = buttonOf(target);
      const row = button && rowAt(positionOf(button));
      pressed.current = row && { button, row };
    },
    onClick: ({ target, detail }) => {
      const button = buttonOf(target);
      if (!button) return;
      const { side, index, cell } = positionOf(button);
      // A click by a key has `detail` 0 and no press before it.
      const meant =
        detail > 0 && pressed.current?.button === button ? pressed.current.row : undefined;
      const row = meant ?? rowAt({ side, index, cell });
      if (!row) return;
      if (cell === 'price') onPrice?.(row.price, side);
      if (cell === 'amount') onAmount?.(row.amount, side);
      if (cell === 'total') onTotal?.(row.total, side);
    },
    onKeyDown: (event) => {
      const button = buttonOf(event.target);
      if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
      const isRtl = getComputedStyle(button).direction === 'rtl';
      const next = moveInBook(positionOf(button), event.key, counts, isRtl);
      if (!next) return;
      event.preventDefault();
      const { side, index, cell } = next;
      reach(side, index);
      const selector = `[data-side=${side}][data-index="${index}"][data-cell=${cell}]`;
      area.current?.querySelector<HTMLElement>(selector)?.focus();
    },
    onFocus: ({ target }) => {
      const button = buttonOf(target);
      if (!button) return;
      setFocused(positionOf(button));
      setHasFocus(true);
    },
    onBlur: () => setHasFocus(false),
  };
  return { active: clampPosition(focused, counts), hasFocus, handlers };
}

/** The figure of an event; undefined for other buttons in the area. */
function buttonOf(target: EventTarget): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return found ?? undefined;
}

function positionOf({ dataset: { side, index = '0', cell } }: HTMLElement): BookPosition {
  return {
    side: side === 'asks' ? 'asks' : 'bids',
    index: Number.parseInt(index, 10),
    cell: cell === 'amount' || cell === 'total' ? cell : 'price',
  };
}
