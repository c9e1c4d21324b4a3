// @where Widgets: keys of the desk, the chart, the order book and the palette
export type BookSide = 'asks' | 'bids';
const bookCells = ['price', 'amount', 'total'] as const;
export type BookCell = (typeof bookCells)[number];

/** A button of the book: `index` counts from the best price of its side. */
export interface BookPosition {
  readonly side: BookSide;
  readonly index: number;
  readonly cell: BookCell;
}

export interface BookRowCounts {
  readonly asks: number;
  readonly bids: number;
}

/**
 * The position that a key leads to, in the order of the screen: worst ask at the top, best ask and best bid in the middle,
 * worst bid at the end. Undefined for any other key.
 */
export function moveInBook(
  from: BookPosition,
  key: string,
  counts: BookRowCounts,
  isRtl: boolean,
): BookPosition | undefined {
  const line = lineOf(from);
  switch (key) {
    case 'ArrowUp':
      return atLine(line - 1, from.cell, counts);
    case 'ArrowDown':
      return atLine(line + 1, from.cell, counts);
    case 'Home':
      return atLine(0 - counts.asks, from.cell, counts);
    case 'End':
      return atLine(counts.bids - 1, from.cell, counts);
    case 's':
    case 'S':
      // The best price of the current side; from there, the best of the other side.
      return atLine(
        line === 0 || (from.side === 'asks' && line !== -1) ? -1 : 0,
        from.cell,
        counts,
      );
    case 'ArrowLeft':
      return { ...from, cell: neighbour(from.cell, isRtl ? 1 : -1) };
    case 'ArrowRight':
      return { ...from, cell: neighbour(from.cell, isRtl ? -1 : 1) };
    default:
      return undefined;
  }
}

/** The position, or the nearest existing one: the row with the focus may disappear. */
export function clampPosition(position: BookPosition, counts: BookRowCounts): BookPosition {
  return atLine(lineOf(position), position.cell, counts);
}

/** Index on the screen: bids 0, 1, 2 … downwards, asks −1, −2, −3 … upwards. */
function lineOf({ side, index }: BookPosition): number {
  return side === 'bids' ? index : -1 - index;
}

function atLine(line: number, cell: BookCell, { asks, bids }: BookRowCounts): BookPosition {
  const inside = Math.max(0 - asks, Math.min(bids - 1, line));
  return inside >= 0
    ? { side: 'bids', index: inside, cell }
    : { side: 'asks', index: -1 - inside, cell };
}

function neighbour(cell: BookCell, step: 1 | -1): BookCell {
  return bookCells[bookCells.indexOf(cell) + step] ?? cell;
}
