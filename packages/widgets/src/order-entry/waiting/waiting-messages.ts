import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Sentences of orders that wait for a trigger. They come with the parts of the ticket that say them. */
export const waitingMessages = defineMessages('orderEntry', {
  waiting: {
    marketBuy: terms.buyAtMarketWhen,
    marketSell: terms.sellAtMarketWhen,
    /** The price has to rise to the trigger. */
    takeSell: 'When the price reaches {{trigger}}, sell {{amount}} at {{price}} or more.',
    /** Trailing stop. The distance is a percentage, or an amount with its asset. */
    trailBuy:
      'When the price rises {{distance}} above its lowest, buy {{amount}} at the market price. The trigger would now be {{trigger}}.',
    trailSell:
      'When the price falls {{distance}} below its highest, sell {{amount}} at the market price. The trigger would now be {{trigger}}.',
    /** Two orders, of which one cancels the other. */
    pairBuy:
      'Buy {{amount}} at {{price}} or less, or at {{limit}} or less when the price reaches {{trigger}}. One cancels the other.',
    pairSell:
      'Sell {{amount}} at {{price}} or more, or at the market price when the price falls to {{trigger}}. One cancels the other.',
    /** After an order to buy or sell: its two exits. */
    bracketBuy:
      'What is bought is sold at {{profit}} or more, or at the market price when the price falls to {{loss}}. One cancels the other.',
    bracketSell:
      'What is sold is bought back at {{profit}} or less, or at {{limit}} or less when the price rises to {{loss}}. One cancels the other.',
    /** Order that trades in parts of equal size (slices) over a time; the interval is a duration: “5 min”. */
    slicesBuy: 'Buy {{amount}} at the market price in equal slices, one every {{interval}}.',
    slicesSell: 'Sell {{amount}} at the market price in equal slices, one every {{interval}}.',
    slicesToBuy: 'Buy {{amount}} at {{price}} or less in equal slices, one every {{interval}}.',
    slicesToSell: 'Sell {{amount}} at {{price}} or more in equal slices, one every {{interval}}.',
    /** Limit order of which the order book shows a part at a time. */
    icebergBuy: 'Buy {{amount}} at {{price}} or less. The order book shows {{shown}} at a time.',
    icebergSell: 'Sell {{amount}} at {{price}} or more. The order book shows {{shown}} at a time.',
    /** Label of a choice: an entry at a limit, or at the market price. */
    entry: terms.bracketEntry,
    expectedProfit: 'Profit, about',
    expectedLoss: 'Loss, about',
    /** Label of a figure: the profit divided by the loss. */
    ratio: 'Profit to loss',
  },
});
