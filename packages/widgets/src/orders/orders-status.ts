import type { ApiError } from '@agio/api-client';

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
