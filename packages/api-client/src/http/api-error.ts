import type { ErrorBody } from '../contract/core.ts';

/**
 * Reason for which a call did not give its answer.
 *
 * - `network`: no answer arrived; for a changing call the outcome is unknown
 * - `timeout`: no answer in time; for a changing call the outcome is unknown
 * - `aborted`: the caller cancelled ("Query was cancelled")
 * - `http`: the server refused: `status`, and `errorCode`, `errors`, `messages` where its body has them
 * - `malformed`: an answer, or an input, that does not fit the contract: `path` names the place, never the content
 * - `stepUp`: the sign-in is too long ago for this; after `session.signInAgain()` the same call may be made again
 * - `gated`: not sent, because the user's activity status is neither Active nor Limited
 * - `authEnded`: there is no session, or it ended
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'malformed'
  | 'stepUp'
  | 'gated'
  | 'authEnded';

/** Details of an `ApiError` besides its kind; each is described there. */
export interface ApiErrorDetails {
  message?: string | undefined;
  status?: number | undefined;
  errorCode?: number | undefined;
  errors?: ErrorBody['errors'] | undefined;
  messages?: readonly string[] | undefined;
  untranslated?: readonly string[] | undefined;
  emptyBody?: boolean | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  maxAgeSeconds?: number | undefined;
  path?: string | undefined;
  cause?: unknown;
}

const defaultMessages: Record<ApiErrorKind, string> = {
  network: 'The server could not be reached',
  timeout: 'The server did not answer in time',
  aborted: 'Query was cancelled',
  http: 'The server refused the call',
  malformed: 'The exchange sent an unexpected response',
  stepUp: 'Sign in again to do this',
  gated: 'Operation canceled since user is not Active.',
  authEnded: 'The session has ended',
};

/** Every failure of a call. It never holds a token, nor the payload of a request or an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, for `http` and `stepUp`. */
  readonly status: number | undefined;
  readonly errorCode: number | undefined;
  /** Empty unless the server listed them. */
  readonly errors: ErrorBody['errors'];
  /** Words of the server, as plain text: show them as text only. HTML bodies give none. */
  readonly messages: readonly string[];
  /** Messages that are in English although another language is shown: mark them with `lang="en"`. */
  readonly untranslated: readonly string[];
  /** For `http`: the answer had no body, so nothing is to be shown. */
  readonly emptyBody: boolean;
  readonly requestId: string | undefined;
  /** Wait that the server names. */
  readonly retryAfterMs: number | undefined;
  /** For `stepUp`: how old the sign-in may be, where the server says it. */
  readonly maxAgeSeconds: number | undefined;
  /** For `malformed`: the schema path, such as `items.0.price` or `input.amount`. */
  readonly path: string | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(
      details.message ?? details.messages?.[0] ?? defaultMessages[kind],
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.kind = kind;
    this.status = details.status;
    this.errorCode = details.errorCode;
    this.errors = details.errors ?? [];
    this.messages = details.messages ?? [];
    this.untranslated = details.untranslated ?? [];
    this.emptyBody = details.emptyBody ?? false;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.maxAgeSeconds = details.maxAgeSeconds;
    this.path = details.path;
  }
}

/** Returns true if a failure is an `ApiError`, and of this kind if one is given. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind);
}
