import { Button } from '@agio/ui/button';
import { useLocale, useMessages } from '@agio/ui/language';
import { listOf } from '@agio/ui/list-of';
import type { LoadNote } from '@agio/ui/loadable';
import { X } from 'lucide-react';
import { filterMessages } from './filter-messages.ts';

/** Filter that is on. */
export interface FilterChip {
  readonly id: string;
  /** `Side: Buy` */
  readonly words: string;
  readonly onRemove: () => void;
}

/** Active filters of a list, each with a button that removes it. Renders nothing if there are none. */
export function FilterChips({
  chips,
  onClear,
  className = '',
}: {
  chips: readonly FilterChip[];
  onClear: () => void;
  className?: string | undefined;
}) {
  const t = useMessages(filterMessages);
  if (chips.length === 0) return null;
  // The pressed button goes, and a key goes on from what chose the filter.
  const keepFocus = (event: React.MouseEvent) =>
    event.currentTarget
      .closest('[data-widget]')
      ?.querySelector<HTMLElement>('[data-filter-button]')
      ?.focus();
  return (
    <fieldset
      aria-label={t.chosen}
      className={`wg:flex wg:flex-none wg:flex-wrap wg:items-center wg:gap-1.5 ${className}`}
    >
      {chips.map(({ id, words, onRemove }) => (
        <Button
          key={id}
          size="sm"
          variant="secondary"
          aria-label={t.remove({ filter: words })}
          onClick={(event) => {
            keepFocus(event);
            onRemove();
          }}
        >
          {words}
          <X size={12} strokeWidth={1.5} aria-hidden />
        </Button>
      ))}
      <Button
        size="sm"
        variant="ghost"
        onClick={(event) => {
          keepFocus(event);
          onClear();
        }}
      >
        {t.clear}
      </Button>
    </fieldset>
  );
}

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
