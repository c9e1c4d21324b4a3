// @where App: code that did not arrive, as after a deployment
import { storageKeys } from '@agio/api-client';

/** Minimum time between two reloads by the app, in milliseconds: a page that fails at once must not loop. */
const NOT_AGAIN_WITHIN = 60_000;

export const reloadPage = (): void => location.reload();

/** Functions that save typed text for the page that comes. */
const keepers = new Set<() => void>();
/** Commands without an answer, which a reload must not cut off. */
const underWay = new Set<symbol>();
let waiting: (() => void) | undefined;

/** Registers a listener that is called before the app reloads by itself. Returns a function that removes it. */
export function beforeReload(keep: () => void): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Prevents reloads by the app itself until the returned function is called; a reload that was due then follows. */
export function holdReload(): () => void {
  const hold = Symbol('hold');
  underWay.add(hold);
  return () => {
    underWay.delete(hold);
    if (underWay.size > 0) return;
    const reload = waiting;
    waiting = undefined;
    reload?.();
  };
}

function leave(reload: () => void): void {
  if (underWay.size > 0) {
    waiting = () => leave(reload);
    return;
  }
  for (const keep of keepers) keep();
  reload();
}

/**
 * Reloads because a part of the app is gone, as it is after a new version was put in place; answers false, and does
 * nothing, when that was tried a moment ago.
 */
export function reloadOnce(
  storage: () => Storage = () => sessionStorage,
  reload: () => void = reloadPage,
  now: number = Date.now(),
): boolean {
  try {
    const last = Number.parseInt(storage().getItem(storageKeys.reloadedAt) ?? '', 10);
    if (now - last < NOT_AGAIN_WITHIN) return false;
    storage().setItem(storageKeys.reloadedAt, String(now));
  } catch {
    // Nothing would stop the loop if storage is unavailable.
    return false;
  }
  leave(reload);
  return true;
}

/**
 * Reloads if the server answers. Otherwise the missing part could not be fetched for want of a connection, and a reload
 * would replace the page with the browser's error page.
 */
export async function reloadIfServed(
  reload: () => void = reloadOnce,
  ask: () => Promise<Response> = () => fetch('/', { method: 'HEAD', cache: 'no-store' }),
): Promise<void> {
  const answer = await ask().catch(() => undefined);
  if (answer?.ok) reload();
}

/** Errors of parts that were only fetched ahead, and are not needed yet. */
const notMissed = new WeakSet<Error>();

/** Fetches a part of the app before it is needed. A missing part causes no reload while the reader works. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch((error: unknown) => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) notMissed.add(cause);
  });
}

/** Reloads the page if a part that it needs is gone because a new version was deployed. */
export async function onMissingPart(
  error: Error,
  reload: () => Promise<void> = reloadIfServed,
): Promise<void> {
  // The caller that fetched the part learns of the error after this began.
  await new Promise((resolve) => setTimeout(resolve));
  if (!notMissed.has(error)) await reload();
}
