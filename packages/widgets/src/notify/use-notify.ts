// @where Trading: channel of each notification
import { useCallback } from 'react';
import { type Notice, type NoticeKind, settingIn, useHost } from '../host/index.ts';
import { type NotificationKind, notificationSettings } from '../preferences/index.ts';
import { showOnSystem } from './system-notification.ts';
import type { NotificationSound } from './notification-sound.ts';

/** A notification: a notice, and what it sounds like. */
export interface Told extends Notice {
  /** Every tab tells it under this name; the system shows it once. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** Sound of the notification. It is silent if undefined, even if the reader chose sounds. */
  readonly tune?: NotificationSound | undefined;
}

/**
 * Tells the reader of something that happened, in the ways that they chose for its kind. Without a toast it is in the
 * notification centre all the same. The same function until the host changes.
 */
export function useNotify(): (of: NotificationKind, told: Told) => void {
  const { notices, storage } = useHost();
  return useCallback(
    (of, { kind, tune, ...notice }) => {
      const { toast, system, sound } = settingIn(notificationSettings, storage).get()[of];
      if (toast) notices[kind](notice);
      else notices.log?.add(kind, notice);
      if (system) showOnSystem(notice.id, notice.title, notice.description);
      if (sound && tune !== undefined) play(tune);
    },
    [notices, storage],
  );
}

/** Its code is fetched with the first sound of who wants to hear it. */
function play(tune: NotificationSound): void {
  import('./notification-sound.ts').then(
    ({ playNotificationSound }) => playNotificationSound(tune),
    () => undefined,
  );
}
