import { defineMessages, type MessagesOf } from '@agio/ui/language';
import type { StatusPillProps } from '@agio/ui/status-pill';
import type { RampOrder, Transfer } from '@agio/api-client/contract';
import * as terms from './terms.ts';

/** Names of the states of money on its way, for all screens. */
export const statusMessages = defineMessages('status', {
  transfer: {
    Requested: terms.requested,
    InReview: terms.inReview,
    Approved: terms.approved,
    Broadcast: terms.onItsWay,
    Confirming: terms.confirming,
    Confirmed: terms.confirmed,
    Rejected: terms.rejected,
    Cancelled: terms.cancelled,
    Failed: terms.failed,
    Returned: terms.returned,
    Unknown: terms.unknown,
  },
  ramp: {
    AwaitingPayment: 'Awaiting payment',
    PaymentReceived: terms.onItsWay,
    Completed: terms.completed,
    Expired: terms.expired,
    Failed: terms.failed,
    Cancelled: terms.cancelled,
    Unknown: terms.unknown,
  },
});

/** The same in the language around. */
export type StatusWords = MessagesOf<typeof statusMessages>;

type Tones<Status extends string> = Readonly<Record<Status, StatusPillProps['tone']>>;

/** Returns the state of a transfer as it is shown: one that waits for staff of the exchange is in review. */
export const transferState = ({
  status,
  review,
}: Pick<Transfer, 'status' | 'review'>): Transfer['status'] | 'InReview' =>
  review === undefined ? status : 'InReview';

export const transferTones: Tones<ReturnType<typeof transferState>> = {
  Requested: 'accent',
  InReview: 'warning',
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
