import { defineMessages } from '../../foundations/language/language.tsx';

export const orderTicketMessages = defineMessages('orderTicket', {
  /** Accessible name of the form. */
  name: 'Order ticket',
  /** Accessible name of the two tabs. */
  sides: 'Side',
  types: 'Order type',
  available: 'Available',
  share: 'Percentage of what is available',
  max: 'Max',
});
