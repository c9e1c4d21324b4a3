import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { overlayMessages } from '../../overlays/overlay-messages.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const messages = defineMessages('transferOnProcessing', {
  titles: { Deposit: terms.deposit, Withdrawal: terms.withdrawal },
  /** Titles while the transfer is under way. */
  processing: { Deposit: 'Deposit on processing', Withdrawal: 'Withdrawal on processing' },
  steps: {
    Requested: terms.requested,
    InReview: terms.inReview,
    Approved: terms.approved,
    Broadcast: 'Sent to the network',
    Confirmed: terms.confirmed,
  },
  stepList: 'Steps of the transfer',
  statuses: {
    Requested: terms.requested,
    InReview: terms.inReview,
    Approved: terms.approved,
    Broadcast: terms.broadcast,
    Confirming: terms.confirming,
    Confirmed: terms.confirmed,
    Rejected: terms.rejected,
    Cancelled: terms.cancelled,
    Failed: terms.failed,
    Returned: terms.returned,
  },
  confirmations_one: terms.confirmationsOf_one,
  confirmations_other: terms.confirmationsOf_other,
  progress: terms.confirmations,
  network: terms.network,
  address: { Deposit: 'Arrives at', Withdrawal: terms.recipient },
  memo: terms.memo,
  transaction: terms.transaction,
  copyTransaction: 'Copy transaction',
  id: terms.transfer,
  canClose: 'You can close this. We notify you when it is confirmed, and it stays in History.',
  arrived: 'The transfer is confirmed and final.',
  rejectedTitle: 'This transfer was rejected.',
  cancelledTitle: 'This transfer was cancelled.',
  failedTitle: 'This transfer failed.',
  returnedTitle: 'This transfer came back.',
  returnedLess: 'The amount is back in your balance, less the network fee.',
  returned: 'The amount and the fee are back in your balance.',
  unknown: 'This version of the app does not know its status. See History for the latest.',
  explorer: terms.viewOnExplorer,
  doneButton: terms.doneButton,
});
export type TransferOnProcessingLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;
