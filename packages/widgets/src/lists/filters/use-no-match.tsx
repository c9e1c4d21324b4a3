import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import type { LoadNote } from '@agio/ui/loadable';
import { filterMessages } from './filter-messages.ts';

/** In place of an empty list that is filtered: by what, and the way back. Undefined of one that is not. */
export function useNoMatch(filters: readonly string[], clear: () => void): LoadNote | undefined {
  const t = useMessages(filterMessages);
  const locale = useLocale();
  if (filters.length === 0) return undefined;
  return {
    title: t.noMatch,
    text: t.noMatchHint({ filters: listOf(filters, locale) }),
    actions: (
      <Button size="sm" onClick={clear}>
        {t.clear}
      </Button>
    ),
  };
}
