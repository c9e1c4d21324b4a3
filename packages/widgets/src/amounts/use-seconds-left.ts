import type { HeldQuote, HeldSpan } from '@agio/api-client';
import { useEffect, useState } from 'react';

/** The remaining seconds of a quote, rounded up; 0 when it expired. It counts while the page is visible. */
export function useSecondsLeft(held: HeldQuote<HeldSpan> | undefined): number {
  const [left, setLeft] = useState({ held, ms: held?.remainingMs() ?? 0 });
  if (left.held !== held) setLeft({ held, ms: held?.remainingMs() ?? 0 });
  useEffect(() => {
    if (!held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The ticks align to the expiry, so that no second is skipped.
    const tick = () => {
      clearTimeout(timer);
      const ms = held.remainingMs();
      setLeft({ held, ms });
      if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [held]);
  return Math.ceil(left.ms / 1000);
}
