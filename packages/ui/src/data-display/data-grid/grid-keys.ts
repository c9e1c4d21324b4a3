import type { KeyboardEvent } from 'react';
import { directionAt } from '../../foundations/direction.ts';
import { pressedKey } from '../../foundations/pressed-key/pressed-key.ts';
import { type GridBounds, type GridPlace, movedPlace } from './grid-moves.ts';

/** Commands that the keys of a grid run. */
export interface GridCommands {
  place: GridPlace;
  bounds: Omit<GridBounds, 'isRtl'>;
  go: (place: GridPlace) => void;
  open: (row: number) => void;
  /** Undefined where rows cannot be selected. */
  select: ((row: number, isRange: boolean) => void) | undefined;
  extend: (from: number, to: number) => void;
  selectAll: () => void;
  /** In steps: 1 wider, -1 narrower. */
  resize: (column: number, by: number) => void;
}

/** Keys of the grid pattern of the ARIA Authoring Practices. What stands inside of a cell has keys of its own. */
export function pressGridKey(event: KeyboardEvent<HTMLElement>, grid: GridCommands): void {
  const { target, currentTarget, key, shiftKey } = event;
  if (!(target instanceof HTMLElement) || event.altKey) return;
  if (target !== currentTarget && !target.hasAttribute('data-grid-cell')) return;
  const hasCtrl = event.ctrlKey || event.metaKey;
  const { row, column } = grid.place;
  const isRtl = directionAt(currentTarget) === 'rtl';
  // A button or box presses itself.
  const isControl = /^(?:BUTTON|INPUT|A)$/.test(target.tagName);
  const done = (act: () => void) => {
    event.preventDefault();
    act();
  };
  if (key === ' ' && row >= 0 && grid.select && !isControl)
    return done(() => grid.select?.(row, shiftKey));
  if (key === 'Enter' && row >= 0 && target.tagName !== 'BUTTON') return done(() => grid.open(row));
  if (hasCtrl && pressedKey(event) === 'a' && grid.select) return done(grid.selectAll);
  if (shiftKey && row < 0 && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return done(() => grid.resize(column, (key === 'ArrowRight') === isRtl ? -1 : 1));
  const next = movedPlace(key, hasCtrl, grid.place, { ...grid.bounds, isRtl });
  if (next === undefined) return undefined;
  return done(() => {
    if (shiftKey && grid.select && row >= 0 && next.row >= 0 && next.row !== row)
      grid.extend(row, next.row);
    grid.go(next);
  });
}
