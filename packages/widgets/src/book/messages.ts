import { defineMessages } from '@agio/ui/language';

/** The words of the line of best prices. */
export const messages = defineMessages('bestPrices', {
  bid: 'Bid',
  ask: 'Ask',
  spread: 'Spread',
  spreadOf: 'Spread {{spread}}',
});
