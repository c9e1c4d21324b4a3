/**
 * Reason why a sign-in did not happen: `refused` the provider said no, `serverText` is its text · `stale` the address
 * was used before, or belongs to no sign-in in this tab · `unreachable` the provider did not answer · `failed` its
 * answer broke a rule.
 */
export type SignInErrorReason = 'refused' | 'stale' | 'unreachable' | 'failed';

const maxTextLength = 300;

/** A sign-in that did not succeed. It holds no code, state or token. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInErrorReason;
  /** The provider's own words, for a toast: plain text, without control characters, capped. */
  readonly serverText: string | undefined;

  constructor(reason: SignInErrorReason, serverText?: string | null) {
    const text = clean(serverText);
    // No `cause`: the library's errors carry the form that was posted, with code and verifier.
    super(text ?? defaultMessages[reason]);
    this.reason = reason;
    this.serverText = text;
  }
}

const defaultMessages: Record<SignInErrorReason, string> = {
  refused: 'The sign-in was refused',
  stale: 'This sign-in link was used already. Please sign in again.',
  unreachable: 'The identity provider cannot be reached',
  failed: 'The sign-in could not be completed',
};

function clean(text: string | null | undefined): string | undefined {
  // Control and bidirectional characters could make the text say something else than it does.
  const plain = text?.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return plain ? plain.slice(0, maxTextLength) : undefined;
}
