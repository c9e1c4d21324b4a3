/**
 * Fetches code that is likely to be used soon, one part after the other, when the page has nothing else to do; nothing
 * for a reader who saves data. What cannot be fetched is fetched with its first use. Returns how to give it up.
 */
export function whenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  let isOver = savesData();
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

/** Returns true if the browser is set to save data; some browsers do not say. */
function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
