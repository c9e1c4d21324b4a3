/** What the one policy of Trusted Types of these packages is called: a host's policy names it in `trusted-types`. */
const policyName = 'agio-document-worker';

interface TrustedAddresses {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedAddresses): TrustedAddresses;
}

let addresses: TrustedAddresses | undefined;

const own: TrustedAddresses = {
  createScriptURL(address) {
    if (new URL(address).origin !== location.origin)
      throw new TypeError(`${address} is of another origin.`);
    return address;
  },
};

/** Made when the first worker starts: a name can be taken once, and nobody takes it after us. */
function trusted(address: URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  addresses ??= trustedTypes?.createPolicy(policyName, own) ?? own;
  // Turbopack makes a path of it, in the shape of a URL.
  return addresses.createScriptURL(new URL(address.href, location.href).href);
}

/**
 * The browser's `Worker` for a page that demands Trusted Types. It has the same name, because bundlers find the file of a
 * worker by the words `new Worker(new URL('…', import.meta.url))`.
 */
export const Worker = function worker(address: URL, options?: WorkerOptions) {
  return new globalThis.Worker(trusted(address), options);
} as unknown as new (address: URL, options?: WorkerOptions) => globalThis.Worker;
