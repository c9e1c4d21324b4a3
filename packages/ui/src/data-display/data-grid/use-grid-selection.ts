import { useMemo, useRef } from 'react';
import { allSelected, selectRange, toggleAll, toggleRow } from './grid-selection.ts';

const nobody: ReadonlySet<string> = new Set();

export interface GridSelection {
  /** The selected rows that are still there, in the order shown. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly head: 'all' | 'some' | 'none';
  readonly toggle: (id: string, isRange: boolean) => void;
  /** Selects everything between the row where the range began and this one. */
  readonly extend: (from: string, to: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Selects rows, also as ranges from the row of the last press. */
export function useGridSelection(
  selected: ReadonlySet<string> | undefined,
  /** Ids of all rows that can be selected, in the order shown. */
  selectable: readonly string[],
  onChange: (selected: ReadonlySet<string>) => void,
): GridSelection {
  const anchor = useRef<string>(undefined);
  const now = selected ?? nobody;
  const shown = useMemo(
    () => (now.size === 0 ? [] : selectable.filter((id) => now.has(id))),
    [selectable, now],
  );
  return {
    ids: shown,
    has: (id) => now.has(id),
    head: useMemo(() => allSelected(now, selectable), [now, selectable]),
    toggle: (id, isRange) => {
      const next = isRange ? selectRange(now, selectable, anchor.current, id) : toggleRow(now, id);
      if (!isRange || anchor.current === undefined) anchor.current = id;
      onChange(next);
    },
    extend: (from, to) => {
      anchor.current ??= from;
      onChange(selectRange(selectRange(now, selectable, from, from), selectable, from, to));
    },
    toggleAll: () => onChange(toggleAll(now, selectable)),
    clear: () => {
      anchor.current = undefined;
      onChange(nobody);
    },
  };
}
