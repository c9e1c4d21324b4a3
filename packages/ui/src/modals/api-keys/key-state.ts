/** An API key as the list shows it (never its secret). */
export interface ListedApiKey {
  readonly id: string;
  readonly name: string;
  /** The first characters, to tell keys apart. */
  readonly prefix: string;
  readonly permissions: readonly string[];
  /** CIDR ranges; empty: any address. */
  readonly allowedAddresses: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export type KeyState =
  | { kind: 'active' }
  | { kind: 'expires'; days: number }
  | { kind: 'expired' }
  | { kind: 'revoked' };

const DAY = 86_400_000;
/** From here on the end is told. */
const SOON_DAYS = 14;

/** The state of a key at a time, in milliseconds since 1970. The last days are counted up: on the last day it is one. */
export function keyState(
  { expiresAt, revokedAt }: Pick<ListedApiKey, 'expiresAt' | 'revokedAt'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return { kind: 'revoked' };
  const end = Date.parse(expiresAt ?? '');
  if (Number.isNaN(end)) return { kind: 'active' };
  if (end <= now) return { kind: 'expired' };
  const days = Math.ceil((end - now) / DAY);
  return days <= SOON_DAYS ? { kind: 'expires', days } : { kind: 'active' };
}
