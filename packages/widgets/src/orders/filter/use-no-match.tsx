import type { Instrument } from '@agio/api-client/contract';
import type { LoadNote } from '@agio/ui/loadable';
import { useNoMatch as useNoMatchOf } from '../../lists/filters/use-no-match.tsx';
import { chosenFields } from '../../lists/order-filter.ts';
import { useFilterWords } from './filter-words.ts';
import type { TableFilter } from './use-table-filter.ts';

/** In place of an empty table that is filtered: by what, and the way back. Undefined of one that is not. */
export function useNoMatch(
  { filter, clear }: TableFilter,
  instruments: readonly Instrument[],
): LoadNote | undefined {
  const wordsOf = useFilterWords(instruments);
  const filters = chosenFields(filter).map((field) => wordsOf(field, filter));
  return useNoMatchOf(filters, clear);
}
