// @where Back office: interval of refreshes without a live connection
import { useConnectionStatus } from '@agio/api-client/react';
import { useEffect, useEffectEvent } from 'react';

/** How often is asked where the hub cannot tell, in milliseconds. */
const usual = 15_000;

/**
 * While the hub tells of changes, nothing here asks. Without it: asks again while the page is looked at, and at once
 * when the reader comes back to it.
 */
export function usePollingFallback(refresh: () => unknown, every = usual): void {
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
