// @where Client: timeouts of calls to the identity provider
import * as v from 'valibot';
import { withTimeout } from '../../lib/time.ts';

const endpoint = v.pipe(v.string(), v.url());

const discoveryDocument = v.object({
  issuer: endpoint,
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  revocation_endpoint: v.optional(endpoint),
  end_session_endpoint: v.optional(endpoint),
});

/** The provider's metadata (OIDC Discovery §3), as far as the session uses it. */
export type ProviderMetadata = v.InferOutput<typeof discoveryDocument>;

/** The discovery document is not this provider's: a setting is wrong, so trying again does not help. */
export class ProviderMetadataError extends Error {
  override readonly name = 'ProviderMetadataError';
}

/** Longest wait for the description of the identity provider. */
const discoveryTimeoutMs = 10_000;

/** Reads the provider's metadata once, for however many ask, and keeps it. A failed attempt is not kept. */
export function createDiscovery(
  authority: string,
  fetch: typeof globalThis.fetch,
): () => Promise<ProviderMetadata> {
  let metadata: Promise<ProviderMetadata> | undefined;
  return () => {
    if (!metadata) {
      metadata = withTimeout(discoveryTimeoutMs, (signal) => discover(authority, fetch, signal));
      metadata.catch(() => {
        metadata = undefined;
      });
    }
    return metadata;
  };
}

async function discover(
  authority: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<ProviderMetadata> {
  const base = authority.replace(/\/$/, '');
  const response = await fetch(`${base}/.well-known/openid-configuration`, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
    signal,
  });
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
  const result = v.safeParse(discoveryDocument, await response.json());
  if (!result.success) {
    throw new ProviderMetadataError(`Provider metadata: ${v.summarize(result.issues)}`);
  }
  const metadata = result.output;
  // Otherwise another provider could answer in this one's name (OIDC Discovery §4.3, mix-up attacks).
  if (metadata.issuer.replace(/\/$/, '') !== base) {
    throw new ProviderMetadataError(`Provider metadata is of ${metadata.issuer}, not of ${base}`);
  }
  assertNoDowngrade(metadata, new URL(base).protocol);
  return metadata;
}

/** Tokens never go to a less protected address than the provider's own. */
function assertNoDowngrade(metadata: ProviderMetadata, protocol: string): void {
  for (const [name, url] of Object.entries(metadata)) {
    const own = new URL(url).protocol;
    if (own !== 'https:' && own !== protocol) {
      throw new ProviderMetadataError(`Provider metadata: ${name} is not ${protocol}`);
    }
  }
}
