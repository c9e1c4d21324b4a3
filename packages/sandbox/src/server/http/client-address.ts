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
    return plain(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
  };
}

/** An IPv4 address as people write it, also where a socket for both names it as one of IPv6. */
const plain = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/**
 * Returns the network that limits count as one: an IPv4 address, or the network of 64 bits that one customer of IPv6 is
 * given.
 */
export function networkOf(given: string): string {
  const address = plain(given);
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
