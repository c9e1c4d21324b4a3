import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCodes } from '@agio/api-client/contract';
import { sendJson } from './respond.ts';

/** So many calls a second for long, and so many at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

export interface RateLimits {
  /** Of one access token: what changes something, and what only reads. */
  write: Rate;
  read: Rate;
  /** Of one network address without a token: behind one there may be a whole office. */
  guest: Rate;
}

/** Far above what a person with a busy desk does, far below what hurts. */
export const defaultRateLimits: RateLimits = {
  write: { perSecond: 20, burst: 60 },
  read: { perSecond: 100, burst: 600 },
  guest: { perSecond: 500, burst: 3000 },
};

/** Buckets that are full again are forgotten when there are more than this. */
const mostBuckets = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Refuses calls that come too fast with 429, the exchange's error body and how long to wait.
 * Answers true when it has refused.
 *
 * @param address of who calls; behind a proxy the connection's own is the proxy's
 */
export function rateLimiter(
  limits: RateLimits,
  address: (request: IncomingMessage) => string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const buckets = new Map<string, Bucket>();
  return (request, response) => {
    const token = request.headers.authorization;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const kind = token === undefined ? 'guest' : reads ? 'read' : 'write';
    const wait = take(buckets, `${kind} ${token ? digest(token) : address(request)}`, limits[kind]);
    if (wait === 0) return false;
    response.setHeader('Retry-After', String(wait));
    response.setHeader('Connection', 'close'); // the body is not read
    const message = `Too many requests. Wait ${wait} s.`;
    sendJson(response, 429, {
      errorCode: errorCodes.tooManyRequests,
      errors: [{ key: '', code: String(errorCodes.tooManyRequests), message }],
    });
    return true;
  };
}

/** Zero when the call may pass, otherwise whole seconds to wait. */
function take(buckets: Map<string, Bucket>, name: string, { perSecond, burst }: Rate): number {
  const now = performance.now();
  const filled = ({ tokens, at }: Bucket) =>
    Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  const tokens = filled(buckets.get(name) ?? { tokens: burst, at: now });
  if (tokens < 1) return Math.ceil((1 - tokens) / perSecond);
  buckets.set(name, { tokens: tokens - 1, at: now });
  if (buckets.size > mostBuckets) {
    for (const [other, bucket] of buckets) if (filled(bucket) >= burst) buckets.delete(other);
  }
  return 0;
}

/** Tokens are not kept longer than they have to be. */
function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
