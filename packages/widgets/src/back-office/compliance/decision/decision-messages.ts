import { defineMessages } from '@agio/ui/language';

/** Texts of a decision. */
export const decisionMessages = defineMessages('complianceDecision', {
  label: 'Decision',
  act: { Approve: 'Approve', Deny: 'Reject', RequestMoreData: 'Ask for more' },
  approveTier: 'Approve {{tier}}',
  /** Where two officers must approve. */
  approveFirst: 'Approve (first of two)',
  approveSecond: 'Approve {{tier}} (second)',
  given: 'You gave the first approval. Another officer must give the second.',
  /** Dialog for the first of two approvals. */
  first: {
    title: 'Give the first approval',
    reason: 'Note for the second officer',
    submit: 'Approve (first of two)',
    consequence:
      'Nothing changes for the user until a second officer approves. To withdraw your approval, reject or ask for more.',
  },
  /** Dialog that asks for more data. */
  ask: {
    title: 'Ask for more data',
    submit: 'Ask for more',
    consequence: 'The user stays in {{tier}} and is asked immediately.',
  },
  limit: 'Withdraw per day',
  none: 'none',
  /** Frequent texts; a press takes one over. */
  reasons: {
    Approve: { welcome: 'Welcome to your new tier.' },
    Deny: {
      person: 'The document does not belong to you.',
      old: 'The document is older than 12 months.',
      source: 'The document does not show where the funds come from.',
    },
    RequestMoreData: {
      recent: 'Please send a document that is not older than 3 months.',
      pages: 'Please send all pages of the document.',
      source: 'Please send a document that shows where the funds come from.',
    },
  },
  /** Basis of an approval. */
  evidence: {
    risk: 'Risk',
    signals: 'Risk signals',
    none: 'None',
    more: '{{count}} more',
    unanswered: 'Not answered',
    documents: 'Documents',
    opened: 'You have opened {{count}} of {{total}}',
    first: 'First approval',
    firstOpened: '{{name}} has opened {{count}} of {{total}} documents',
    worksOn: 'Works on this case',
    confirm:
      'I approve at risk {{score}} of 4, with {{count}} of {{total}} documents opened, and have looked at what decides.',
    toConfirm: 'Confirm what you looked at',
  },
  change: 'Go back',
  done: {
    Approve: '{{name}} was approved',
    Deny: 'The request of {{name}} was rejected',
    RequestMoreData: '{{name}} was asked for more',
  },
  doneFirst: 'Your first approval of {{name}} is recorded. A second officer decides.',
  next: 'Next case',
  queue: 'Back to the queue',
  conflict: 'Somebody else was first. Your decision was not sent.',
  lost: 'It is not known whether your decision arrived',
  notArrived:
    'Your decision did not arrive. The case is as it was, and your reason is kept: decide again.',
  failed: 'The decision was not accepted. {{reason}}',
});
