import {
  approvalStates,
  assignments,
  dueStates,
  requestStatuses,
  requestTypes,
} from '@agio/api-client';
import {
  type ListView,
  readListView,
  defaultListView,
  writeListView,
} from '../../frame/list/model/list-view.ts';

export type RequestStatus = (typeof requestStatuses)[number];
export type RequestType = (typeof requestTypes)[number];

/** View of the queue, which the host keeps in its address. Includes everything undecided if no status is chosen. */
export type QueueView = ListView;

const fields = {
  search: 'text',
  status: requestStatuses,
  type: requestTypes,
  assigned: assignments,
  due: dueStates,
  approvals: approvalStates,
} as const;

/** Columns that can sort, as in the contract (`queue-view.test.ts` compares). */
export const queueColumns = ['user', 'type', 'status', 'risk', 'files', 'waiting'] as const;

/** View in the order of the exchange: longest waiting time first. */
export const defaultQueueView: QueueView = defaultListView;

/** Reads a view from the query of an address, and ignores what is invalid. */
export const readQueueView = (query: string): QueueView =>
  readListView(query, fields, queueColumns);

/** The query that means a view; empty for the whole queue. */
export const writeQueueView = writeListView;
