import { trustedAddress } from '../trusted-scripts.ts';

/**
 * The browser's `Worker` for a page that demands Trusted Types. It has the same name, because bundlers find the file of a
 * worker by the words `new Worker(new URL('…', import.meta.url))`.
 */
export const Worker = function worker(address: URL, options?: WorkerOptions) {
  return new globalThis.Worker(trustedAddress(address), options);
} as unknown as new (address: URL, options?: WorkerOptions) => globalThis.Worker;
