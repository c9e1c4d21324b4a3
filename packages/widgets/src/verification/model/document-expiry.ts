// @where Widgets: days before the end of an identity document on which the reader is reminded
const day = 86_400_000;

/** The days before a document ends on which the reader is reminded, and the day itself. */
export const reminderDays = [30, 7, 0] as const;

/** Tone of each reminder, by its urgency. */
export const toneOf = { 30: 'info', 7: 'warning', 0: 'danger' } as const;

export interface DocumentReminder {
  /** The reminder that is due: the last of {@link reminderDays} that has begun. */
  readonly due: (typeof reminderDays)[number];
  /** Whole days that are left; 0 on the last day and after it. */
  readonly daysLeft: number;
}

/**
 * The reminder of a document that ends, at a moment in milliseconds; undefined while more than 30 days are left, and
 * without a document.
 *
 * @param expiresAt ISO 8601, as `documentExpirationDate` of the user's information
 */
export function documentReminder(
  expiresAt: string | null,
  now: number,
): DocumentReminder | undefined {
  if (expiresAt === null) return undefined;
  const left = Math.floor((Date.parse(expiresAt) - now) / day);
  if (Number.isNaN(left)) return undefined;
  const due = reminderDays.findLast((days) => left <= days);
  return due === undefined ? undefined : { due, daysLeft: Math.max(0, left) };
}
