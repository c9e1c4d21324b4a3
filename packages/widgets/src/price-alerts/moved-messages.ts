import { defineMessages } from '@agio/ui/language';

/** Result of the move of a browser's alerts to the account. */
export const movedMessages = defineMessages('priceAlerts', {
  moved: 'The price alerts of this browser are in your account now',
  notMoved: 'Some price alerts of this browser could not be moved to your account',
});
