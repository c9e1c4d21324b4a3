import { defineMessages } from '../../foundations/language/language.tsx';

export const orderTicketMessages = defineMessages('orderTicket', {
  /** The form's name. */
  name: 'Order ticket',
  /** Name of the two tabs. */
  sides: 'Side',
  types: 'Order type',
  available: 'Available',
  share: 'Percentage of what is available',
  max: 'Max',
});
