import { defineMessages, type MessagesOf } from '../../foundations/language/language.tsx';
import type { overlayMessages } from '../../overlays/overlay-messages.ts';
import * as terms from '../../foundations/terms/terms.ts';

export const messages = defineMessages('marketOrderWarning', {
  title: 'Check this order',
  lead: {
    Buy: 'You would pay about {{percent}} more than the last price.',
    Sell: 'You would receive about {{percent}} less than the last price.',
  },
  limitLead:
    'The limit price is {{percent}} away from the last price; the order would fill immediately.',
  unknown: 'There are not enough orders in the book to estimate the fill price.',
  amount: terms.amount,
  spend: 'To spend',
  amountAbout: 'Amount, about',
  price: 'Price, last to expected',
  limitPrice: 'Price, last to limit',
  impact: 'Price impact',
  /** Distance of a limit order. It fills at its limit or better, so this is not an impact. */
  limitDistance: 'Limit from last price',
  worst: 'Worst price',
  cost: { Buy: 'Paid on top, about', Sell: 'Received less, about' },
  unfilledTitle: 'The order would not fill completely.',
  unfilled: '{{amount}} cannot be matched and will be cancelled.',
  understand: 'I understand that this price is far from the last one',
  /** Typed to confirm, easy to type; capitals where the script has them. In ja, ko and zh keep BUY and SELL. */
  word: { Buy: 'BUY', Sell: 'SELL' },
  type: 'Type {{word}} to continue',
  mistyped: 'This is not {{word}}.',
  limit: 'Use a limit order',
  back: terms.back,
  submit: { Buy: 'Buy anyway', Sell: 'Sell anyway' },
  staleLead:
    'Prices are not live, so the fill price cannot be estimated. You can place this order when they are live again.',
  staleLimit: 'You can place a limit order now: it fills at its price or better.',
  stale: 'Waiting for live prices',
  unconfirmed: 'Tick the box',
  untyped: 'Type {{word}}',
});
export type MarketOrderWarningLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;
