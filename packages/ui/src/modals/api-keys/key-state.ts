// @where Widgets: time before the expiry of an API key from which a warning is shown
/** An API key in the list, without its secret. */
export interface ListedApiKey {
  readonly id: string;
  readonly name: string;
  /** The first characters of the key. */
  readonly prefix: string;
  readonly permissions: readonly string[];
  /** CIDR ranges; empty for any address. */
  readonly allowedAddresses: readonly string[];
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  /** Network address of the last use. */
  readonly lastUsedFrom?: string | null | undefined;
  readonly revokedAt: string | null;
  /** Person who approved it; null until one has, and it opens nothing. Left out if it needs no approval. */
  readonly approvedBy?: object | null | undefined;
}

export type KeyState =
  | { kind: 'active' }
  | { kind: 'awaits' }
  | { kind: 'expires'; days: number }
  | { kind: 'expired' }
  | { kind: 'revoked' };

const DAY = 86_400_000;
/** From this many days before its end on, the key warns of it. */
const SOON_DAYS = 14;

/** The state of a key at `now`, in milliseconds since 1970. `days` is rounded up: 1 on the last day. */
export function keyState(
  {
    expiresAt,
    revokedAt,
    approvedBy,
  }: Pick<ListedApiKey, 'expiresAt' | 'revokedAt' | 'approvedBy'>,
  now: number,
): KeyState {
  if (revokedAt !== null) return { kind: 'revoked' };
  const end = Date.parse(expiresAt ?? '');
  if (end <= now) return { kind: 'expired' };
  if (approvedBy === null) return { kind: 'awaits' };
  if (Number.isNaN(end)) return { kind: 'active' };
  const days = Math.ceil((end - now) / DAY);
  return days <= SOON_DAYS ? { kind: 'expires', days } : { kind: 'active' };
}
