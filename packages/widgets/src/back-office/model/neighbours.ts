/** The case before and after one in a queue. */
export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The neighbours of a case. One that was decided leaves the queue: what is next then is what has taken its place, by
 * `place`, where it stood last.
 */
export function neighboursOf(
  queue: readonly string[],
  current: string,
  place: number | undefined,
): Neighbours {
  const at = queue.indexOf(current);
  if (at >= 0) return { previous: queue[at - 1], next: queue[at + 1] };
  const gap = Math.min(place ?? 0, queue.length);
  return { previous: queue[gap - 1], next: queue[gap] ?? queue[gap - 1] };
}
