import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the market's information; the button's name is with the desk. */
export const infoMessages = defineMessages('desk', {
  info: {
    /** Title of a window with facts about the market, as in “all about …”. */
    title: 'About {{market}}',
    noReason: 'The exchange gave no reason.',
    /** Label before a time: the market is halted since then. */
    since: 'Since',
    tick: terms.priceStep,
    step: terms.amountStep,
    minAmount: 'Smallest amount',
    maxAmount: 'Largest amount',
    minTotal: 'Minimum order',
    makerFee: terms.makerFee,
    takerFee: terms.takerFee,
    fees: 'Maker / taker fee',
    feesOf: '{{maker}} / {{taker}}',
    tier: terms.tierNumber,
    yourTier: 'Tier {{tier}}, yours',
    sameForAll: 'Fees are the same in every tier. They are taken from what you receive.',
    byTier: 'Fees follow your verification tier. They are taken from what you receive.',
    unit: terms.oneUnit,
    backing: terms.backedBy,
  },
});
