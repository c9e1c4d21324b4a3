import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { overlayMessages } from '../../overlays/overlay-messages.ts';

export const messages = defineMessages('transferOnProcessing', {
  titles: { Deposit: 'Deposit', Withdrawal: 'Withdrawal' },
  processing: 'on processing',
  steps: {
    Requested: 'Requested',
    Approved: 'Approved',
    Broadcast: 'Sent to the network',
    Confirmed: 'Confirmed',
  },
  stepList: 'Steps of the transfer',
  statuses: {
    Requested: 'Requested',
    Approved: 'Approved',
    Broadcast: 'Broadcast',
    Confirming: 'Confirming',
    Confirmed: 'Confirmed',
    Rejected: 'Rejected',
    Cancelled: 'Cancelled',
    Failed: 'Failed',
    Returned: 'Returned',
  },
  confirmations: '{{count}} of {{of}} confirmations',
  progress: 'Confirmations',
  network: 'Network',
  address: { Deposit: 'Arrives at', Withdrawal: 'To' },
  memo: 'Memo',
  transaction: 'Transaction',
  copyTransaction: 'Copy transaction',
  id: 'Transfer',
  canClose: 'You can close this. We notify you when it is confirmed, and it stays in History.',
  arrived: 'The transfer is confirmed and final.',
  rejectedTitle: 'This transfer was rejected.',
  cancelledTitle: 'This transfer was cancelled.',
  failedTitle: 'This transfer failed.',
  returnedTitle: 'This transfer came back.',
  returnedLess: 'The amount is back in your balance, without the fee of the network.',
  returned: 'The amount and the fee are back in your balance.',
  unknown: 'This version of the app does not know its status. See History for the latest.',
  explorer: 'View on explorer',
  doneButton: 'Done',
});
export type TransferOnProcessingLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;
