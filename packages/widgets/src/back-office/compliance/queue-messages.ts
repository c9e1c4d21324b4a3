import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the compliance queue. */
export const queueMessages = defineMessages('complianceQueue', {
  title: terms.compliance,
  list: terms.requests,
  request: terms.request,
  status: terms.status,
  /** Filter: requests without a decision. */
  undecided: 'Undecided',
  type: terms.type,
  oneOfTwo: terms.oneOfTwoApproved,
  /** Column head: number of approvals that a request needs. */
  approvals: 'Approvals',
  /** Choice: any number of approvals. */
  allApprovals: 'Any',
  approvalsOf: { OneOfTwo: 'Waits for the second approval' },
  /** Filter: the officer who works on a request. */
  assigned: 'Assigned',
  /** Choice: cases of any officer. */
  allAssigned: 'Anybody',
  /** Requests that the reader works on, and those without an officer. */
  assignedTo: { Mine: 'Mine', Nobodys: 'Nobody’s' },
  /** Column head, over names. */
  assignee: 'Assigned to',
  you: '{{name}} (you)',
  risk: terms.risk,
  /** In place of the bars for screen readers. */
  riskOf: 'Risk {{risk}} of {{most}}',
  files: terms.files,
  /** Column head: time by which a request is to be decided. */
  waiting: 'Due',
  dueOf: { Overdue: terms.overdue },
  notWaiting: terms.dash,
  search: 'Name, e-mail or Core ID',
  open: '{{name}}, {{type}}',
  error: 'The queue could not be loaded',
  stale: 'The queue may be out of date. It could not be refreshed.',
  loading: 'Loading the queue',
  empty: 'Nothing waits for a decision',
  emptyText: 'New requests appear here by themselves.',
  noMatch: 'No request found',
  noMatchText: 'No request matches these filters.',
});
