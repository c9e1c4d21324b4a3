import { IconButton } from '@agio/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslate } from '../../shared/language/use-translate.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useUnread } from './use-announced.ts';

/** In the header: opens what was told and announced, with a dot while some of it is new. */
export function Bell() {
  const t = useTranslate('notices');
  const dialogs = useDialogs();
  const unread = useUnread();
  return (
    <IconButton
      label={unread === 0 ? t('centre.title') : t('centre.titleNew', { count: unread })}
      onPointerEnter={() => dialogs.preload('notifications')}
      onClick={() => dialogs.open('notifications')}
    >
      <BellIcon size={16} strokeWidth={1.5} aria-hidden />
      {unread === 0 ? null : (
        <span className="absolute end-1.5 top-1.5 size-2 rounded-full border border-surface-1 bg-accent" />
      )}
    </IconButton>
  );
}
