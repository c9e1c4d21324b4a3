import { defineMessages } from '@agio/ui/language';

/** What the line of best prices says. */
export const messages = defineMessages('bestPrices', {
  bid: 'Bid',
  ask: 'Ask',
  spread: 'Spread',
  spreadOf: 'Spread {{spread}}',
});
