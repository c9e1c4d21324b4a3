import { useState } from 'react';
import { type Neighbours, neighboursOf } from './model/neighbours.ts';
import type { QueueView } from './model/queue-view.ts';
import { useQueue } from './use-queue.ts';

/** The cases beside one in the queue of a view, also after it has left the queue. */
export function useNeighbours(view: QueueView, userId: string): Neighbours {
  const queue = useQueue(view);
  const ids = queue.data?.items.map((each) => each.userId) ?? [];
  const at = ids.indexOf(userId);
  const [stood, setStood] = useState({ userId, place: at });
  if (at >= 0 && (stood.userId !== userId || stood.place !== at)) setStood({ userId, place: at });
  return neighboursOf(
    ids,
    userId,
    stood.userId === userId && stood.place >= 0 ? stood.place : undefined,
  );
}
