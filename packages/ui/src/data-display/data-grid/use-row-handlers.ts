import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { toggled } from './grid-layout.ts';

interface RowCommands<Row> {
  onOpen: ((row: Row) => void) | undefined;
  rowOf: (id: string) => Row | undefined;
  select: (id: string, isRange: boolean) => void;
  hasSelection: boolean;
  setExpanded: (change: (known: readonly string[]) => readonly string[]) => void;
}

/** Returns the handlers of a row. They keep their identity, because rows are memoised. */
export function useRowHandlers<Row>(commands: RowCommands<Row>) {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  return useMemo(
    () => ({
      onToggle: (id: string, isRange: boolean) => latest.current.select(id, isRange),
      onExpand: (id: string) => latest.current.setExpanded((known) => toggled(known, id)),
      onPress: (id: string, event: MouseEvent) => {
        const { target, shiftKey, ctrlKey, metaKey } = event;
        if (target instanceof Element && target.closest('a, button, input')) return;
        const { hasSelection, select, rowOf, onOpen } = latest.current;
        if (hasSelection && (shiftKey || ctrlKey || metaKey)) {
          // A press with Shift selects text as well.
          getSelection()?.removeAllRanges();
          select(id, shiftKey);
          return;
        }
        // The end of a selection of text is no press.
        if (getSelection()?.isCollapsed === false) return;
        const row = rowOf(id);
        if (row !== undefined) onOpen?.(row);
      },
    }),
    [],
  );
}
