/** A place in the grid, by index. Row -1 is the head. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows of one page of the keyboard. */
  readonly page: number;
  readonly isRtl: boolean;
}

/**
 * Returns the cell to which a key leads, by the grid pattern of the ARIA Authoring Practices; undefined for a key that
 * does not move. At an edge the place stays.
 */
export function movedPlace(
  key: string,
  hasCtrl: boolean,
  { row, column }: GridPlace,
  { rows, columns, page, isRtl }: GridBounds,
): GridPlace | undefined {
  const forward = isRtl ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.min(rows - 1, Math.max(-1, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - forward);
    case 'ArrowRight':
      return to(row, column + forward);
    case 'Home':
      return hasCtrl ? to(Math.min(0, rows - 1), 0) : to(row, 0);
    case 'End':
      return hasCtrl ? to(rows - 1, columns - 1) : to(row, columns - 1);
    // From the head, a page begins with the first row; back, it ends there.
    case 'PageUp':
      return to(row < 0 ? -1 : Math.max(0, row - page), column);
    case 'PageDown':
      return to(Math.max(0, row) + page, column);
    default:
      return undefined;
  }
}
