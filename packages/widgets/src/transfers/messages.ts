import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** The messages that sending and receiving share. */
export const messages = defineMessages('transfers', {
  title: 'Send and receive',
  tabs: { label: 'Direction', send: 'Send', receive: 'Receive' },
  notLoaded: 'The networks could not be loaded',
  loading: 'Loading what can be sent and received',
  signedOut: 'Sign in to send and receive',
  signedOutMore: 'Your addresses and balances are shown after the sign-in.',
  notActiveTitle: 'This account cannot send or receive.',
  verify: 'Verify your identity',
  support: 'Contact support',
  asset: 'Asset',
  network: 'Network',
  chooseNetwork: 'Choose a network',
  severalNetworks:
    '{{asset}} comes on several networks. Sender and recipient must use the same one.',
  memoNeeded: 'needs {{memo}}',
  closed: 'closed',
  facts: {
    minimum: 'Minimum',
    credited: 'Credited after',
    confirmations_one: '{{count}} confirmation',
    confirmations_other: '{{count}} confirmations',
    arrival: 'Arrival',
    seconds_one: 'about {{count}} second',
    seconds_other: 'about {{count}} seconds',
    minutes_one: 'about {{count}} minute',
    minutes_other: 'about {{count}} minutes',
    fee: 'Fee',
    noFee: 'none',
  },
  recent: {
    pending: 'Under way',
    pendingMissing: 'Transfers that are under way could not be loaded.',
    Deposit: 'Deposit',
    Withdrawal: 'Withdrawal',
    Unknown: 'Transfer',
    deposits: 'Recent deposits',
    withdrawals: 'Recent withdrawals',
    loading: 'Loading your transfers',
    error: 'Your transfers could not be loaded',
    noDeposits: 'No deposits of {{asset}} yet',
    noWithdrawals: 'No withdrawals of {{asset}} yet',
    emptyMore: 'They show here as soon as the network reports them.',
    confirmations: '{{count}} of {{of}} confirmations',
    /** After an amount and its state. */
    open: 'Open details',
  },
});

/** The messages in the provider's language. */
export type TransferWords = MessagesOf<typeof messages>;
