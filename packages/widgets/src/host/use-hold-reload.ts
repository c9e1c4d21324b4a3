import { useEffect } from 'react';
import { useHost } from './host.ts';

/** Keeps the host from reloading the page by itself while something must not be cut off. */
export function useHoldReload(isBusy: boolean): void {
  const { reloads } = useHost();
  useEffect(() => (isBusy ? reloads.hold() : undefined), [isBusy, reloads]);
}
