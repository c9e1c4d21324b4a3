import { areaAddress } from './areas.ts';
import { type QueueView, writeQueueView } from '../../compliance/model/queue-view.ts';

/** Returns the address of the queue in a view. */
export const queueAddress = (base: string, view: QueueView): string =>
  areaAddress(base, 'compliance', undefined, writeQueueView(view));

/** Returns the address of a case, with the view of the queue that it was opened from. */
export const caseAddress = (base: string, userId: string, view: QueueView): string =>
  areaAddress(base, 'compliance', userId, writeQueueView(view));
