import { useConnectionStatus } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { useMessages } from '@agio/ui/language';
import { messages } from '../messages.ts';

/** Over an area while the exchange cannot say what has changed: how old what is shown may be. */
export function NotLive() {
  const { notLive: t } = useMessages(messages);
  const { notifications, reconnect } = useConnectionStatus();
  const isDown = notifications.status === 'reconnecting' || notifications.status === 'stopped';
  return (
    <output className="wg:block">
      {isDown ? (
        <span className="wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:bg-warning-soft wg:px-4 wg:py-2 wg:text-sm wg:md:px-6">
          {t.text}
          <Button size="sm" className="wg:ms-auto" onClick={reconnect}>
            {t.reconnect}
          </Button>
        </span>
      ) : null}
    </output>
  );
}
