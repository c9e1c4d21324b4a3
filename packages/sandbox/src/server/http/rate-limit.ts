import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCodes } from '@agio/api-client/contract';
import { type Rate, type TokenBucket, TokenBuckets } from '../token-bucket.ts';
import { bearerToken } from './bearer-token.ts';
import { networkOf } from './client-address.ts';
import { sendJson } from './respond.ts';

export interface RateLimits {
  /** Of one sign-in, whatever its token is by now: what changes something, and what only reads. */
  write: Rate;
  read: Rate;
  /** Of one network address without a valid token: behind one there may be a whole office. */
  guest: Rate;
  /** Of these, calls with a token that is not valid: honest ones come when the tokens of many end at once. */
  refused: Rate;
  /** Of one network address at the identity provider: signing in takes half a dozen calls, renewing one. */
  identity: Rate;
}

/** Far above what a person with a busy desk does, far below what hurts. */
export const defaultRateLimits: RateLimits = {
  write: { perSecond: 20, burst: 60 },
  read: { perSecond: 100, burst: 600 },
  guest: { perSecond: 500, burst: 3000 },
  refused: { perSecond: 50, burst: 1500 },
  identity: { perSecond: 20, burst: 400 },
};

/** Sign-ins of one account that may be busy together. One alone leaves room for the others. */
const busySignIns = 3;

/** Who a token belongs to, and to which of their sign-ins. */
type Authenticate = (
  token: string,
) => Promise<{ readonly accountId: string; readonly grantId: string } | undefined>;

export interface RateLimiter {
  /** Refuses a call of the exchange that comes too fast with 429 and how long to wait, and says true then. */
  call(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The same of the identity provider. */
  identity(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Counts calls: by account and sign-in, by network address for guests and for tokens that are not valid.
 *
 * @param address of who calls; behind a proxy the connection's own is the proxy's
 */
export function rateLimiter(
  limits: RateLimits,
  address: (request: IncomingMessage) => string,
  authenticate: Authenticate,
): RateLimiter {
  const kinds = { read: ofSignIns(limits.read), write: ofSignIns(limits.write) };
  const guests = new TokenBuckets(limits.guest);
  const refused = new TokenBuckets(limits.refused);
  const visitors = new TokenBuckets(limits.identity);
  return {
    async call(request, response) {
      const token = bearerToken(request.headers);
      const bearer = token === undefined ? undefined : await authenticate(token);
      if (bearer === undefined) {
        const network = networkOf(address(request));
        const guest = guests.of(network);
        return take(token === undefined ? [guest] : [guest, refused.of(network)], response);
      }
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const { grants, accounts } = kinds[reads ? 'read' : 'write'];
      return take([grants.of(bearer.grantId), accounts.of(bearer.accountId)], response);
    },
    identity: (request, response) => take([visitors.of(networkOf(address(request)))], response),
  };
}

function ofSignIns(rate: Rate) {
  const { perSecond, burst } = rate;
  return {
    grants: new TokenBuckets(rate),
    accounts: new TokenBuckets({
      perSecond: perSecond * busySignIns,
      burst: burst * busySignIns,
    }),
  };
}

/** Takes one from each, or refuses. */
function take(buckets: readonly TokenBucket[], response: ServerResponse): boolean {
  const wait = Math.ceil(Math.max(...buckets.map((bucket) => bucket.wait())) / 1000);
  if (wait === 0) {
    for (const bucket of buckets) bucket.spend();
    return false;
  }
  const message = `Too many requests. Wait ${wait} s.`;
  response.setHeader('Retry-After', String(wait));
  sendJson(response, 429, {
    errorCode: errorCodes.tooManyRequests,
    errors: [{ key: '', code: String(errorCodes.tooManyRequests), message }],
    error: 'temporarily_unavailable', // in the words of OAuth
    error_description: message,
  });
  return true;
}
