import { isApiError } from '@agio/api-client';

/** What the exchange says of a refusal; undefined where no answer came. */
export function refusalText(error: unknown): string | undefined {
  return isApiError(error) ? error.messages.join(' ') || undefined : undefined;
}
