import { DropdownMenuItem, LazyMenuContent } from '@agio/ui/dropdown-menu';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { messages } from '../messages.ts';
import { useNewestDay } from './use-newest-day.ts';

/** The reports, in the menu of their button. */
export function ReportsMenu({
  onStatement,
  onTax,
  popup,
}: {
  onStatement: (month: string) => void;
  onTax: () => void;
  popup: LazyPopupState;
}) {
  const t = useMessages(messages);
  const newest = useNewestDay();
  return (
    <LazyMenuContent popup={popup} align="end">
      <DropdownMenuItem
        disabled={newest === undefined}
        onSelect={() => newest && onStatement(newest.slice(0, 7))}
      >
        {t.statement}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onTax}>{t.tax}</DropdownMenuItem>
    </LazyMenuContent>
  );
}
