import type { ApiError } from '@agio/api-client';
import type { useTranslate } from '../../i18n/use-translate.ts';

/** What was loaded before stays in sight when asking again fails. */
export function statusOf(
  isSignedIn: boolean,
  { data, error }: { data: unknown; error: ApiError | undefined },
): 'notAllowed' | 'ready' | 'error' | 'loading' {
  // Calls of an account that is not active are not even made (spec §5, request gating).
  if (!isSignedIn || error?.kind === 'gated') return 'notAllowed';
  if (data !== undefined) return 'ready';
  return error ? 'error' : 'loading';
}

/** Why a list could not be loaded, in words where there are any, else as the code to tell support. */
export function errorText(
  error: ApiError | undefined,
  t: ReturnType<typeof useTranslate<'trade'>>,
): string | undefined {
  if (!error) return undefined;
  if (error.kind === 'network' || error.kind === 'timeout') return t('orders.unreachable');
  if (error.kind === 'malformed') return t('orders.unreadable');
  return t('orders.errorCode', { code: error.errorCode ?? error.status ?? error.kind });
}
