import { errorCodes } from '../contract/core.ts';
import { isApiError } from './api-error.ts';

/**
 * Whether something may or may not have happened on the server: its answer was lost or cannot be read, or the server is
 * still busy with the same idempotency key. Sent again, it must carry the same key.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isApiError(error)) return error instanceof UnknownOutcomeError;
  const { kind, status = 0, path } = error;
  if (kind === 'network' || kind === 'timeout') return true;
  if (kind === 'malformed') return !path?.startsWith('input');
  return kind === 'http' && (status >= 500 || isStillBusy(error));
}

/** An earlier call with the same idempotency key is still being answered. */
export function isStillBusy(error: unknown): boolean {
  return isApiError(error) && error.errorCode === errorCodes.idempotencyConflict;
}

/**
 * Nobody knows whether the order was placed: its answer was lost, and looking for it did not find it. Placing the same
 * order again with the same `clientOrderId` is safe, it is the same intent; with another one it may be a second order.
 */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
  readonly clientOrderId: string;

  constructor(clientOrderId: string, cause: unknown) {
    super('It is not known whether the order was placed', { cause });
    this.clientOrderId = clientOrderId;
  }
}
