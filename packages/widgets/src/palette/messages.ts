import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of typed commands. */
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
  /** Commands as typed: short, lower case, natural order. Read as they stand, so each begins with another word. */
  typed: {
    /** The article on keys has this command, too: the same words. */
    buy: 'buy {{amount}} {{asset}}',
    /** With a limit price. */
    buyAt: 'buy {{amount}} {{asset}} at {{price}}',
    sell: 'sell {{amount}} {{asset}}',
    /** With a limit price. */
    sellAt: 'sell {{amount}} {{asset}} at {{price}}',
    /** All that there is of an asset. */
    sellAll: 'sell all {{asset}}',
    convert: 'convert {{amount}} {{from}} to {{to}}',
    /** Noun or verb: a price alert. */
    alert: 'alert {{asset}} {{price}}',
    /** All open orders. */
    cancelAll: 'cancel all',
  },
  /** Under the entries, before examples of what may be typed: those of `typed`. */
  hint: 'You can also type a command. Nothing is sent before you confirm it:',
});
