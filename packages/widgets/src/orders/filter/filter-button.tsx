import type { Instrument } from '@agio/api-client/contract';
import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { ListFilter } from 'lucide-react';
import { partOf } from '../../states/lazy-part.ts';
import { FilterChips as Chips } from '../../lists/filters/filter-chips.tsx';
import { filterMessages } from '../../lists/filters/filter-messages.ts';
import { chosenFields, type OrdersTab } from '../../lists/order-filter.ts';
import { useFilterWords } from './filter-words.ts';
import type { TableFilter } from './use-table-filter.ts';

const load = partOf(() => import('./filter-panel.tsx'), 'FilterPanel');

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
  const t = useMessages(filterMessages);
  const isFiltered = chosenFields(filtering.chosen).length > 0;
  return (
    <LazyPopup kind="dialog" load={load} contentProps={{ tab, filtering, instruments }}>
      {(button) => (
        <IconButton
          size="sm"
          label={t.name}
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

/** Active filters of a table, each with a button that removes it. Renders nothing if there are none. */
export function FilterChips({
  filtering: { chosen, choose, clear },
  instruments,
}: {
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const wordsOf = useFilterWords(instruments);
  return (
    <Chips
      chips={chosenFields(chosen).map((field) => ({
        id: field,
        words: wordsOf(field, chosen),
        onRemove: () => choose({ [field]: undefined }),
      }))}
      onClear={clear}
      className="wg:border-b wg:border-line wg:px-4 wg:py-1.5"
    />
  );
}
