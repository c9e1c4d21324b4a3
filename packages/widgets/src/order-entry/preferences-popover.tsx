import { useMessages } from '@agio/ui/language';
import { LazyAnchor, lazyContentProps, type LazyPopupState } from '@agio/ui/lazy-popup';
import { Popover, PopoverAnchor, PopoverContent } from '@agio/ui/popover';
import { messages } from './messages.ts';
import { TradingPreferencesForm } from './trading-preferences-form.tsx';

/** The trading settings at the ticket, fetched with their first use. */
export function PreferencesPopover({ popup }: { popup: LazyPopupState }) {
  const { preferences } = useMessages(messages);
  return (
    <Popover open={popup.open} onOpenChange={popup.onOpenChange}>
      <PopoverAnchor asChild>
        <LazyAnchor />
      </PopoverAnchor>
      <PopoverContent
        align="end"
        aria-label={preferences.title}
        className="wg:w-[min(320px,calc(100vw-16px))] wg:p-4!"
        {...lazyContentProps(popup)}
      >
        <TradingPreferencesForm />
      </PopoverContent>
    </Popover>
  );
}
