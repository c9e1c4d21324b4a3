// @where Widgets: command palette
import { ValueStore } from '@agio/api-client/store';
import { useStore } from '@agio/api-client/react';
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteProps,
} from '@agio/ui/command-palette';
import { useMessages } from '@agio/ui/language';
import { useEffect } from 'react';
import { messages } from './messages.ts';
import { type PaletteItemsById, paletteItems, paletteSearch } from './palette-items.ts';
import { type CommandActs, useCommands } from './use-commands.tsx';

export interface PagePaletteProps extends CommandPaletteProps, CommandActs {
  /** The typed text, which the widgets of the page search for, too. */
  search: string;
  onSearchChange: (search: string) => void;
  /** Id of the market that a typed command means where none is on screen. */
  defaultMarket?: string | undefined;
}

const none = new ValueStore<PaletteItemsById>(new Map());

/**
 * The host's command palette, with what was typed as a command, and what the widgets of the page add to it, before the
 * host's own entries.
 */
export function PagePalette({ groups, onGo, onAlert, defaultMarket, ...props }: PagePaletteProps) {
  const { open, search } = props;
  const t = useMessages(messages);
  const offers = [...useStore(open ? paletteItems : none).values()].toSorted(
    (a, b) => Number(b.isFirst ?? false) - Number(a.isFirst ?? false),
  );
  useEffect(() => paletteSearch.set(open ? search : undefined), [open, search]);
  useEffect(() => () => paletteSearch.set(undefined), []);
  const market = offers.find((offer) => offer.market !== undefined)?.market;
  const { items, hint } = useCommands(search, { onGo, onAlert, first: [market, defaultMarket] });
  const commands = { heading: t.commands, items };
  return (
    <CommandPalette
      {...props}
      groups={joined([commands, ...offers.flatMap((offer) => offer.groups), ...groups])}
      hint={hint}
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
