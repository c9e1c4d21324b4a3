// @where Sandbox: network address of a caller, also behind a proxy
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

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
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;

/**
 * Returns the network that limits count as one: an IPv4 address, or the network of 64 bits that one customer of IPv6 is
 * given.
 */
export function networkOf(given: string): string {
  if (!ipaddr.isValid(given)) return given;
  const address = ipaddr.process(given);
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : address.toString();
}
