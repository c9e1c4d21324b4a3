import { approvalStates, assignments, requestStatuses, requestTypes } from '@agio/api-client';
import type { DataTableSort } from '@agio/ui/data-table';

export type RequestStatus = (typeof requestStatuses)[number];
export type RequestType = (typeof requestTypes)[number];

/** What the queue can be sorted by. */
export const queueColumns = ['user', 'type', 'risk', 'files', 'waiting'] as const;

/** What the queue shows, as the host keeps it in its address. */
export interface QueueView {
  /** Undefined: everything that is undecided. */
  readonly status?: RequestStatus | undefined;
  readonly type?: RequestType | undefined;
  readonly assigned?: (typeof assignments)[number] | undefined;
  readonly approvals?: (typeof approvalStates)[number] | undefined;
  /** A part of a name, an e-mail or a core id. */
  readonly search: string;
  /** Undefined: as the exchange sends it, the one that waits longest first. */
  readonly sort?: DataTableSort | undefined;
}

export const wholeQueue: QueueView = { search: '' };

/** Whether the reader has narrowed the queue. */
export const isNarrowed = ({ status, type, assigned, approvals, search }: QueueView): boolean =>
  [status, type, assigned, approvals].some((each) => each !== undefined) || search.trim() !== '';

/** What a query of an address means; what is not understood is left out. */
export function readQueueView(query: string): QueueView {
  const params = new URLSearchParams(query);
  const [column, direction] = (params.get('sort') ?? '').split('.');
  const by = queueColumns.find((each) => each === column);
  return {
    search: (params.get('search') ?? '').slice(0, 100),
    status: requestStatuses.find((each) => each === params.get('status')),
    type: requestTypes.find((each) => each === params.get('type')),
    assigned: assignments.find((each) => each === params.get('assigned')),
    approvals: approvalStates.find((each) => each === params.get('approvals')),
    ...(by !== undefined && {
      sort: { column: by, direction: direction === 'desc' ? 'descending' : 'ascending' },
    }),
  };
}

/** The query that means a view; empty for the whole queue. */
export function writeQueueView({
  status,
  type,
  assigned,
  approvals,
  search,
  sort,
}: QueueView): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (status !== undefined) params.set('status', status);
  if (type !== undefined) params.set('type', type);
  if (assigned !== undefined) params.set('assigned', assigned);
  if (approvals !== undefined) params.set('approvals', approvals);
  if (sort !== undefined)
    params.set('sort', `${sort.column}.${sort.direction === 'descending' ? 'desc' : 'asc'}`);
  return params.toString();
}
