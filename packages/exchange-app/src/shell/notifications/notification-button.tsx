import { IconButton } from '@agio/ui/icon-button';
import { Bell as BellIcon } from 'lucide-react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { OpenOverlay } from '../dialogs/overlays.tsx';
import { useUnread } from './use-announced.ts';

/** In the header: opens what was told and announced, with a dot while some of it is new. */
export function Bell({ onOpen }: { onOpen: OpenOverlay }) {
  const t = useTranslate('notices');
  const unread = useUnread();
  return (
    <IconButton
      label={unread === 0 ? t('centre.title') : t('centre.titleNew', { count: unread })}
      onPointerEnter={() => onOpen('notifications', 'preload')}
      onClick={() => onOpen('notifications')}
    >
      <BellIcon size={16} strokeWidth={1.5} aria-hidden />
      {unread === 0 ? null : (
        <span className="absolute end-1.5 top-1.5 size-2 rounded-full border border-surface-1 bg-accent" />
      )}
    </IconButton>
  );
}
