import { defineMessages } from '@agio/ui/language';

/** What is said around a decision. */
export const decisionMessages = defineMessages('complianceDecision', {
  label: 'Decision',
  act: { Approve: 'Approve', Deny: 'Reject', RequestMoreData: 'Ask for more' },
  approveTier: 'Approve {{tier}}',
  /** Where two officers must approve. */
  approveFirst: 'Approve (first of two)',
  approveSecond: 'Approve {{tier}} (second)',
  given: 'You gave the first approval. Another officer must give the second.',
  /** Of the dialog for the first of two approvals. */
  first: {
    title: 'Give the first approval',
    reason: 'Note for the second officer',
    submit: 'Approve (first of two)',
    consequence: 'Nothing changes for the user until a second officer approves.',
  },
  firstBy: '{{name}} gave the first approval. Yours decides.',
  /** Of the dialog that asks for more. */
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
  sure: {
    Approve: 'Approve {{name}} for {{tier}}?',
    Deny: 'Reject the request of {{name}}?',
    RequestMoreData: 'Ask {{name}} for more?',
  },
  sureFirst: 'Give the first approval for {{name}} and {{tier}}?',
  sureFirstText:
    'The user is told nothing. Another officer decides; until then you take it back if you reject or ask for more.',
  sureFirstQuote: 'The second officer reads: “{{comment}}”',
  sureText: 'They are told immediately. It cannot be taken back.',
  sureQuote: 'They read: “{{comment}}”',
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
  lostText: 'Its answer was lost. Nothing is sent again before it is known.',
  look: 'Look again',
  looking: 'Looking',
  stillUnknown: 'Still not known: the exchange could not be reached.',
  notArrived: 'Your decision did not arrive. The case is as it was: decide again.',
  failed: 'The decision was not accepted. {{reason}}',
});
