import { useComplianceQueue } from '@agio/api-client/react';
import { inputOf } from '../frame/list/model/list-view.ts';
import type { QueueView } from './model/queue-view.ts';
import { useState } from 'react';
import {
  type PreviousAndNext,
  previousAndNextFrom,
  type Seen,
  seenIn,
} from './model/previous-next.ts';
import { waitsSince } from './model/urgency.ts';
import { pageRows } from '../../lists/paging.ts';

/** The queue of a view, in its order. */
export function useQueue(view: QueueView) {
  return useComplianceQueue({ limit: pageRows.staff, ...inputOf(view) });
}

/** The cases beside one in the queue of a view, also after it has left its place there. */
export function usePreviousAndNext(view: QueueView, userId: string): PreviousAndNext {
  const queue = (useQueue(view).data?.items ?? []).map((each) => ({
    userId: each.userId,
    waits: waitsSince(each.request) !== undefined,
  }));
  const [before, setBefore] = useState<Seen>({ userId, place: -1, waits: false });
  const seen = seenIn(queue, userId, before);
  if (seen.userId !== before.userId || seen.place !== before.place || seen.waits !== before.waits) {
    setBefore(seen);
  }
  return previousAndNextFrom(queue, seen);
}
