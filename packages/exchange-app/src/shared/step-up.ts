import type { ApiError } from '@agio/api-client';
import { useSyncExternalStore } from 'react';

/** A call that was refused until the user signs in again; one at a time is asked about. */
let refused: ApiError | undefined;
const listeners = new Set<() => void>();

export function askForStepUp(error: ApiError | undefined): void {
  refused = error;
  for (const listener of listeners) listener();
}

export const useStepUp = (): ApiError | undefined => useSyncExternalStore(follow, read);

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => refused;
