import { isApiError } from '@agio/api-client';

/** Returns the exchange's text for a refusal; undefined if no answer came. */
export function refusalText(error: unknown): string | undefined {
  return isApiError(error) ? error.messages.join(' ') || undefined : undefined;
}
