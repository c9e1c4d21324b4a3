import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Terms and privacy notice that ship as examples. `{{brand}}` is the name of the exchange. */
export const legalMessages = defineMessages('legal', {
  example:
    'This is an example and binds no one. The operator of this exchange replaces it with its own text.',
  questions: 'Questions about this page? Contact support.',
  terms: {
    title: 'Terms of Service',
    lead: 'What {{brand}} does for you, and what it expects of you.',
    service: {
      title: 'The service',
      text: 'The exchange lets you trade, convert, hold and send crypto and digital commodities, and buy and sell them with fiat through payment providers. It gives no advice on what to buy or sell.',
    },
    account: {
      title: terms.yourAccount,
      text: 'You sign in with an external identity provider. Do not share your sign-in details. The account is only for you and cannot be passed on to others.',
    },
    verification: {
      title: terms.verification,
      text: 'What you may do depends on your verification tier. Answers and documents must be true and your own. A tier can be lowered when they are no longer true.',
    },
    orders: {
      title: terms.orders,
      text: 'An order is binding when it is accepted. A trade that has taken place is not undone. Before you confirm, you see the price, the fee and what you receive.',
    },
    fees: {
      title: terms.fees,
      text: 'Fees are shown before each order, conversion, purchase and withdrawal. A change of fees applies only to what you order after it.',
    },
    transfers: {
      title: terms.depositsAndWithdrawals,
      text: 'A transfer to a wrong address or network cannot be taken back. Withdrawals have limits by tier and may be held for a check.',
    },
    closing: {
      title: 'Freezing and closing',
      text: 'An account can be frozen or closed where the law or these terms require it. You are told, and support explains what you can do.',
    },
    risk: {
      title: terms.risk,
      text: 'Prices can fall to zero. Trade only what you can afford to lose.',
    },
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'Which data {{brand}} keeps about you, why, and for how long.',
    kept: {
      title: 'What is kept',
      text: 'Your name, contact and identity data, the answers and documents of your verification, your orders, transfers and balances, and when and with which device you signed in.',
    },
    purpose: {
      title: 'What it is for',
      text: 'To run your account, to meet the duties of a regulated exchange, and to protect you and others from fraud. It is not sold.',
    },
    shared: {
      title: 'Who receives it',
      text: 'The identity provider, the payment provider that you choose, and authorities where the law requires it.',
    },
    errors: {
      title: 'Error reports',
      text: 'When something fails, a report may be sent to an error-reporting service. Amounts, identity data, addresses and documents are masked before it leaves your browser.',
    },
    browser: {
      title: 'In your browser',
      text: 'Settings, and what you have typed but not sent, are kept in your browser. You can clear them in the settings, under “Forget this device”.',
    },
    period: {
      title: 'For how long',
      text: 'As long as the account exists, and after that as long as the law requires.',
    },
    rights: {
      title: 'Your rights',
      text: 'You can see, correct and export your data, and ask for its deletion where the law allows it.',
    },
  },
});
