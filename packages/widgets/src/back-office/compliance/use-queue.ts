import { useComplianceQueue } from '@agio/api-client/react';
import { inputOf } from '../frame/list/model/list-view.ts';
import type { QueueView } from './model/queue-view.ts';

/** Rows that are asked for at a time. */
const pageRows = 100;

/** The queue of a view, in its order. */
export function useQueue(view: QueueView) {
  return useComplianceQueue({ limit: pageRows, ...inputOf(view) });
}
