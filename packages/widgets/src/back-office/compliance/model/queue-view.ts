import { approvalStates, assignments, requestStatuses, requestTypes } from '@agio/api-client';
import {
  type ListView,
  readListView,
  wholeList,
  writeListView,
} from '../../frame/list/model/list-view.ts';

export type RequestStatus = (typeof requestStatuses)[number];
export type RequestType = (typeof requestTypes)[number];

/** What the queue shows, as the host keeps it in its address: without a status everything that is undecided. */
export type QueueView = ListView;

const fields = {
  search: 'text',
  status: requestStatuses,
  type: requestTypes,
  assigned: assignments,
  approvals: approvalStates,
} as const;

/** Columns that can sort, as in the contract (`queue-view.test.ts` compares). */
export const queueColumns = ['user', 'type', 'status', 'risk', 'files', 'waiting'] as const;

/** As the exchange sends it, the one that waits longest first. */
export const wholeQueue: QueueView = wholeList;

/** What a query of an address means; what is not understood is left out. */
export const readQueueView = (query: string): QueueView =>
  readListView(query, fields, queueColumns);

/** The query that means a view; empty for the whole queue. */
export const writeQueueView = writeListView;
