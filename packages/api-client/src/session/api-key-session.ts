// @where Client: session of a program: requests signed with an API key
import { secretPrefix } from '../contract/api-keys/key-pair.ts';
import {
  alwaysSigned,
  signatureAlgorithm,
  signatureBase,
  signatureLabel,
  signedWhenSent,
} from '../contract/api-keys/signed-requests.ts';
import { ApiError } from '../http/api-error.ts';
import type { RequestToSign, Session } from './session.ts';
import { createGuestSession } from './static-session.ts';

/** Frame of a private key of 32 bytes (RFC 8410 §7). */
const pkcs8Frame = '302e020100300506032b657004220420';

/** Options of a session that signs. */
export interface ApiKeySessionOptions {
  /** Id of the key, such as `e7c…`. */
  keyId: string;
  /** Secret of the key as it was shown (`ags_…`), or its private half, which then never leaves the platform. */
  privateKey: string | CryptoKey;
  /** Milliseconds since 1970; the device's clock by default. */
  now?: (() => number) | undefined;
}

/**
 * A session for a program, in Node.js ≥ 20 or a browser: each request is signed with the key (Ed25519, RFC 9421), so that no
 * secret travels. It acts for the owner of the key, within the permissions of the key. Public calls are sent unsigned. No
 * person is signed in: the streams of prices work, and the private ones do not connect.
 *
 * A device whose clock is wrong is refused once, and then goes by the time of the exchange. A key that is revoked or expired
 * is refused with its code: `isApiError(error, 'http') && error.errors[0]?.code === 'apiKeyRevoked'`.
 *
 * @throws ApiError `malformed` with the first call, for a secret that cannot be one
 */
export function apiKeySession({
  keyId,
  privateKey,
  now = Date.now,
}: ApiKeySessionOptions): Session {
  /** Milliseconds by which the exchange is ahead. */
  let ahead = 0;
  let key: Promise<CryptoKey> | undefined;
  const guest = createGuestSession();

  return {
    ...guest,
    // A public call has no need of a signature.
    hasUsableToken: () => false,
    async sign(request) {
      key ??=
        typeof privateKey === 'string' ? importSecret(privateKey) : Promise.resolve(privateKey);
      const created = Math.floor((now() + ahead) / 1000);
      return signedHeaders(request, { keyId, key: await key, created });
    },
    async handleUnauthorized(_generation, refusal) {
      const reason = refusal?.errors[0];
      const time = Date.parse(reason?.values?.time ?? '');
      if (reason?.code !== 'signatureOutOfTime' || Number.isNaN(time)) {
        throw refusal ?? new ApiError('authEnded');
      }
      ahead = time - now();
      return 'retry';
    },
  };
}

async function signedHeaders(
  { url, method, headers, body }: RequestToSign,
  { keyId, key, created }: { keyId: string; key: CryptoKey; created: number },
): Promise<Record<string, string>> {
  if (body !== undefined && typeof body !== 'string') {
    throw new ApiError('malformed', { message: 'A key sends no files', path: 'input' });
  }
  const added: Record<string, string> = {};
  if (body !== undefined) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
    added['Content-Digest'] = `sha-256=:${toBase64(digest)}:`;
  }
  const sent = new Headers({ ...headers, ...added });
  const parts = [...alwaysSigned, ...signedWhenSent.filter((name) => sent.has(name))];
  const nonce = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const parameters = `(${parts.map((part) => `"${part}"`).join(' ')});created=${created};keyid="${keyId}";nonce="${nonce}";alg="${signatureAlgorithm}"`;
  const base = signatureBase(parts, parameters, {
    method,
    url: new URL(url, globalThis.location?.href).href,
    header: (name) => sent.get(name),
  });
  const signature = await crypto.subtle.sign('Ed25519', key, base ?? new Uint8Array());
  return {
    ...added,
    'Signature-Input': `${signatureLabel}=${parameters}`,
    Signature: `${signatureLabel}=:${toBase64(signature)}:`,
  };
}

async function importSecret(secret: string): Promise<CryptoKey> {
  try {
    if (!secret.startsWith(secretPrefix)) throw new TypeError('The secret has another beginning');
    const seed = atob(secret.slice(secretPrefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const frame = pkcs8Frame.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    const bytes = Uint8Array.from([
      ...frame,
      ...Uint8Array.from(seed, (char) => char.charCodeAt(0)),
    ]);
    return await crypto.subtle.importKey('pkcs8', bytes, 'Ed25519', false, ['sign']);
  } catch (cause) {
    throw new ApiError('malformed', {
      message: 'This is no secret of an API key',
      path: 'input',
      cause,
    });
  }
}

const toBase64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)));
