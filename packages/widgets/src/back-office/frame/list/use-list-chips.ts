import { useMessages } from '@agio/ui/language';
import type { FilterChip } from '../../../lists/filters/filter-chips.tsx';
import { filterMessages } from '../../../lists/filters/filter-messages.ts';
import { useDayText, useFilterChip } from '../../../lists/filters/use-filter-chip.ts';
import type { ListField, ListText } from './filter-choices.tsx';
import { type ListView, withFilter } from './model/list-view.ts';

/** Returns the active filters of a list, each with a function that removes it. */
export function useListChips(
  view: ListView,
  {
    fields,
    texts,
    search,
  }: {
    fields: readonly ListField[];
    texts: readonly ListText[];
    search: { field: string; label: string } | undefined;
  },
  onViewChange: (view: ListView, how: { isStep: boolean }) => void,
): FilterChip[] {
  const filters = useMessages(filterMessages);
  const chip = useFilterChip();
  const dayText = useDayText();
  const asItIs = (text: string) => text;
  const named: readonly Pick<ListField, 'id' | 'name' | 'nameOf'>[] = [
    ...fields,
    ...(search === undefined
      ? []
      : [
          {
            id: search.field,
            name: search.field === 'search' ? filters.search : search.label,
            nameOf: asItIs,
          },
        ]),
    ...texts.map(({ id, name }) => ({ id, name, nameOf: asItIs })),
    { id: 'from', name: filters.from, nameOf: dayText },
    { id: 'to', name: filters.to, nameOf: dayText },
  ];
  return named.flatMap(({ id, name, nameOf }) => {
    const value = view.filter[id];
    if (value === undefined) return [];
    return [
      {
        id,
        words: chip(name, nameOf(value)),
        onRemove: () => onViewChange(withFilter(view, { [id]: undefined }), { isStep: true }),
      },
    ];
  });
}
