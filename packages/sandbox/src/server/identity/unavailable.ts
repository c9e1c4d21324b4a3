import { errors } from 'oidc-provider';

/** Wait before a new try. */
export const retryAfterSeconds = 5;

/** The database takes nothing, for want of room for example: the caller gets 503 and may try again. */
export class IdentityUnavailableError extends errors.OIDCProviderError {
  override readonly name = 'IdentityUnavailableError';

  constructor(cause: unknown) {
    super(503, 'temporarily_unavailable', { cause });
    this.expose = true;
    this.error_description = 'Sign-in is not available at the moment. Try again in a few seconds.';
  }
}
