import { ValueStore } from '@agio/api-client/store';
import { useStore } from '@agio/api-client/react';
import type { CommandPaletteGroup, CommandPaletteLabels } from '@agio/ui/command-palette';
import { useEffect, useId } from 'react';

/** Entries that a widget on the page adds to the command palette. */
export interface PaletteItems {
  readonly groups: readonly CommandPaletteGroup[];
  /** It is about what is open, and stands before the others. */
  readonly isFirst?: boolean | undefined;
  /** Note about a search that runs or failed. */
  readonly note?: string | undefined;
  readonly labels?: Partial<CommandPaletteLabels> | undefined;
  /** Id of the market on screen, which a typed command means first. */
  readonly market?: string | undefined;
}

export type PaletteItemsById = ReadonlyMap<string, PaletteItems>;

/** Store between the widgets of the page and the command palette over it: a page has one. */
export const paletteItems = new ValueStore<PaletteItemsById>(new Map());

/** Typed text; undefined while the palette is closed. */
export const paletteSearch = new ValueStore<string | undefined>(undefined);

/** Returns the text typed into the command palette; undefined while it is closed. */
export const usePaletteSearch = (): string | undefined => useStore(paletteSearch);

/** Adds entries to the command palette as long as the widget is shown. */
export function usePaletteItems(items: PaletteItems): void {
  const id = useId();
  // The action of an entry belongs to the last render. Only an open palette listens.
  useEffect(() => paletteItems.set(new Map(paletteItems.getSnapshot()).set(id, items)));
  useEffect(
    () => () => {
      const rest = new Map(paletteItems.getSnapshot());
      rest.delete(id);
      paletteItems.set(rest);
    },
    [id],
  );
}
