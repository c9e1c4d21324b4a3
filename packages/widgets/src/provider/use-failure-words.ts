import { type ApiError, SignInError } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { useCallback } from 'react';
import { common } from '../shared/messages.ts';

/** Why a part of a page could not be loaded, as a sentence. Where an answer was not understood it says at which place. */
export function useFailureWords(): (error: ApiError) => string {
  const { failure } = useMessages(common);
  return ({ kind, path, errorCode, status }) => {
    switch (kind) {
      case 'network':
        return failure.network;
      case 'timeout':
        return failure.timeout;
      case 'malformed':
        return path ? `${failure.malformed} (${path})` : failure.malformed;
      default:
        return failure.code({ code: String(errorCode ?? status ?? kind) });
    }
  };
}

/** That a sign-in did not work, and why, where the identity provider gave a reason. The same function between renders. */
export function useSignInFailureWords(): (error: unknown) => {
  title: string;
  description: string;
} {
  const { signInFailed } = useMessages(common);
  return useCallback(
    (error) => ({
      title: signInFailed.title,
      description: error instanceof SignInError ? error.message : signInFailed.unknown,
    }),
    [signInFailed],
  );
}
