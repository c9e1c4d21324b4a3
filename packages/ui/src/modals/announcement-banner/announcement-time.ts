/** When an announcement is shown; both ISO 8601. */
export interface AnnouncementTime {
  readonly releasesAt: string;
  readonly expiresAt: string;
}

/** From `releasesAt` on and before `expiresAt`, in milliseconds since 1970. Times that are none show nothing. */
export function isShown({ releasesAt, expiresAt }: AnnouncementTime, now: number): boolean {
  return Date.parse(releasesAt) <= now && now < Date.parse(expiresAt);
}

/** Longest time that a timer can hold; longer ones would run out at once. */
const LONGEST = 2 ** 31 - 1;

/** Milliseconds until it appears or goes; nothing when neither will happen. */
export function nextChange({ releasesAt, expiresAt }: AnnouncementTime, now: number) {
  const next = [Date.parse(releasesAt), Date.parse(expiresAt)].filter((time) => time > now);
  return next.length === 0 ? undefined : Math.min(LONGEST, Math.min(...next) - now);
}
