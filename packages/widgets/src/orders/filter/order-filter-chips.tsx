import type { Instrument } from '@agio/api-client/contract';
import type { LoadNote } from '@agio/ui/loadable';
import { FilterChips, useNoMatch } from '../../lists/filters/filter-chips.tsx';
import { chosenFields } from '../../lists/order-filter.ts';
import { useFilterWords } from './filter-words.ts';
import type { TableFilter } from './use-table-filter.ts';

/** Active filters of a table, each with a button that removes it. Renders nothing if there are none. */
export function OrderFilterChips({
  filtering: { chosen, choose, clear },
  instruments,
}: {
  filtering: TableFilter;
  instruments: readonly Instrument[];
}) {
  const wordsOf = useFilterWords(instruments);
  return (
    <FilterChips
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

/** Returns the note in place of a table that its filters emptied; undefined if there are none. */
export function useNoOrderMatch(
  { filter, clear }: TableFilter,
  instruments: readonly Instrument[],
): LoadNote | undefined {
  const wordsOf = useFilterWords(instruments);
  const filters = chosenFields(filter).map((field) => wordsOf(field, filter));
  return useNoMatch(filters, clear);
}
