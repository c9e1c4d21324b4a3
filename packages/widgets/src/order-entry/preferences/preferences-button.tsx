import { IconButton } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { LazyPopup } from '@agio/ui/lazy-popup';
import { Settings2 } from 'lucide-react';
import { partOf } from '../../states/lazy-part.ts';
import { messages } from '../messages.ts';

const load = partOf(() => import('./preferences-popover.tsx'), 'PreferencesPopover');

/** Opens the trading settings beside the ticket. */
export function PreferencesButton() {
  const { preferences } = useMessages(messages);
  return (
    <LazyPopup kind="dialog" load={load} contentProps={{}}>
      {(button) => (
        <IconButton size="sm" label={preferences.title} {...button}>
          <Settings2 size={14} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </LazyPopup>
  );
}
