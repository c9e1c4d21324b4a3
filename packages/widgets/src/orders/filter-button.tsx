import type { Instrument } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ListFilter, X } from 'lucide-react';
import { chosenFields, type OrdersTab } from '../shared/order-filter.ts';
import { messages } from './messages.ts';
import { useFilterWords } from './filter-words.ts';
import type { TableFilter } from './use-table-filter.ts';

const load = async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel });

/** Opens the choices by which a table is filtered. */
export function FilterButton({
  tab,
  filtering,
  instruments,
}: {
  tab: OrdersTab;
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const isFiltered = chosenFields(filtering.chosen).length > 0;
  return (
    <LazyPopup kind="dialog" load={load} contentProps={{ tab, filtering, instruments }}>
      {(button) => (
        <IconButton
          size="sm"
          label={t.filter.name}
          {...button}
          data-filter-button
          className={isFiltered ? 'wg:text-accent' : undefined}
        >
          <ListFilter size={14} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyPopup>
  );
}

/** What a table is filtered by, each with a button that takes it away. Nothing where nothing was chosen. */
export function FilterChips({
  filtering,
  instruments,
}: {
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(messages);
  const wordsOf = useFilterWords(instruments);
  const { chosen, choose, clear } = filtering;
  const fields = chosenFields(chosen);
  if (fields.length === 0) return null;
  // The pressed button goes, and a key goes on from what chose the filter.
  const keepFocus = (event: React.MouseEvent) =>
    event.currentTarget
      .closest('[data-widget=orders]')
      ?.querySelector<HTMLElement>('[data-filter-button]')
      ?.focus();
  return (
    <fieldset
      aria-label={t.filter.chosen}
      className="wg:flex wg:flex-none wg:flex-wrap wg:items-center wg:gap-1.5 wg:border-b wg:border-line wg:px-4 wg:py-1.5"
    >
      {fields.map((field) => {
        const words = wordsOf(field, chosen);
        return (
          <Button
            key={field}
            size="sm"
            variant="secondary"
            aria-label={t.filter.remove({ filter: words })}
            onClick={(event) => {
              keepFocus(event);
              choose({ [field]: undefined });
            }}
          >
            {words}
            <X size={12} strokeWidth={1.5} aria-hidden />
          </Button>
        );
      })}
      <Button
        size="sm"
        variant="ghost"
        onClick={(event) => {
          keepFocus(event);
          clear();
        }}
      >
        {t.filter.clear}
      </Button>
    </fieldset>
  );
}
