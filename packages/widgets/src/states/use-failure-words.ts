// @where Widgets: text of a refusal or of another failure
import { type ApiError, SignInError } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
import { useCallback } from 'react';
import { common } from '../words/messages.ts';

/** Returns a function that describes a failed load in a sentence. For an invalid answer it names the place. */
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

/**
 * Returns a function that describes a failed sign-in, with the reason of the identity provider if there is one. The
 * same function in every render.
 */
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
