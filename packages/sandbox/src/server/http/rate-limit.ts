// @where Sandbox: rate limits: requests per second of a person, an address and an API key; the refusal 429 and its Retry-After
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse as refusalFor, type Sandbox } from '../../core/index.ts';
import { type Rate, type TokenBucket, TokenBuckets } from '../token-bucket.ts';
import { bearerToken } from './bearer-token.ts';
import { networkOf } from './client-address.ts';
import { sendJson } from './respond.ts';
import { headersOf } from './rest.ts';
import { Turnstile, type UnderWay } from './turnstile.ts';

/**
 * Rates count units of work (`workOf` of the exchange): 1 for a call, more for one that costs more. What it costs is
 * known when it was answered, and paid then.
 */
export interface RateLimits {
  /** Limits of one sign-in, whatever its token is by now: for writes and for reads. */
  write: Rate;
  read: Rate;
  /** Limit of one API key, for writes and reads together: a program has a budget, and needs no burst of a page. */
  key: Rate;
  /** Limit of wrong signatures from one network address for one key: as few as wrong passwords. */
  forged: Rate;
  /** Limit of one network address without a valid token: behind one there may be a whole office. */
  guest: Rate;
  /** Limit for calls with an invalid token. Valid clients cause some when many tokens expire together. */
  refused: Rate;
  /** Limit of one network address at the identity provider: signing in takes half a dozen calls, renewing one. */
  identity: Rate;
}

/** Far above what a person with a busy desk does, far below what hurts. */
export const defaultRateLimits: RateLimits = {
  write: { perSecond: 20, burst: 60 },
  read: { perSecond: 100, burst: 600 },
  key: { perSecond: 100, burst: 200 },
  forged: { perSecond: 10 / (15 * 60), burst: 10 },
  guest: { perSecond: 500, burst: 3000 },
  refused: { perSecond: 50, burst: 1500 },
  identity: { perSecond: 20, burst: 400 },
};

/** Calls under way: a browser has six at a time, and behind one address there may be a whole office. */
const underWay: Record<'guest' | 'key' | 'signIn', UnderWay> = {
  guest: { most: 8, waiting: 256 },
  key: { most: 16, waiting: 64 },
  signIn: { most: 16, waiting: 64 },
};

/** Milliseconds before a refusal is sent: who asks again at once does not keep the server busy with refusals. */
const refusedAfter = 150;

/** Sign-ins of one account that may be busy together. One alone leaves room for the others. */
const busySignIns = 3;

/** Returns the owner of a token, and the sign-in that it belongs to. */
type Authenticate = (
  token: string,
) => Promise<{ readonly accountId: string; readonly grantId: string } | undefined>;

/** A call that was let in. */
interface Admission {
  /** Pays for what the call turned out to cost beyond 1, and says in a header what is left. */
  readonly pay: (units: number, response: ServerResponse) => void;
  /** The call was answered, or given up. */
  leave(): void;
}

export interface RateLimiter {
  /**
   * Lets a call of the exchange in when it is its turn. Refuses one that comes too fast, or beside too many others,
   * with 429 and how long to wait: undefined.
   */
  call(request: IncomingMessage, response: ServerResponse): Promise<Admission | undefined>;
  /** Refuses a call of the identity provider that comes too fast, and says true then. */
  identity(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Counts calls: by account and sign-in, by network address for guests and for tokens that are not valid.
 *
 * @param address of who calls; behind a proxy the connection's own is the proxy's
 */
export function rateLimiter(
  limits: RateLimits,
  {
    origin,
    address,
    authenticate,
    signerOf,
  }: {
    origin: string;
    address: (request: IncomingMessage) => string;
    authenticate: Authenticate;
    signerOf: Sandbox['signerOf'];
  },
): RateLimiter {
  const keys = ofSignIns(limits.key);
  const forged = new TokenBuckets(limits.forged);
  const kinds = { read: ofSignIns(limits.read), write: ofSignIns(limits.write) };
  const guests = new TokenBuckets(limits.guest);
  const refused = new TokenBuckets(limits.refused);
  const visitors = new TokenBuckets(limits.identity);
  const turnstile = new Turnstile();

  /** Returns the caller of a request, the buckets that pay for it, and the number of other calls under way. */
  async function callerOf(request: IncomingMessage) {
    const signer = await signerOf({
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', origin).href,
      headers: headersOf(request),
    });
    if (signer) {
      const { keyId, accountId } = signer;
      const buckets = [keys.grants.of(keyId), keys.accounts.of(accountId)];
      return { name: `key ${keyId}`, buckets, atOnce: underWay.key };
    }
    if (signer === null) {
      const network = networkOf(address(request));
      const [, keyId = ''] =
        /;keyid="([^"]{1,128})"/.exec(String(request.headers['signature-input'])) ?? [];
      const buckets = [guests.of(network), refused.of(network), forged.of(`${network} ${keyId}`)];
      return { name: `address ${network}`, buckets, atOnce: underWay.guest };
    }
    const token = bearerToken(request.headers);
    const bearer = token === undefined ? undefined : await authenticate(token);
    if (bearer === undefined) {
      const network = networkOf(address(request));
      const guest = guests.of(network);
      const buckets = token === undefined ? [guest] : [guest, refused.of(network)];
      return { name: `address ${network}`, buckets, atOnce: underWay.guest };
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const { grants, accounts } = kinds[reads ? 'read' : 'write'];
    const buckets = [grants.of(bearer.grantId), accounts.of(bearer.accountId)];
    return { name: `sign-in ${bearer.grantId}`, buckets, atOnce: underWay.signIn };
  }

  return {
    async call(request, response) {
      const { name, buckets, atOnce } = await callerOf(request);
      const wait = take(buckets);
      const leave = wait > 0 ? undefined : await turnstile.enter(name, atOnce);
      if (leave === undefined) {
        await pause(refusedAfter);
        refuse(response, Math.max(wait, 1));
        return undefined;
      }
      response.once('close', leave);
      return {
        leave,
        pay(units, to) {
          for (const bucket of buckets) bucket.spend(units - 1);
          const left = Math.min(...buckets.map((bucket) => bucket.units));
          to.setHeader('X-Work-Left', String(Math.max(0, Math.floor(left))));
        },
      };
    },
    identity(request, response) {
      const wait = take([visitors.of(networkOf(address(request)))]);
      if (wait > 0) refuse(response, wait);
      return wait > 0;
    },
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

/** Takes one from each, or none: then it answers the seconds until there is one. */
function take(buckets: readonly TokenBucket[]): number {
  const wait = Math.ceil(Math.max(...buckets.map((bucket) => bucket.wait())) / 1000);
  if (wait === 0) for (const bucket of buckets) bucket.spend();
  return wait;
}

function refuse(response: ServerResponse, wait: number): void {
  const refusal = refusalFor('tooManyRequests', '', { seconds: wait });
  response.setHeader('Retry-After', String(wait));
  sendJson(response, refusal.status, {
    ...refusal.body(),
    error: 'temporarily_unavailable', // in the words of OAuth
    error_description: refusal.message,
  });
}
