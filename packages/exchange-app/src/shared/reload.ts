import { storageKeys } from '@agio/api-client';

/** Not oftener than this the app reloads by itself, in milliseconds: a page that fails at once must not loop. */
const NOT_AGAIN_WITHIN = 60_000;

export const reloadPage = (): void => location.reload();

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
    // Without a memory of it, nothing would stop the loop.
    return false;
  }
  reload();
  return true;
}

/**
 * Reloads when the server answers. When it does not, what is missing could not be fetched for want of a connection: a
 * reload would only trade the page that stands for the browser's error page.
 */
export async function reloadIfServed(
  reload: () => void = reloadOnce,
  ask: () => Promise<Response> = () => fetch('/', { method: 'HEAD', cache: 'no-store' }),
): Promise<void> {
  const answer = await ask().catch(() => undefined);
  if (answer?.ok) reload();
}

/** What failed while it was only fetched ahead: nobody misses it yet. */
const notMissed = new WeakSet<Error>();

/** Fetches a part of the app before it is wanted. That it is gone is no reason to reload under somebody's hands. */
export function fetchAhead(fetchPart: () => Promise<unknown>): void {
  fetchPart().catch((error: unknown) => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) notMissed.add(cause);
  });
}

/** After a new version was put in place, an old page asks for parts that are gone: reloads if this one is missed. */
export async function onMissingPart(
  error: Error,
  reload: () => Promise<void> = reloadIfServed,
): Promise<void> {
  // Who fetched the part learns of the error after this began.
  await new Promise((resolve) => setTimeout(resolve));
  if (!notMissed.has(error)) await reload();
}
