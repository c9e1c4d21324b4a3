import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network address that a request comes from. Behind https stands a proxy that ends it (see the origin setting): then
 * it is what that proxy says, last in the list; what stands before can be made up by anybody.
 */
export function clientAddress(origin: string): (request: IncomingMessage) => string {
  const proxied = origin.startsWith('https:');
  return ({ headers, socket }) => {
    const forwarded = proxied ? String(headers['x-forwarded-for'] ?? '') : '';
    return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  };
}

/** Whom limits count as one: an IPv4 address, or the network of 64 bits that one customer of IPv6 is given. */
export function networkOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
