import { useEffect, useEffectEvent } from 'react';

/** No hub tells staff of what others of them do: what they look at is asked for again as often, in milliseconds. */
const usual = 15_000;

/** Asks again while the page is looked at, and at once when the reader comes back to it. */
export function useRefreshed(refresh: () => unknown, every = usual): void {
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });
  useEffect(() => {
    const onVisible = () => ask();
    const timer = setInterval(onVisible, every);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [every]);
}
