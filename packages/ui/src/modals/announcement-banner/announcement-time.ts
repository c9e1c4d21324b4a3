/** The times of an announcement, in ISO 8601. */
export interface AnnouncementTime {
  readonly releasesAt: string;
  readonly expiresAt: string;
}

/**
 * Returns true if the announcement is shown at `now` (milliseconds since 1970): from `releasesAt` until before
 * `expiresAt`. Returns false for invalid times.
 */
export function isShown({ releasesAt, expiresAt }: AnnouncementTime, now: number): boolean {
  return Date.parse(releasesAt) <= now && now < Date.parse(expiresAt);
}

/** Longest delay of a timer in milliseconds; a longer one fires at once. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds until the announcement appears or disappears; undefined if neither will happen. */
export function nextChange({ releasesAt, expiresAt }: AnnouncementTime, now: number) {
  const next = [Date.parse(releasesAt), Date.parse(expiresAt)].filter((time) => time > now);
  return next.length === 0 ? undefined : Math.min(LONGEST, Math.min(...next) - now);
}
