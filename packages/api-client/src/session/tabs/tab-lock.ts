/** The part of `navigator.locks` that is used. */
export interface LockManagerPort {
  request(
    name: string,
    options: { signal: AbortSignal },
    task: () => Promise<unknown>,
  ): Promise<unknown>;
}

/** Maximum wait for another tab's renewal before a tab goes ahead on its own, in milliseconds. */
const lockWaitMs = 5_000;

/**
 * Runs `task` while holding the lock, so that tabs renew one after the other. Only an optimisation: without
 * locks, when they throw, or when the lock is not granted in time (another tab may be frozen while it holds
 * it), `task` runs all the same. It is never stolen, and `task` runs exactly once.
 */
export async function withLock<T>(
  locks: LockManagerPort | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  if (!locks) return task();
  let running: Promise<T> | undefined;
  const controller = new AbortController();
  const timedOut = Symbol('timed out');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), lockWaitMs);
  });
  const granted = Promise.resolve()
    .then(() =>
      locks.request(name, { signal: controller.signal }, () => {
        clearTimeout(timer);
        // Granted after all, although this tab has gone ahead: nothing left to protect.
        if (controller.signal.aborted) return Promise.resolve();
        running = task();
        return running;
      }),
    )
    // The task's own failure is read from `running`; this one is the lock's.
    .catch(() => timedOut);

  try {
    await Promise.race([granted, patience]);
    if (!running) controller.abort();
    return await (running ?? task());
  } finally {
    clearTimeout(timer);
  }
}
