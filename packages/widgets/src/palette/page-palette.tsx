import { ValueStore } from '@agio/api-client/store';
import { useStore } from '@agio/api-client/react';
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteProps,
} from '@agio/ui/command-palette';
import { useEffect } from 'react';
import { type PaletteOffers, paletteOffers, paletteSearch } from './offers.ts';

export interface PagePaletteProps extends CommandPaletteProps {
  /** The typed text, which the widgets of the page search for, too. */
  search: string;
  onSearchChange: (search: string) => void;
}

const none = new ValueStore<PaletteOffers>(new Map());

/** The host's command palette, with what the widgets of the page add to it before the host's own entries. */
export function PagePalette({ groups, ...props }: PagePaletteProps) {
  const { open, search } = props;
  const offers = [...useStore(open ? paletteOffers : none).values()].toSorted(
    (a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false),
  );
  useEffect(() => paletteSearch.set(open ? search : undefined), [open, search]);
  useEffect(() => () => paletteSearch.set(undefined), []);
  return (
    <CommandPalette
      {...props}
      groups={joined([...offers.flatMap((offer) => offer.groups), ...groups])}
      note={offers.find(({ note }) => note !== undefined)?.note}
      labels={Object.assign({}, ...offers.map(({ labels }) => labels), props.labels)}
    />
  );
}

/** Groups of the same heading are one: each part of a page adds what it knows of what is open. */
function joined(groups: readonly CommandPaletteGroup[]): CommandPaletteGroup[] {
  const items = new Map<string, CommandPaletteGroup['items']>();
  for (const group of groups)
    items.set(group.heading, [...(items.get(group.heading) ?? []), ...group.items]);
  return [...items].map(([heading, each]) => ({ heading, items: each }));
}
