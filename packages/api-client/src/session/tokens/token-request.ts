import * as v from 'valibot';
import { retryAfterMs } from '../../lib/time.ts';
import { tokenResponse, type TokenResponse } from './token-set.ts';

export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly response: TokenResponse }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'unreachable'; readonly retryAfterMs?: number };

/** OAuth errors that mean "sign in again", whatever the status (RFC 6749 §5.2, OIDC Core §3.1.2.6). */
const definitiveErrors = new Set([
  'invalid_grant',
  'invalid_client',
  'unauthorized_client',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** A provider that asks for more is asked again after this. */
const longestPauseMs = 3_600_000;

const errorResponse = v.object({ error: v.string() });

/**
 * One post to the token endpoint, sorted into "here they are", "no" and "no answer to go by".
 * Rejects only when the request itself fails.
 */
export async function requestTokens(
  fetch: typeof globalThis.fetch,
  url: string,
  form: URLSearchParams,
  signal: AbortSignal,
  now: () => number,
): Promise<TokenAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    credentials: 'omit',
    redirect: 'error',
    signal,
  });
  const body: unknown = await response.json().catch(() => undefined);

  if (response.ok) {
    const result = v.safeParse(tokenResponse, body);
    // A page of a captive portal also answers 200: that says nothing about the session.
    return result.success ? { kind: 'tokens', response: result.output } : { kind: 'unreachable' };
  }
  const refusal = v.safeParse(errorResponse, body);
  const error = refusal.success ? refusal.output.error : undefined;
  const definitive = response.status === 400 || response.status === 401;
  if (definitive || (error !== undefined && definitiveErrors.has(error))) {
    return { kind: 'refused', error: error ?? `status ${response.status}` };
  }
  const pauseMs = retryAfterMs(response.headers, now());
  if (pauseMs === undefined) return { kind: 'unreachable' };
  return { kind: 'unreachable', retryAfterMs: Math.min(pauseMs, longestPauseMs) };
}
