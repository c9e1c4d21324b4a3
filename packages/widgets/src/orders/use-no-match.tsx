import type { Instrument } from '@agio/api-client/contract';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNote } from '@agio/ui/loadable';
import { chosenFields } from '../shared/order-filter.ts';
import { useFilterWords } from './filter-words.ts';
import { messages } from './messages.ts';
import type { TableFilter } from './use-table-filter.ts';

/** In place of an empty table that is filtered: by what, and the way back. Undefined of one that is not. */
export function useNoMatch(
  { filter, clear }: TableFilter,
  instruments: readonly Instrument[],
): LoadNote | undefined {
  const t = useMessages(messages).filter;
  const wordsOf = useFilterWords(instruments);
  const fields = chosenFields(filter);
  if (fields.length === 0) return undefined;
  const filters = fields.map((field) => wordsOf(field, filter)).join(', ');
  return {
    title: t.noMatch,
    text: t.noMatchHint({ filters }),
    actions: (
      <Button size="sm" onClick={clear}>
        {t.clear}
      </Button>
    ),
  };
}
