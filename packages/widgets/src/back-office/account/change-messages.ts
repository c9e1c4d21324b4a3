import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts for changes of an account and of the proof of an address. */
export const changeMessages = defineMessages('accountChange', {
  label: terms.account,
  changeStatus: terms.changeStatus,
  /** Verb: to a lower tier. */
  downgrade: 'Downgrade',
  downgradeSignIn: 'Sign in and downgrade',
  /** At the top of a dialog, before anything is chosen. */
  signInFirst: {
    title: 'You have to sign in again for this',
    text: 'Choose, and give the reason. Then you sign in, come back here and confirm. What you type is kept.',
  },
  /** Words of the dialog that differ from those of a decision. */
  reason: 'Reason, recorded in the audit trail',
  reasonToUser: terms.reasonShownToTheUser,
  placeholder: 'What happened, and what this is based on',
  recorded: 'Recorded with your name. The user is told immediately.',
  status: {
    title: 'Change account status',
    head: 'New status',
    /** Label of the choices. In these messages `{{tier}}` is a status, such as “Frozen”. */
    from: 'Current status: {{tier}}. New status',
    choose: 'Choose a status',
    lowest: 'There is no other status',
    submit: 'Set status: {{tier}}',
    submitSignIn: 'Sign in and set status: {{tier}}',
  },
  address: {
    title: 'Withdraw proof of ownership',
    submit: terms.withdrawProof,
    consequence:
      'Nothing can be sent to this address, in any asset, until the user has proven it again and an officer has accepted the proof.',
  },
  accept: {
    title: 'Accept the new proof',
    submit: terms.acceptProof,
    consequence:
      'The user can send to this address again. The withdrawn proof and its reason stay on record.',
  },
  block: {
    title: 'Block the address',
    submit: 'Block address',
    consequence:
      'No customer can send to this address, in any asset, until an officer lifts the block. What has not been sent yet is given back.',
  },
  lift: {
    title: 'Lift the block',
    submit: terms.liftBlock,
    consequence:
      'Customers can send to this address again. A proof that was withdrawn stays withdrawn.',
  },
  /** Sentences of a list whose subject, the user, is left out. */
  effect: {
    trades: 'Can trade, convert, buy and sell.',
    tradesNot: 'Cannot trade, convert, buy or sell.',
    sends: 'Can send and receive.',
    sendsNot: 'Cannot send.',
    sees: {
      everything: 'Can sign in and see balances, orders and history.',
      noBalances: 'Can sign in, and sees no balances, orders or history.',
      nothing: 'Can sign in, and sees only that the account is closed.',
    },
    answers: 'Is asked to answer questions and to send documents.',
    orders: 'Open orders are cancelled.',
    ordersCounted_one: '{{count}} open order is cancelled.',
    ordersCounted_other: '{{count}} open orders are cancelled.',
    banner: 'Sees a banner on every page.',
  },
  /** The same as a table: its heads, and what stands under them. */
  table: {
    trade: terms.trade,
    send: terms.send,
    /** Data that the user sees after a sign-in. */
    sees: 'Signs in, sees',
    orders: terms.openOrders,
    /** Way in which the user reads of the status, as in `toldOn`. */
    told: 'Is told',
    yes: terms.yes,
    no: terms.no,
    everything: terms.everything,
    noBalances: terms.noBalances,
    nothing: 'That it is closed',
    /** Open orders. */
    stay: 'Stay',
    cancelled: terms.cancelled,
    cancelledCount_one: '{{count}} cancelled',
    cancelledCount_other: '{{count}} cancelled',
    toldOn: { banner: 'By a banner', pages: 'On their pages', nothing: 'Nothing' },
  },
  /** Text that the user reads on their pages. */
  told: 'They read: “{{text}}”',
  limits: {
    day: 'Withdrawals per day: {{amount}}',
    month: 'Withdrawals per month: {{amount}}',
    none: terms.noWithdrawals,
    data: 'The account waits for data: it cannot trade until its questions are answered again.',
  },
  /** Frequent texts; a press takes one over. */
  reasons: {
    status: {
      source: 'Deposits from a flagged source.',
      user: terms.atTheRequestOfTheUser,
      authority: terms.atTheRequestOfAnAuthority,
      explained: 'The source of the funds was explained.',
    },
    tier: {
      expired: 'The document has expired.',
      answers: 'The answers no longer hold.',
      user: terms.atTheRequestOfTheUser,
    },
    address: {
      signature: 'The signature does not match the address.',
      form: 'The signed form cannot be read.',
      other: 'The address belongs to somebody else.',
    },
    accept: {
      checked: 'The new proof was checked.',
      user: 'The user has explained why the first proof did not hold.',
    },
    block: {
      list: 'The address is on a sanctions list.',
      authority: terms.atTheRequestOfAnAuthority,
      fraud: 'The address takes part in a fraud.',
    },
    lift: {
      list: 'The address is not on the list any more.',
      mistake: 'It was blocked by mistake.',
    },
  },
  sure: {
    /** `{{to}}` is a status, a tier, or the name of an address. */
    status: 'Change the account of {{name}}? New status: {{to}}',
    tier: 'Downgrade {{name}}? New tier: {{to}}',
    address: 'Withdraw the proof of {{to}} of {{name}}?',
    accept: 'Accept the new proof of {{to}} of {{name}}?',
    block: 'Block {{to}} for every customer?',
    lift: 'Lift the block of {{to}}?',
  },
  sureText: {
    status: terms.effectIsRecorded,
    tier: 'It takes effect immediately. The user has to apply for a higher tier again.',
    address:
      'It takes effect immediately and cannot be taken back: the user has to prove the address again.',
    accept: terms.effectIsRecorded,
    block: terms.effectIsRecorded,
    lift: terms.effectIsRecorded,
  },
  sureReason: 'Reason: “{{reason}}”',
  done: {
    status: 'New status of {{name}}: {{to}}',
    tier: '{{name}} was downgraded. New tier: {{to}}',
    address: 'The proof of {{to}} was withdrawn',
    accept: 'The new proof of {{to}} was accepted',
    block: '{{to}} is blocked for every customer',
    lift: 'The block of {{to}} was lifted',
  },
  conflict: 'Somebody else was first. Your change was not made.',
  byOther: '{{actor}}: {{action}}',
  lost: 'It is not known whether your change arrived',
  notArrived: 'Your change did not arrive. The account has not changed. Change it again.',
  failed: 'The change was not accepted. {{reason}}',
  signIn: 'Sign in again to do this. What you typed is kept.',
});
