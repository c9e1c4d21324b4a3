// @where Sandbox: webhooks: signature, time limit, addresses that are not public
import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { SendWebhook } from '../../core/index.ts';

/** Longest wait for the answer of a webhook. */
const timeLimit = 10_000;

class NotPublicError extends Error {
  override readonly name = 'NotPublicError';
}

/** Ranges of IANA's registries for special purposes, which no receiver on the internet has. */
const reserved = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv4');
}
/** Public addresses of IPv6 begin with 2 or 3; of those, some stand for addresses of IPv4 or for examples. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Looks a name up and refuses it if any of its addresses is not public: the connection is made to what was checked. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null || first === undefined) {
      callback(error ?? new Error(`${host} has no address`), '');
    } else if (!found.every(({ address }) => isPublicAddress(address))) {
      callback(new NotPublicError(`${host} is not public`), '');
    } else if (options.all === true) {
      callback(null, found);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

/**
 * Makes the outgoing port of the exchange. Unless the deployment allows private addresses, a receiver must be on https and
 * have public addresses only; redirects are not followed, and of the answer only the status is read.
 */
export function webhookSender({
  allowsPrivate = false,
  limit = timeLimit,
}: {
  allowsPrivate?: boolean | undefined;
  /** Milliseconds for one attempt. */
  limit?: number;
} = {}): SendWebhook {
  return ({ address, secret, id, time, body }) =>
    new Promise((resolve) => {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isSecure = url.protocol === 'https:';
      if (!allowsPrivate && (!isSecure || (isIP(host) !== 0 && !isPublicAddress(host)))) {
        resolve({ fault: 'NotPublic' });
        return;
      }
      const seconds = Math.floor(time / 1000);
      const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      const signal = AbortSignal.timeout(limit);
      const sent = (isSecure ? secure : plain)(url, {
        method: 'POST',
        signal,
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Agio-Webhook/1',
          'agio-delivery': id,
          'agio-signature': `t=${seconds},v1=${signature}`,
        },
        ...(!allowsPrivate && { lookup: publicLookup }),
      });
      sent.on('response', (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        answer.destroy();
      });
      sent.on('error', (error) => {
        if (error instanceof NotPublicError) resolve({ fault: 'NotPublic' });
        else resolve({ fault: signal.aborted ? 'TimedOut' : 'Unreachable' });
      });
      sent.end(body);
    });
}
