import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import type { LoadNote } from '@agio/ui/loadable';
import { filterMessages } from './filter-messages.ts';

/** In place of an empty list that is filtered: by what, and the way back. Undefined of one that is not. */
export function useNoMatch(filters: readonly string[], clear: () => void): LoadNote | undefined {
  const t = useMessages(filterMessages);
  if (filters.length === 0) return undefined;
  return {
    title: t.noMatch,
    text: t.noMatchHint({ filters: filters.join(', ') }),
    actions: (
      <Button size="sm" onClick={clear}>
        {t.clear}
      </Button>
    ),
  };
}
