import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on a server, and in the first render of what a server sent; true from then on, and always where there was no
 * server. For what a server cannot know: the page's body, the reader's clock.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
