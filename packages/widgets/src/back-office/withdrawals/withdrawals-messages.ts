import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the withdrawals that wait for an officer. */
export const withdrawalMessages = defineMessages('officeWithdrawals', {
  title: terms.withdrawals,
  /** States of a withdrawal that the exchange holds until an officer decides. */
  states: {
    Held: 'To release',
    Approved: terms.approved,
    Rejected: terms.rejected,
    Cancelled: terms.cancelled,
    Expired: terms.expired,
    Unknown: terms.unknown,
  },
  value: terms.value,
  reason: terms.reason,
  /** Reasons for which it is held. */
  reasons: {
    RiskHigh: 'High risk',
    AmountLarge: 'Large amount',
    AddressNew: 'New address',
    FirstWithdrawal: 'First withdrawal',
    /** Number of withdrawals of one customer. */
    Velocity: 'Many within an hour',
    /** An asset that the exchange always looks at. */
    AssetWatched: 'Watched asset',
    Unknown: terms.unknown,
  },
  /** Label before a time at which money goes back to its owner. */
  expires: 'Given back if undecided',
  /** Filter: withdrawals whose time is over in less than this. */
  soon: terms.hours24,
  /** Heading: other withdrawals of the same customer. */
  earlier: 'Earlier withdrawals to this address',
  /** Heading: other deposits of the same customer. */
  earlierDeposits: 'Earlier deposits from this address',
  balances: 'Latest changes of the balance',
  signIns: 'Latest sign-ins',
  approve: terms.approve,
  approveFirst: terms.approveFirstOfTwo,
  reject: terms.reject,
  note: terms.noteForTheSecondOfficer,
  reasonMissing: terms.enterAReason,
  back: terms.goBack,
  signIn: terms.signIn,
  approveText: 'The exchange sends the money at once. This cannot be undone.',
  rejectText: 'The money is free again. The customer reads your reason.',
  /** To credit is to add an amount to a balance. */
  approveDepositText: 'The exchange credits the money at once. This cannot be undone.',
  rejectDepositText: 'The money goes back to its sender. The customer reads your reason.',
});
