import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { LazyPopoverContent } from '@agio/ui/popover';
import { messages } from '../messages.ts';
import { TradingPreferencesForm } from './trading-preferences-form.tsx';

/** The trading settings at the ticket, fetched with their first use. */
export function PreferencesPopover({ popup }: { popup: LazyPopupState }) {
  const { preferences } = useMessages(messages);
  return (
    <LazyPopoverContent
      popup={popup}
      align="end"
      aria-label={preferences.title}
      className="wg:w-[min(320px,calc(100vw-16px))] wg:p-4!"
    >
      <TradingPreferencesForm />
    </LazyPopoverContent>
  );
}
