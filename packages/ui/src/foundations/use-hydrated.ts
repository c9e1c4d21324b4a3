import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on a server and in the first render of server markup; true afterwards, and always without server rendering. For
 * what a server does not know: the body of the page, the reader's clock.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
