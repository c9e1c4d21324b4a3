import { useComplianceQueue } from '@agio/api-client/react';
import type { QueueView } from './model/queue-view.ts';

/** Rows that are asked for at a time. */
const pageRows = 100;

/** The queue of a view: what the exchange filters it by. The order is the table's. */
export function useQueue({ status, type, assigned, approvals, search }: QueueView) {
  const wanted = search.trim();
  return useComplianceQueue({
    limit: pageRows,
    ...(status !== undefined && { status }),
    ...(type !== undefined && { type }),
    ...(assigned !== undefined && { assigned }),
    ...(approvals !== undefined && { approvals }),
    ...(wanted !== '' && { search: wanted }),
  });
}
