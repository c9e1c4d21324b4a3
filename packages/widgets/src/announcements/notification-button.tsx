// @where Widgets: number of unread notices, and the bell that shows it
import { IconButton, type IconButtonProps } from '@agio/ui/icon-button';
import { useMessages } from '@agio/ui/language';
import { Bell } from 'lucide-react';
import { messages } from './messages.ts';
import { useUnread } from './use-notices.ts';

/** A header button with the number of unread notices and announcements. Open `NotificationCentre` in its `onClick`. */
export function NotificationButton(props: Omit<IconButtonProps, 'label' | 'children'>) {
  const t = useMessages(messages);
  const count = useUnread();
  return (
    <IconButton label={count === 0 ? t.centre.title : t.centre.titleNew({ count })} {...props}>
      <Bell size={16} strokeWidth={1.5} aria-hidden />
      {count === 0 ? null : (
        <span className="wg:absolute wg:end-1.5 wg:top-1.5 wg:size-2 wg:rounded-full wg:border wg:border-surface-1 wg:bg-accent" />
      )}
    </IconButton>
  );
}
