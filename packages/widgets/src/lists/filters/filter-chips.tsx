import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
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
