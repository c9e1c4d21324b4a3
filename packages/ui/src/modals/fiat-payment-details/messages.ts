import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { overlayMessages } from '../../overlays/overlay-messages.ts';

export const messages = defineMessages('fiatPaymentDetails', {
  title: 'Fiat payment details',
  you: { Buy: 'You receive', Sell: 'You are paid' },
  statuses: {
    AwaitingPayment: 'Waiting for payment',
    PaymentReceived: 'Payment received',
    Completed: 'Completed',
    Expired: 'Expired',
    Failed: 'Failed',
    Cancelled: 'Cancelled',
  },
  about: {
    AwaitingPayment: 'Pay on the provider’s site, then come back here.',
    PaymentReceived:
      'We credit it when the provider releases the payment. You can close this window.',
    Completed: 'It is in your portfolio.',
    Expired: 'Nothing was charged.',
    Failed: 'The provider could not take the payment. Nothing was charged.',
    Cancelled: 'Nothing was charged.',
  },
  pay: { Buy: 'You pay', Sell: 'You sell' },
  provider: 'Provider',
  method: 'Payment method',
  rate: 'Rate after fees',
  rateValue: '1 {{asset}} = {{rate}} {{currency}}',
  providerFee: 'Provider fee',
  networkFee: 'Network fee',
  order: 'Order',
  created: 'Created',
  updated: 'Last updated',
  bankTitle: 'Pay by bank transfer',
  bankHint:
    'Pay from an account in your own name and include the reference. Payments without it are returned.',
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Amount',
  reference: 'Reference',
  copy: 'Copy {{what}}',
  contact: 'Contact {{provider}}',
  goOn: 'Continue with {{provider}}',
});
export type FiatPaymentDetailsLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;
