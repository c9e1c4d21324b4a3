import { useExchange } from '@agio/api-client/react';
import { useHost } from '../host/index.ts';
import { useSignInFailureWords } from '../states/index.ts';

/** Returns a function that leaves for a new sign-in, which leads back to this page. A failure of it is a notice. */
export function useSignInAgain(): (maxAgeSeconds?: number) => Promise<void> {
  const { session } = useExchange();
  const { notices } = useHost();
  const failureOf = useSignInFailureWords();
  return (maxAgeSeconds) =>
    session
      .signInAgain({ maxAgeSeconds })
      .catch((error: unknown) => notices.error({ id: 'sign-in', ...failureOf(error) }));
}
