import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the back office in the command palette. */
export const paletteMessages = defineMessages('officePalette', {
  placeholder: 'Search users, orders, transfers, pages',
  empty: 'Nothing found. Try an e-mail, a core ID, an order ID or a transaction.',
  areas: terms.backOffice,
  /** `{{name}}` is the name of a page, such as “Users”. */
  goTo: 'Go to: {{name}}',
  users: terms.users,
  orders: terms.orders,
  transfers: terms.transfers,
  markets: terms.marketsAndAssets,
  /** Item of a user, such as `Lena Keller · lena@example.com`. */
  of: '{{what}} · {{who}}',
  /** Item of an order, by its side. */
  orderOf: {
    Buy: 'Buy {{market}} · {{who}}',
    Sell: 'Sell {{market}} · {{who}}',
    Unknown: 'Order {{market}} · {{who}}',
  },
  looking: 'Searching users, orders and transfers…',
  none: 'No user, order or transfer matches “{{text}}”.',
  failed: 'Not everything could be searched. {{reason}}',
  again: 'Search again',
  againIn: terms.search,
  /** Headings of what can be done with what is open. */
  case: 'This case',
  user: 'This user',
  order: 'This order',
  transfer: 'This transfer',
  market: terms.thisMarket,
  openUser: 'Open the user',
  set: { Open: terms.openMarketNamed, Paused: terms.pauseNamed, Halted: terms.haltNamed },
});
