import { errorCodes } from '../contract/core.ts';
import { isApiError } from './api-error.ts';

/**
 * Returns true if the call may or may not have taken effect on the server: its answer was lost or cannot be read, or
 * the server is still busy with the same idempotency key. Sent again, it must carry the same key.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error)) return error instanceof UnknownOutcomeError;
  const { kind, status = 0, path } = error;
  if (kind === 'network' || kind === 'timeout') return true;
  if (kind === 'malformed') return !path?.startsWith('input');
  return kind === 'http' && (status >= 500 || isStillBusy(error));
}

/** Returns true if the server did not look at the call: it was not sent, was not authorised, or came too early. */
export function neverArrived(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { kind, status } = error;
  return kind === 'http' ? status === 401 || status === 429 : kind !== 'malformed';
}

/** Returns true if an earlier call with the same idempotency key is still being answered. */
export function isStillBusy(error: unknown): boolean {
  return isApiError(error) && error.errorCode === errorCodes.idempotencyConflict;
}

/**
 * The outcome is unknown: the answer was lost, and looking for it did not find it. Repeating the command with the same
 * `clientId` is safe, because it is the same intent; with another one it may be done twice.
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  /** `clientOrderId` of an order, `clientTransferId` of a withdrawal, the quote's id of a conversion. */
  readonly clientId: string;

  constructor(clientId: string, cause: unknown) {
    super('It is not known whether it was done', { cause });
    this.clientId = clientId;
  }
}
