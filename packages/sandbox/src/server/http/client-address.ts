import type { IncomingMessage } from 'node:http';

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
