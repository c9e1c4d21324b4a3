import { defineMessages, type MessagesOf } from '@agio/ui/language';
import type { StatusPillProps } from '@agio/ui/status-pill';
import type { RampOrder, Transfer } from '@agio/api-client/contract';

/** Names of the states of money on its way, for all screens. */
export const statusMessages = defineMessages('status', {
  transfer: {
    Requested: 'Requested',
    Approved: 'Approved',
    Broadcast: 'On its way',
    Confirming: 'Confirming',
    Confirmed: 'Confirmed',
    Rejected: 'Rejected',
    Cancelled: 'Cancelled',
    Failed: 'Failed',
    Returned: 'Returned',
    Unknown: 'Unknown',
  },
  ramp: {
    AwaitingPayment: 'Awaiting payment',
    PaymentReceived: 'On its way',
    Completed: 'Completed',
    Expired: 'Expired',
    Failed: 'Failed',
    Cancelled: 'Cancelled',
    Unknown: 'Unknown',
  },
});

/** The same in the language around. */
export type StatusWords = MessagesOf<typeof statusMessages>;

type Tones<Status extends string> = Readonly<Record<Status, StatusPillProps['tone']>>;

export const transferTones: Tones<Transfer['status']> = {
  Requested: 'accent',
  Approved: 'accent',
  Broadcast: 'accent',
  Confirming: 'accent',
  Confirmed: 'success',
  Rejected: 'danger',
  Cancelled: 'neutral',
  Failed: 'danger',
  Returned: 'warning',
  Unknown: 'neutral',
};

export const rampTones: Tones<RampOrder['status']> = {
  AwaitingPayment: 'warning',
  PaymentReceived: 'accent',
  Completed: 'success',
  Expired: 'neutral',
  Failed: 'danger',
  Cancelled: 'neutral',
  Unknown: 'neutral',
};
