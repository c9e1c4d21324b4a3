import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the demo panel, in which an evaluator of the product does the work of an officer. */
export const messages = defineMessages('demo', {
  title: 'Demo panel',
  about:
    'Here you are the compliance officer of your own account. Each button makes the calls of an officer, and the page behind shows the result immediately.',
  signedOut: 'Sign in as one of the demo customers first.',
  staff: 'This is a staff account. Sign in as a demo customer to use the panel.',
  now: terms.now,
  tier: terms.tier,
  /** Label, before a state as in `states`. */
  state: terms.account,
  request: terms.request,
  document: 'Identity document',
  noRequest: terms.noRequest,
  noDocument: 'No document yet',
  /** The identity document. */
  expires: 'Valid until {{date}}',
  expired: terms.expiredOn,
  decide: {
    title: 'Decide on the request',
    none: 'No request is open. Apply for a tier, or open one below.',
    comment: 'Comment, shown to the customer',
    placeholder: 'If empty, a usual comment is sent',
    approve: terms.approve,
    more: terms.askForMore,
    deny: terms.reject,
    /** The request. */
    cancel: 'Cancel it',
  },
  open: {
    title: 'Open a request',
    about: 'Requests that the exchange opens by itself, for example when a name differs.',
    type: terms.type,
    submit: terms.openTheRequest,
    taken: 'A request is open already',
  },
  expiry: {
    title: 'Let the document expire',
    month: 'In 30 days',
    week: 'In 7 days',
    today: terms.today,
    past: 'It has expired',
    /** The document. */
    renew: terms.renewIt,
  },
  account: {
    title: 'Set the account',
    states: {
      Active: terms.active,
      Limited: terms.limited,
      Frozen: terms.frozen,
      WaitingForData: terms.waitingForData,
      WaitingForReview: terms.waitingForReview,
      Banned: terms.banned,
      Terminated: terms.terminated,
    },
    downgrade: 'Lower tier: {{tier}}',
  },
  statuses: {
    Open: 'Open',
    PendingForReview: terms.pendingForReview,
    Approved: terms.approved,
    Denied: terms.rejected,
    Cancelled: terms.cancelled,
    RequestedMoreData: terms.moreDataRequested,
  },
  failed: 'It did not reach the exchange. Try again.',
});
