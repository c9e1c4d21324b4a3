// @where Sandbox: signatures of requests that are made with an API key
import {
  alwaysSigned,
  signatureAlgorithm,
  signatureBase,
  signatureLabel,
  signatureWindowSeconds,
  signedWhenSent,
} from '@agio/api-client/contract';
import { fromBase64, toBase64 } from '../base64.ts';
import { isoTime } from '../clock.ts';
import type { Exchange } from '../engine/exchange.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { ApiKeyRecord } from '../records/people.ts';
import { bytesOfCall } from './read-body.ts';
import type { ApiKeys } from '../services/staff/api-keys.ts';

/** Part of a request that is signed. A body is read later, and only its hash is signed. */
export type RequestHead = Pick<Request, 'method' | 'url' | 'headers'>;

/** A request whose signature is right, of now, and of a key that is known; nothing is said about what the key may. */
export interface Signed {
  readonly keyId: string;
  readonly accountId: string;
  readonly nonce: string;
  /** Hash of the body, in base 64; null where none was signed. */
  readonly digest: string | null;
}

const windowMs = signatureWindowSeconds * 1000;
/** Nonces that one key may use within the time of a signature: more than its rate lets through. */
const maxNonces = 100_000;
const input = new RegExp(
  `^${signatureLabel}=(\\(((?:"@?[a-z-]+"(?: "@?[a-z-]+")*)?)\\)((?:;[a-z]+=(?:\\d{1,12}|"[\\x20\\x21\\x23-\\x5b\\x5d-\\x7e]{1,128}"))*))$`,
);
const signatureHeader = new RegExp(`^${signatureLabel}=:([A-Za-z0-9+/]{86}==):$`);
const digestHeader = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):(?:\s*,|$)/;

export const isSigned = (headers: Headers): boolean => headers.has('signature-input');

/** Verifies signed requests, and lets none of them in twice. */
export class SignedRequests {
  private readonly exchange: Exchange;
  private readonly keys: ApiKeys;
  private readonly imported = new WeakMap<ApiKeyRecord, Promise<CryptoKey | undefined>>();
  /** Nonces of now, and of the span before, by key: a signature holds for no longer than the two. */
  private nonces = {
    since: 0,
    now: new Map<string, Set<string>>(),
    before: new Map<string, Set<string>>(),
  };
  /** Nonces of before this start are forgotten: signatures of then are refused. */
  private readonly startedAt: number;

  constructor(exchange: Exchange, keys: ApiKeys) {
    this.exchange = exchange;
    this.keys = keys;
    this.startedAt = Math.floor(exchange.now() / 1000) * 1000;
  }

  /**
   * Verifies the signature of a request, any number of times. Nothing is compared with a secret: the exchange has the public
   * half of a key, so that the time which this takes says nothing about the other half.
   *
   * @throws Refusal
   */
  async verify({ method, url, headers }: RequestHead): Promise<Signed> {
    const [, parameters = '', list = '', rest = ''] =
      input.exec(headers.get('signature-input') ?? '') ?? [];
    const parts = [...list.matchAll(/"([^"]+)"/g)].map(([, part = '']) => part);
    const given = new Map(
      [...rest.matchAll(/;([a-z]+)=(?:"([^"]*)"|(\d+))/g)].map(([, name, text, number]) => [
        name,
        text ?? number ?? '',
      ]),
    );
    const [, signature] = signatureHeader.exec(headers.get('signature') ?? '') ?? [];
    const needed = [...alwaysSigned, ...signedWhenSent.filter((name) => headers.has(name))];
    const base = signatureBase(parts, parameters, {
      method,
      url,
      header: (name) => headers.get(name),
    });
    const [created, keyId, nonce] = ['created', 'keyid', 'nonce'].map((name) => given.get(name));
    if (
      signature === undefined ||
      base === undefined ||
      created === undefined ||
      keyId === undefined ||
      nonce === undefined ||
      (given.get('alg') ?? signatureAlgorithm) !== signatureAlgorithm ||
      new Set(parts).size !== parts.length ||
      !needed.every((part) => parts.includes(part))
    ) {
      throw refuse('signatureMalformed');
    }
    const key = this.keys.find(keyId);
    if (key === undefined) throw refuse('apiKeyUnknown');
    const own = await this.importKey(key);
    const isRight =
      own !== undefined &&
      (await crypto.subtle.verify('Ed25519', own, fromBase64(signature), base));
    if (!isRight) throw refuse('signatureWrong');
    const time = Number(created) * 1000;
    if (Math.abs(this.exchange.now() - time) > windowMs || time < this.startedAt) {
      throw this.outOfTime();
    }
    const [, digest = null] = digestHeader.exec(headers.get('content-digest') ?? '') ?? [];
    return { keyId, accountId: key.ownerId, nonce, digest };
  }

  /** Lets a signature in once. @throws Refusal for one that was in before */
  spend({ keyId, nonce }: Signed): void {
    const now = this.exchange.now();
    if (now - this.nonces.since > 2 * windowMs + 1000) {
      const isOld = now - this.nonces.since > 4 * windowMs + 2000;
      this.nonces = { since: now, now: new Map(), before: isOld ? new Map() : this.nonces.now };
    }
    const used = this.nonces.now.get(keyId) ?? new Set();
    if (used.has(nonce) || this.nonces.before.get(keyId)?.has(nonce) === true) {
      throw refuse('nonceUsed');
    }
    if (used.size >= maxNonces) {
      throw refuse('tooManyRequests', '', { seconds: signatureWindowSeconds });
    }
    this.nonces.now.set(keyId, used.add(nonce));
  }

  private outOfTime(): Refusal {
    const time = isoTime(this.exchange.now());
    return refuse('signatureOutOfTime', '', { time, seconds: signatureWindowSeconds });
  }

  private importKey(key: ApiKeyRecord): Promise<CryptoKey | undefined> {
    const known = this.imported.get(key);
    if (known !== undefined) return known;
    // A key of a store of before keys opened anything has no public half.
    const made =
      key.publicKey === ''
        ? Promise.resolve(undefined)
        : crypto.subtle.importKey('raw', fromBase64(key.publicKey), 'Ed25519', true, ['verify']);
    this.imported.set(key, made);
    return made;
  }
}

/** Returns the request with its body, once the body is the one that was signed. @throws Refusal */
export async function withSignedBody(request: Request, { digest }: Signed): Promise<Request> {
  const bytes = await bytesOfCall(request);
  if (bytes.length === 0 && digest === null) return request;
  const found = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  if (found !== digest) throw refuse('contentDigestWrong');
  const { method, url, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, ...(hasBody && { body: bytes }) });
}
