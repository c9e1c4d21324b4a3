import { areaAddress } from './areas.ts';
import { type QueueView, writeQueueView } from '../../compliance/model/queue-view.ts';

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`);

/** The address of the queue in a view. */
export const queueAddress = (base: string, view: QueueView): string =>
  withQuery(areaAddress(base, 'compliance'), writeQueueView(view));

/** The address of somebody's case: with the view of the queue that it was opened from, to go on in. */
export const caseAddress = (base: string, userId: string, view: QueueView): string =>
  withQuery(
    `${areaAddress(base, 'compliance')}/${encodeURIComponent(userId)}`,
    writeQueueView(view),
  );
