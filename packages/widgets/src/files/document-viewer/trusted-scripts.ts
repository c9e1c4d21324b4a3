/** Name of the one policy of Trusted Types of these packages: a host's policy has it in `trusted-types`. */
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

/**
 * Takes the name of the policy for the workers of these packages. A name can be taken once: called when a page starts,
 * it leaves no script that comes later the chance to make a policy of that name which trusts more.
 */
export function trustOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  addresses ??= trustedTypes?.createPolicy(policyName, own) ?? own;
}

/** Returns an address that the page may start a worker with. */
export function trustedAddress(address: URL): string {
  trustOwnWorkers();
  // Turbopack makes a path of it, in the shape of a URL.
  return (addresses ?? own).createScriptURL(new URL(address.href, location.href).href);
}
