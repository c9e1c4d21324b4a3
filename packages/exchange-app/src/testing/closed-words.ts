/** Text of a part of a page in place of acts or data that the account may not have. */
export interface ClosedPart {
  /** Name of the part for readers of the table. */
  part: string;
  /** Key of the words among those of the widgets. */
  key: string;
  words: string;
  /**
   * `command`: closed to users who may not trade; `data`: to users who are not active, as the calls are not sent;
   * `held`: to users who are frozen, terminated or in review. `dialog`: like `command`, in a dialog over the page.
   */
  what: 'command' | 'data' | 'held' | 'dialog';
}

const command = (part: string, key: string, words: string): ClosedPart => ({
  part,
  key,
  words,
  what: 'command',
});
const data = (part: string, key: string, words: string): ClosedPart => ({
  part,
  key,
  words,
  what: 'data',
});

/** Every page, and what of it closes with the account. The end-to-end tests find these words on the pages. */
export const closedParts: Readonly<Record<string, readonly ClosedPart[]>> = {
  home: [],
  trade: [
    command('the ticket’s button', 'orderEntry.button.notActive', 'Trading is not available'),
    data('orders', 'orders.notActive', 'Trading is not available for this account'),
  ],
  simpleTrading: [
    command('the order’s button', 'orderEntry.button.notActive', 'Trading is not available'),
  ],
  convert: [
    command('the form’s button', 'convert.button.notActive', 'Converting is not available'),
  ],
  markets: [],
  portfolio: [
    data('balances', 'portfolio.notActive.title', 'Your portfolio is not available'),
    {
      part: 'Send & Receive',
      key: 'transfers.notActiveTitle',
      words: 'This account cannot send or receive.',
      what: 'dialog',
    },
  ],
  ramp: [
    command('the form’s button', 'ramp.button.notActive', 'Buying and selling is not available'),
  ],
  history: [
    data('every list', 'history.notActive', 'The history is not available for this account'),
  ],
  referrals: [
    data('the page', 'referrals.notActive', 'Referrals are not available for your account'),
  ],
  addressBook: [
    {
      part: 'the list, while frozen, terminated or in review',
      key: 'addressBook.notActive',
      words: 'Your addresses are not available',
      what: 'held',
    },
  ],
  documents: [],
  settings: [],
  support: [],
  tiers: [],
  terms: [],
  privacy: [],
  apiDocumentation: [],
  compliance: [],
  admin: [],
};
