import { defineMessages } from '../../foundations/language/language.tsx';
import * as terms from '../../foundations/terms/terms.ts';

export const orderTicketMessages = defineMessages('orderTicket', {
  /** Accessible name of the form. */
  name: terms.orderTicket,
  /** Accessible name of the two tabs. */
  sides: terms.side,
  types: terms.orderType,
  available: terms.available,
  share: terms.percentageOfAvailable,
  max: terms.max,
});
