/** The case before and after one in a queue. */
export interface PreviousAndNext {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The neighbours of a case. One that was decided leaves the queue: what is next then is what has taken its place, by
 * `place`, where it stood last.
 */
export function previousAndNextOf(
  queue: readonly string[],
  current: string,
  place: number | undefined,
): PreviousAndNext {
  const at = queue.indexOf(current);
  if (at >= 0) return { previous: queue[at - 1], next: queue[at + 1] };
  const gap = Math.min(place ?? 0, queue.length);
  return { previous: queue[gap - 1], next: queue[gap] ?? queue[gap - 1] };
}

/** A case as it stands in a queue. */
export interface Standing {
  readonly userId: string;
  /** True where it waits for an officer, and not for the person whom it is about. */
  readonly waits: boolean;
}

/** Place in the queue at which a case was seen, with its person, and true if it waited for an officer there. */
export interface Seen extends Standing {
  readonly place: number;
}

/**
 * Returns the place of the reader of a case in the queue. A case that is asked for more moves behind all that wait for
 * an officer, and its reader does not move with it: they go on from its earlier place, as after a decision.
 */
export function seenIn(queue: readonly Standing[], userId: string, before: Seen): Seen {
  const place = queue.findIndex((each) => each.userId === userId);
  const now = queue[place];
  if (now === undefined) return before.userId === userId ? before : { userId, place, waits: false };
  return hasMovedOn(now, before) ? before : { ...now, place };
}

/** Returns true where a case has left the place where it waited for its reader. */
const hasMovedOn = (now: Standing, before: Seen): boolean =>
  before.userId === now.userId && before.waits && !now.waits;

/** The cases beside the one that was seen. */
export function previousAndNextFrom(queue: readonly Standing[], seen: Seen): PreviousAndNext {
  const ids = queue.filter((each) => !hasMovedOn(each, seen)).map(({ userId }) => userId);
  return previousAndNextOf(ids, seen.userId, seen.place >= 0 ? seen.place : undefined);
}
