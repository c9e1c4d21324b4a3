import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The messages that sending and receiving share. */
export const messages = defineMessages('transfers', {
  title: 'Send and receive',
  tabs: { label: terms.direction, send: terms.send, receive: terms.receive },
  notLoaded: 'The networks could not be loaded',
  loading: 'Loading what can be sent and received',
  signedOut: 'Sign in to send and receive',
  signedOutMore: 'Your addresses and balances are shown after the sign-in.',
  notActiveTitle: 'This account cannot send or receive.',
  verify: terms.verifyYourIdentity,
  support: terms.contactSupport,
  asset: terms.asset,
  network: terms.network,
  chooseNetwork: terms.chooseANetwork,
  severalNetworks:
    '{{asset}} comes on several networks. Sender and recipient must use the same one.',
  /** Note beside the name of a network. */
  memoNeeded: 'Needs a memo',
  /** State of a service: it does not work now. */
  closed: 'Closed',
  facts: {
    minimum: terms.minimum,
    credited: 'Credited after',
    confirmations_one: terms.countedConfirmations_one,
    confirmations_other: terms.countedConfirmations_other,
    arrival: terms.arrival,
    seconds_one: 'About {{count}} second',
    seconds_other: 'About {{count}} seconds',
    minutes_one: 'About {{count}} minute',
    minutes_other: 'About {{count}} minutes',
    fee: terms.fee,
    feeOf: terms.feeAmount,
    noFee: terms.noFee,
  },
  recent: {
    pending: 'Under way',
    pendingMissing: 'Transfers that are under way could not be loaded.',
    Deposit: terms.deposit,
    Withdrawal: terms.withdrawal,
    Unknown: terms.transfer,
    deposits: 'Recent deposits',
    withdrawals: 'Recent withdrawals',
    loading: 'Loading your transfers',
    error: 'Your transfers could not be loaded',
    noDeposits: 'No deposits of {{asset}} yet',
    noWithdrawals: 'No withdrawals of {{asset}} yet',
    emptyMore: 'They show here as soon as the network reports them.',
    confirmations_one: terms.confirmationsOf_one,
    confirmations_other: terms.confirmationsOf_other,
    /** After an amount and its state. */
    open: 'Open details',
  },
});

/** The messages in the provider's language. */
export type TransferWords = MessagesOf<typeof messages>;
