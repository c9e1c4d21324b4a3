import { defineMessages, type MessagesOf } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of price alerts: their dialog, their list, and the notice when one is reached. */
export const messages = defineMessages('priceAlerts', {
  title: terms.priceAlerts,
  honest: 'Alerts are kept on this device and work only while Agio is open in this browser.',
  market: terms.market,
  /** A choice of two: at which prices the alert goes off. */
  direction: 'Condition',
  above: 'At or above the price',
  below: 'At or below the price',
  price: terms.price,
  tickUp: terms.oneTickUp,
  tickDown: terms.oneTickDown,
  add: 'Set alert',
  fault: {
    empty: terms.enterAPrice,
    unreadable: terms.checkThePrice,
    offTick: terms.priceMultipleOf,
    offTickShort: terms.chooseAValidPrice,
    reached: {
      above: 'The price is there already. Enter more than {{last}}.',
      below: 'The price is there already. Enter less than {{last}}.',
    },
    there: 'The price is there already',
    full: 'Delete an alert to set another',
  },
  list: 'Your alerts',
  empty: 'No price alerts yet',
  waits: {
    above: '{{market}} at {{price}} or above',
    below: '{{market}} at {{price}} or below',
  },
  told: {
    above: '{{market}} has reached {{price}}',
    below: '{{market}} has fallen to {{price}}',
  },
  lastPrice: 'Last price {{price}}.',
  reachedAt: 'Reached {{time}}',
  /** State of an alert. */
  paused: 'Paused',
  pause: 'Pause: {{alert}}',
  resume: 'Resume: {{alert}}',
  again: 'Set again: {{alert}}',
  delete: 'Delete: {{alert}}',
  onSystem: 'Also as a notification of the system',
  blocked: terms.notificationsBlocked,
});

/** The same in the language around. */
export type PriceAlertWords = MessagesOf<typeof messages>;
