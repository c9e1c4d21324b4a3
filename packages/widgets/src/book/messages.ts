import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** The words of the line of best prices. */
export const messages = defineMessages('bestPrices', {
  bid: terms.bid,
  ask: terms.ask,
  spread: terms.spread,
  spreadOf: 'Spread {{spread}}',
});
