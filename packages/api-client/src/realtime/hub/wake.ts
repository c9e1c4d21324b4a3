// @where Client: events after which a hub connects again at once: network back, page shown, machine awake
import type { RealtimeEnvironment } from '../environment.ts';

const tickMs = 10_000;
/** Above the minute that browsers stretch timers of hidden pages to. */
const sleptMs = 90_000;

/** Reason for a new try to connect: the network or the page came back, or the machine slept. */
export type Wake = 'online' | 'visible' | 'slept';

/**
 * Calls `listener` when the page wakes. Sleep shows as a jump of the wall clock between two looks at it: a socket that
 * was open before is dead, whatever it says, and its timeouts may not have run.
 */
export function onWake(
  environment: RealtimeEnvironment,
  listener: (wake: Wake) => void,
): () => void {
  let lastLook = environment.wallClock();
  const look = (): boolean => {
    const now = environment.wallClock();
    const slept = now - lastLook > sleptMs;
    lastLook = now;
    return slept;
  };
  const timer = setInterval(() => look() && listener('slept'), tickMs);
  const offOnline = environment.onOnline(() => listener(look() ? 'slept' : 'online'));
  const offVisible = environment.onVisibilityChange(() => {
    if (!environment.isHidden()) listener(look() ? 'slept' : 'visible');
  });
  return () => {
    clearInterval(timer);
    offOnline();
    offVisible();
  };
}
