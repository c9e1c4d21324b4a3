// @where Client: prefix of the secret of an API key, and form of its public key
import * as v from 'valibot';

/** Prefix of a secret, as it is shown when its key is made. */
export const secretPrefix = 'ags_';

/** Public half of a key: 32 bytes in base64. */
export const apiPublicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$/));

/** Halves of a key: the exchange keeps the public one, the program the other. */
export interface ApiKeyPair {
  readonly publicKey: string;
  /** `ags_` and the private half in base64url. */
  readonly secret: string;
}

/**
 * Makes the halves of a key, from the platform's secure source.
 *
 * @throws DOMException where the platform has no Ed25519
 */
export async function makeApiKeyPair(): Promise<ApiKeyPair> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const [open, whole] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  // The seed stands at the end of the frame, which is the same for every key (RFC 8410 §7).
  const seed = base64(whole.slice(-32));
  return {
    publicKey: base64(open),
    secret: secretPrefix + seed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  };
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
