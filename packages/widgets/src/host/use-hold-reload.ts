import { useEffect } from 'react';
import { useHost } from './host.ts';

/** Prevents reloads by the host while work must not be interrupted. */
export function useHoldReload(isBusy: boolean): void {
  const { reloads } = useHost();
  useEffect(() => (isBusy ? reloads.hold() : undefined), [isBusy, reloads]);
}
