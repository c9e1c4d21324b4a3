// @where Client: signature of a request that is made with an API key: parts that are signed, time window
import { reasons } from '../base/reasons.ts';
import { errorCodes } from '../base/errors.ts';

/**
 * Profile of HTTP Message Signatures (RFC 9421) for calls with an API key, which client and exchange share. Extensions: the
 * specification has keys, and no way to call with one.
 *
 * `Signature-Input: agio=("@method" "@authority" "@path" "@query" …);created=…;keyid="…";nonce="…";alg="ed25519"`
 */
export const signatureLabel = 'agio';
export const signatureAlgorithm = 'ed25519';
/** Parts that every signature covers, in the order in which this client writes them. */
export const alwaysSigned = ['@method', '@authority', '@path', '@query'] as const;
/** Headers that a signature covers whenever the request has them: its body, by its hash (RFC 9530), and its repeat key. */
export const signedWhenSent = ['content-digest', 'idempotency-key'] as const;

/** Seconds by which the time of a signature may differ from that of the exchange, in either direction. */
export const signatureWindowSeconds = 30;

/** Parts of a request that can be signed. */
export interface SignableRequest {
  readonly method: string;
  readonly url: string;
  /** Returns the value of a header, or null. */
  readonly header: (name: string) => string | null;
}

/** Returns the value of a covered part; null where the request lacks it, or where no such part can be signed. */
function valueOf(part: string, { method, url, header }: SignableRequest): string | null {
  const { host, pathname, search } = new URL(url);
  switch (part) {
    case '@method':
      return method;
    case '@authority':
      return host;
    case '@path':
      return pathname;
    case '@query':
      return search || '?';
    default:
      return part.startsWith('@') ? null : header(part);
  }
}

/**
 * Returns the bytes that are signed (RFC 9421 §2.5); undefined where the request lacks one of the parts.
 *
 * @param parameters of the signature with the list of parts, as `Signature-Input` has them behind the label
 */
export function signatureBase(
  parts: readonly string[],
  parameters: string,
  request: SignableRequest,
): Uint8Array<ArrayBuffer> | undefined {
  const lines: string[] = [];
  for (const part of parts) {
    const value = valueOf(part, request);
    if (value === null) return undefined;
    lines.push(`"${part}": ${value.trim()}`);
  }
  return new TextEncoder().encode([...lines, `"@signature-params": ${parameters}`].join('\n'));
}

/** Reasons for which the exchange refuses a signed request, before it looks at its subject. */
export const signatureRefusals = {
  ...reasons(401, errorCodes.unauthorized, {
    signatureMalformed: 'The signature of this request is incomplete.',
    signatureWrong: 'The signature of this request is wrong.',
    signatureOutOfTime:
      'The time of this signature differs from that of the exchange, {{time}}, by more than {{seconds}} s.',
    nonceUsed: 'This signature was used before.',
    contentDigestWrong: 'The body of this request is not the one that was signed.',
    apiKeyUnknown: 'There is no such API key.',
    apiKeyRevoked: 'This API key has been revoked.',
    apiKeyUnapproved: 'This API key waits for the approval of another administrator.',
    apiKeyExpired: 'This API key has expired.',
  }),
  ...reasons(403, errorCodes.forbidden, {
    apiKeyAddress: 'This API key is not allowed from {{address}}.',
    apiKeyPermission: 'This API key has no permission for this: {{permission}}.',
    apiKeyNever: 'This cannot be done with an API key.',
  }),
};
