import { useEffect } from 'react';
import { useHost } from '../host/index.ts';

/** While files are on their way the browser asks before it closes the page, and the host does not reload it. */
export function useStay(isNeeded: boolean): void {
  const { reloads } = useHost();
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = reloads.hold();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      release();
    };
  }, [isNeeded, reloads]);
}
