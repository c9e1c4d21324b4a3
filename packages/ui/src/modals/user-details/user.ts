/** A user as the back office sees them. Amounts are decimal strings, times ISO 8601, codes as the exchange sends them. */
export interface DetailedUser {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly coreId: string | null;
  readonly tier: string;
  readonly activityStatus: string;
  readonly roles: readonly string[];
  readonly residence?: string | null | undefined;
  readonly customerSince?: string | undefined;
  readonly lastSeenAt: string | null;
  readonly documentExpirationDate?: string | null | undefined;
  /** Null where it is hidden from the reader. */
  readonly portfolioValue: string | null;
  readonly currency: string;
  readonly note: string | null;
}

export interface AuditEntry {
  readonly id: string;
  readonly time: string;
  /** The name of the actor at that time. */
  readonly actor: string;
  /** Account of the actor; null or undefined where the exchange or a partner acted. */
  readonly actorId?: string | null | undefined;
  readonly actorEmail?: string | null | undefined;
  readonly action: string;
  readonly detail: string | null;
  /** The changed fields. */
  readonly changes?:
    | readonly {
        readonly field: string;
        readonly before: string | null;
        readonly after: string | null;
      }[]
    | undefined;
}
