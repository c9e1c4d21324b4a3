// @where Back office: reasons that a decision suggests
import { defineMessages } from '@agio/ui/language';
import * as terms from '../../terms.ts';

/** Texts of a decision. */
export const decisionMessages = defineMessages('complianceDecision', {
  /** Accessible name of a group of choices. */
  label: 'Decision',
  /** Buttons. The last one asks the user for more data. */
  act: { Approve: terms.approve, Deny: terms.reject, RequestMoreData: terms.askForMore },
  approveTier: terms.approveTier,
  /** Used if two officers must approve. */
  approveFirst: terms.approveFirstOfTwo,
  approveSecond: 'Approve {{tier}} (second)',
  given: 'You gave the first approval. Another officer must give the second.',
  /** Dialog for the first of two approvals. */
  first: {
    title: 'Give the first approval',
    reason: terms.noteForTheSecondOfficer,
    submit: terms.approveFirstOfTwo,
    consequence:
      'Nothing changes for the user until a second officer approves. To withdraw your approval, reject or ask for more.',
  },
  /** Dialog that asks for more data. */
  ask: {
    title: 'Ask for more data',
    submit: terms.askForMore,
    consequence: 'The user is asked immediately and keeps this tier: {{tier}}.',
  },
  /** Before the limit of the present tier and that of the next. */
  limit: 'Withdrawals per day',
  /** In place of an amount. */
  none: terms.noWithdrawals,
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
    risk: terms.risk,
    signals: terms.riskSignals,
    none: 'No signals',
    more_one: '{{count}} more signal',
    more_other: '{{count}} more signals',
    /** Label, before the names of questions. */
    unanswered: terms.notAnswered,
    allAnswered: 'No questions',
    documents: terms.documents,
    /** Documents. */
    opened: 'Opened by you: {{count}} of {{total}}',
    first: terms.firstApproval,
    /** The officer who approved first. */
    firstOpened: '{{name}}. Documents opened: {{count}} of {{total}}.',
    /** Label, before the name of an officer. */
    worksOn: 'Works on this case',
    confirm:
      'I have looked at everything that matters. Risk: {{score}} of 4. Documents opened: {{count}} of {{total}}.',
    toConfirm: 'Confirm what you looked at',
  },
  change: terms.goBack,
  done: {
    Approve: '{{name}} was approved',
    Deny: 'The request of {{name}} was rejected',
    RequestMoreData: '{{name}} was asked for more data',
  },
  doneFirst: 'Your first approval of {{name}} is recorded. A second officer decides.',
  next: terms.nextCase,
  queue: terms.backToTheQueue,
  conflict: 'Somebody else was first. Your decision was not sent.',
  lost: 'It is not known whether your decision arrived',
  notArrived:
    'Your decision did not arrive. The case has not changed, and your reason is kept. Decide again.',
  failed: 'The decision was not accepted. {{reason}}',
});
