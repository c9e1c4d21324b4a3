// @where App: bell of the header, which opens the notification centre
import { NotificationButton as Button } from '@agio/widgets/announcements';
import { useDialogs } from '../dialogs/use-dialogs.ts';

/** Opens the notification centre. */
export function NotificationButton() {
  const dialogs = useDialogs();
  return (
    <Button
      onPointerEnter={() => dialogs.preload('notifications')}
      onClick={() => dialogs.open('notifications')}
    />
  );
}
