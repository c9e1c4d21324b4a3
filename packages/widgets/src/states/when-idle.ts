/**
 * Fetches code that is likely to be used soon, one part after the other, when the page has nothing else to do. What cannot
 * be fetched is fetched with its first use. Returns how to give it up.
 */
export function whenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isOver = false;
  const next = async () => {
    for (const load of loads) {
      if (isOver) return;
      await load().catch(() => undefined);
    }
  };
  // Safari has no idle callback.
  const timer =
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => void next(), { timeout: 10_000 })
      : setTimeout(() => void next(), 3_000);
  return () => {
    isOver = true;
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(timer as number);
    else clearTimeout(timer);
  };
}
