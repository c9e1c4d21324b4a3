import { useState } from 'react';
import { type Neighbours, neighboursFrom, type Seen, seenIn } from './model/neighbours.ts';
import type { QueueView } from './model/queue-view.ts';
import { waitsSince } from './model/urgency.ts';
import { useQueue } from './use-queue.ts';

/** The cases beside one in the queue of a view, also after it has left its place there. */
export function useNeighbours(view: QueueView, userId: string): Neighbours {
  const queue = (useQueue(view).data?.items ?? []).map((each) => ({
    userId: each.userId,
    waits: waitsSince(each.request) !== undefined,
  }));
  const [before, setBefore] = useState<Seen>({ userId, place: -1, waits: false });
  const seen = seenIn(queue, userId, before);
  if (seen.userId !== before.userId || seen.place !== before.place || seen.waits !== before.waits) {
    setBefore(seen);
  }
  return neighboursFrom(queue, seen);
}
