import { type SessionState, userIdOf } from '../session/session.ts';
import { useExchange } from './context.ts';
import { useStore } from './use-store.ts';

/** Returns the state of the session. Sign in and out with the methods of `useExchange().session`. */
export function useSession(): SessionState {
  return useStore(useExchange().session);
}

/** Returns the id of the signed-in user (the subject of the identity token), or undefined. */
export function useUserId(): string | undefined {
  return userIdOf(useSession());
}
