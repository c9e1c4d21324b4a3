import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { ApiError } from '../http/api-error.ts';
import { useExchange } from './context.ts';
import type { CallName, QueryKey } from './keys.ts';
import { useUserId, userIdOf } from './use-session.ts';

/** What a reading hook answers: `data`, `error`, `isLoading`, `isValidating`, and `mutate()` to ask again. */
export type Query<T> = SWRResponse<T, ApiError>;

type Options<T> = Pick<SWRConfiguration<T, ApiError>, 'keepPreviousData' | 'dedupingInterval'>;

/** A read that everybody may do. A null input asks for nothing. */
export function usePublicQuery<Input extends object, T>(
  call: CallName,
  input: Input | null,
  ask: (input: Input) => Promise<T>,
  options?: Options<T>,
): Query<T> {
  return useCall(input && [call, input, null], ask, options);
}

/** A read about the user: asks for nothing while nobody is signed in. */
export function usePrivateQuery<Input extends object, T>(
  call: CallName,
  input: Input | null,
  ask: (input: Input) => Promise<T>,
  options?: Options<T>,
): Query<T> {
  const { session } = useExchange();
  const user = useUserId();
  const askAsUser = async (asked: Input, asker: string | null): Promise<T> => {
    // The cache may ask again while the session ends or changes: never for one user as another.
    if (userIdOf(session.getSnapshot()) !== asker) throw new ApiError('authEnded');
    return ask(asked);
  };
  return useCall(input && user !== undefined ? [call, input, user] : null, askAsUser, options);
}

function useCall<Input extends object, T>(
  key: QueryKey | null,
  ask: (input: Input, user: string | null) => Promise<T>,
  options: Options<T> | undefined,
): Query<T> {
  // The input in the key is the one that was passed with it.
  return useSWR<T, ApiError, QueryKey | null>(
    key,
    ([, input, user]) => ask(input as Input, user),
    options,
  );
}
