import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of typed commands. The commands themselves are read in English. */
export const messages = defineMessages('palette', {
  commands: 'Fill a form',
  /** An order, with amount and asset, or all that there is of it. */
  order: {
    Buy: 'Buy {{amount}} {{asset}} at the market price',
    Sell: 'Sell {{amount}} {{asset}} at the market price',
    SellAll: 'Sell all {{asset}} at the market price',
  },
  /** The same with the price that is its limit. */
  limit: {
    Buy: 'Buy {{amount}} {{asset}} at {{price}} {{quote}}',
    Sell: 'Sell {{amount}} {{asset}} at {{price}} {{quote}}',
    SellAll: 'Sell all {{asset}} at {{price}} {{quote}}',
  },
  convert: terms.convertTo,
  convertAmount: 'Convert {{amount}} {{from}} to {{to}}',
  alert: 'Set a price alert: {{asset}} at {{price}} {{quote}}',
  cancelAll: 'Cancel all open orders, after a question',
  /** Under the entries, before examples of what may be typed, which stay in English. */
  hint: 'You can also type a command. Nothing is sent before you confirm it:',
});
