// @where Back office: interval of refreshes without a live connection
import { useConnectionStatus } from '@agio/api-client/react';
import { useEffect, useEffectEvent } from 'react';

/** Time between two reads, in milliseconds. */
const intervalMs = 15_000;

/**
 * Refreshes data while the hub is not connected and cannot report changes: by interval while the page is visible, and at
 * once when it becomes visible.
 */
export function usePollingFallback(refresh: () => unknown, every = intervalMs): void {
  const isLive = useConnectionStatus().notifications.status === 'connected';
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    if (isLive) return;
    const onVisible = () => ask();
    const timer = setInterval(onVisible, every);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [every, isLive]);
}
