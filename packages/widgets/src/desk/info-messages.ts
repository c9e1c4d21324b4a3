import { defineMessages } from '@agio/ui/language';

/** Texts of the market's information; the button's name is with the desk. */
export const infoMessages = defineMessages('desk', {
  info: {
    title: 'About {{market}}',
    noReason: 'The exchange gave no reason.',
    since: 'Since',
    tick: 'Price step',
    step: 'Amount step',
    minAmount: 'Smallest amount',
    maxAmount: 'Largest amount',
    minTotal: 'Minimum order',
    makerFee: 'Maker fee',
    takerFee: 'Taker fee',
    fees: 'Maker / taker fee',
    feesOf: '{{maker}} / {{taker}}',
    tier: 'Tier {{tier}}',
    yourTier: 'Tier {{tier}}, yours',
    sameForAll: 'Fees are the same in every tier. They are taken from what you receive.',
    byTier: 'Fees follow your verification tier. They are taken from what you receive.',
    unit: 'One unit',
    backing: 'Backed by',
  },
});
