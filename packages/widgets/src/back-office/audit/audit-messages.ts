import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the audit trail. */
export const auditMessages = defineMessages('auditTrail', {
  title: terms.auditTrail,
  intro:
    'Acts, exports, opened documents, refused calls and sign-ins of staff, and acts of customers in their cases. Newest first. Each entry has the hash of the entry before it.',
  list: terms.entries,
  time: terms.time,
  /** Column heads: who acted, and what they did. */
  actor: 'Done by',
  what: terms.action,
  change: 'Before → after',
  /** Column head: network address from which it was done. */
  from: terms.fromDate,
  /** Column head and filter: subject of an entry, such as a user or a market. */
  about: terms.subject,
  all: terms.everything,
  id: terms.exactId,
  search: 'Name, e-mail or exact ID',
  /** Subjects of an entry. */
  kind: {
    user: terms.user,
    market: terms.market,
    asset: terms.asset,
    wallet: 'Wallet',
    'api-keys': terms.apiKeys,
    alerts: terms.alerts,
    announcement: terms.announcement,
    fees: terms.fees,
    limits: terms.limits,
    orders: terms.orders,
    transfers: terms.transfers,
    users: terms.users,
    audit: terms.auditTrail,
    reserves: terms.reserves,
  },
  /** Filter: kind of an entry, as in `entry`. */
  entryKind: terms.kind,
  entry: {
    act: 'Acts of staff',
    /** Documents and personal data that staff opened. */
    look: 'Opened data',
    /** Type of entries: files that were exported. */
    export: 'Exports',
    refusal: 'Refused calls',
    signIn: 'Sign-ins of staff',
    customer: 'Acts of customers',
    exchange: 'The exchange',
    /** Type of entries: acts of the demo panel. */
    demonstration: 'Demonstrations',
  },
  customerNamed: 'Customer {{name}}',
  check: {
    open: 'Check the chain',
    title: 'Chain of the audit trail',
    /** Entries, while the check goes on. */
    running: 'Checked: {{through}} of {{entries}}',
    whole_one: 'The entry is unchanged.',
    whole_other: 'All {{count}} entries are unchanged, and each follows from the one before.',
    reason: {
      Changed: 'Entry {{number}} was changed.',
      Missing: 'Entry {{number}} is missing.',
      Added: 'Entry {{number}} was added outside the chain.',
      Unknown: 'The chain is broken at entry {{number}}.',
    },
    entryId: terms.entry,
    hash: 'Hash of the last entry',
    note: 'Write this hash down outside the exchange. If a later check shows another hash for the same entry, the whole trail was rewritten.',
    failed: 'The chain could not be checked. {{reason}}',
    close: terms.close,
    again: terms.tryAgain,
  },
  role: {
    admin: terms.administrator,
    support: terms.supportRole,
    ComplianceReviewer: terms.complianceOfficer,
    TradeDataViewer: terms.tradeViewer,
    Unknown: 'Other staff',
  },
  /** Actor without an account of staff. */
  customer: terms.customer,
  exchange: 'The exchange or a partner',
  /** `{{action}}` is a sentence of the exchange, such as “approved the request”. */
  open: 'Details: {{action}}',
  /** Further changes, after the first. */
  more: '+{{count}}',
  /** In place of a value before or after, where a field was or is empty. */
  nothing: terms.noValue,
  /** In place of a network address: an act of the exchange itself. */
  nowhere: 'Not over a network',
  loading: 'Loading the audit trail',
  error: terms.auditTrailNotLoaded,
  stale: 'This may be out of date. The audit trail could not be refreshed.',
  empty: 'Nothing has been done yet',
  emptyText: 'What is done appears here by itself.',
  details: {
    email: terms.eMail,
    account: terms.account,
    role: terms.staffRole,
    from: 'Network address',
    request: 'Request id',
    entry: terms.entry,
    /** Heading over what staff typed. */
    detail: terms.comment,
    number: 'Number in the chain',
    /** Noun: checksum of an entry. */
    hash: 'Hash',
    changes: 'What it changed',
    field: 'Field',
    /** Column head: value before the change. */
    before: 'Before',
    /** Column head: value after the change. */
    after: 'After',
    noChanges: 'It changed no field.',
    /** `{{name}}` is the label of a value, such as “Hash”. */
    copy: terms.copyNamed,
    /** Button: filters the trail. */
    only: 'Only this subject',
  },
  whole: { act: 'All acts of staff', customer: 'All acts of customers' },
});
