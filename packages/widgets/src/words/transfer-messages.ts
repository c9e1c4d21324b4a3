import { defineMessages } from '@agio/ui/language';

/** Notices about a deposit or withdrawal that has moved on. */
export const transferMessages = defineMessages('transferNotices', {
  deposit: {
    Confirming: 'Deposit on its way',
    Confirmed: 'Deposit received',
    Rejected: 'Deposit rejected',
  },
  withdrawal: {
    Broadcast: 'Withdrawal sent to the network',
    Confirmed: 'Withdrawal completed',
    Rejected: 'Withdrawal rejected',
    Cancelled: 'Withdrawal cancelled',
    Failed: 'Withdrawal failed, and your money is back',
    Returned: 'Withdrawal came back',
  },
  amount: '{{amount}} {{asset}}',
});
