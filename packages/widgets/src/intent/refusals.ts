import { type ApiError, isApiError, UnknownOutcomeError } from '@agio/api-client';

/** Returns true for a lost answer: the command may or may not have been carried out. */
export function isAnswerLost(error: unknown): boolean {
  if (error instanceof UnknownOutcomeError) return true;
  if (!isApiError(error)) return false;
  const { kind, status = 0, path } = error;
  if (kind === 'malformed') return path?.startsWith('input') !== true;
  return kind === 'network' || kind === 'timeout' || (kind === 'http' && status >= 500);
}

/** Returns true if another user acted first. */
export const isConflict = (error: unknown): error is ApiError =>
  isApiError(error, 'http') && error.status === 409;

/** Returns the words of a refusal; undefined if the server sent none. */
export const serverText = (error: unknown): string | undefined =>
  isApiError(error) ? error.messages.join(' ') || undefined : undefined;

/** Returns the reason of a failure: the server's message, or else the words for its kind. */
export const refusalText = (error: unknown, failureWords: (error: ApiError) => string): string =>
  serverText(error) ?? (isApiError(error) ? failureWords(error) : String(error));
