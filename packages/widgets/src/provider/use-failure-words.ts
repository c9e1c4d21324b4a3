import type { ApiError } from '@agio/api-client';
import { useMessages } from '@agio/ui/language';
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
