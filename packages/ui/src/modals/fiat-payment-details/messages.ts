import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { overlayMessages } from '../../overlays/overlay-messages.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const messages = defineMessages('fiatPaymentDetails', {
  title: 'Fiat payment details',
  you: { Buy: terms.youReceive, Sell: terms.youArePaid },
  statuses: {
    AwaitingPayment: 'Waiting for payment',
    PaymentReceived: terms.paymentReceived,
    Completed: terms.completed,
    Expired: terms.expired,
    Failed: terms.failed,
    Cancelled: terms.cancelled,
  },
  about: {
    AwaitingPayment: 'Pay on the provider’s site, then come back here.',
    PaymentReceived:
      'We credit it when the provider releases the payment. You can close this window.',
    Completed: terms.itIsInYourPortfolio,
    Expired: terms.nothingWasCharged,
    Failed: 'The provider could not take the payment. Nothing was charged.',
    Cancelled: terms.nothingWasCharged,
  },
  pay: { Buy: terms.youPay, Sell: terms.youSell },
  provider: terms.provider,
  method: terms.paymentMethod,
  rate: terms.rateAfterFees,
  rateValue: '1 {{asset}} = {{rate}} {{currency}}',
  providerFee: 'Provider fee',
  networkFee: terms.networkFee,
  order: terms.purchase,
  created: terms.created,
  updated: 'Last updated',
  bankTitle: 'Pay by bank transfer',
  bankHint:
    'Pay from an account in your own name and include the reference. Payments without it are returned.',
  /** Recipient of a bank transfer. */
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: terms.amount,
  reference: terms.reference,
  copy: 'Copy: {{what}}',
  contact: 'Contact {{provider}}',
  goOn: terms.continueWith,
});
export type FiatPaymentDetailsLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;
