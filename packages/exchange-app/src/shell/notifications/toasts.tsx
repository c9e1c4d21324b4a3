import { lazy, Suspense, useSyncExternalStore } from 'react';
import { noticesWait, onNoticeWaiting } from '../../shared/notices/notify.ts';

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }));

let wanted = false;
const isWanted = () => (wanted ||= noticesWait());

/** The toasts, from the first one on. */
export function Notices() {
  return useSyncExternalStore(onNoticeWaiting, isWanted) ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}
