import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts of the dialog of price alerts. */
export const messages = defineMessages('priceAlerts', {
  title: terms.priceAlerts,
  watched:
    'The exchange watches your alerts, also while this page is closed, and tells you on every device.',
  signIn: terms.signIn,
  /** To a guest, whose alerts an earlier version kept in the browser. */
  movedAtSignIn: 'The alerts of this browser are moved to your account when you sign in.',
  market: terms.market,
  /** A choice: the figure that the alert watches. */
  kind: 'Alert for',
  kinds: {
    Price: terms.price,
    /** Noun: of a price, in percent. */
    Change: 'Price change',
    Volume: terms.dayVolume,
  },
  /** A choice of two or three: when the alert goes off. */
  direction: 'Condition',
  above: 'At or above the price',
  below: 'At or below the price',
  /** Movements of a price, in a choice. */
  move: { Rise: 'Rise', Fall: 'Fall', Either: 'Rise or fall' },
  /** Label of a choice of times. */
  window: 'Within',
  price: terms.price,
  tickUp: terms.oneTickUp,
  tickDown: terms.oneTickDown,
  add: 'Set alert',
  save: terms.save,
  cancel: terms.cancel,
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
    /** Bounds of a percentage. */
    percent: 'Enter {{least}} to {{most}}',
    noVolume: terms.enterAnAmount,
    volume: terms.checkTheAmount,
  },
  list: 'Your alerts',
  empty: 'No price alerts yet',
  unavailable: 'Your alerts could not be loaded.',
  /** Distance of the last price from that of an alert, such as “+1.5 %”. */
  away: '{{distance}} away',
  /** The figure that an alert watches, as it is. */
  nowAt: 'Now {{figure}}',
  /** Time at which an alert was set. */
  setAt: 'Set {{time}}',
  reachedAt: 'Reached {{time}}',
  /** State of an alert. */
  paused: 'Paused',
  pause: 'Pause: {{alert}}',
  resume: 'Resume: {{alert}}',
  again: 'Set again: {{alert}}',
  edit: 'Edit: {{alert}}',
  delete: 'Delete: {{alert}}',
  deleted: 'Deleted: {{alert}}',
  undo: terms.undo,
  /** Title over alerts of this browser that the exchange has refused. */
  left: 'Only in this browser',
  leftText: 'These alerts could not be moved to your account and are not watched.',
  onSystem: 'Also as a notification of the system',
  blocked: terms.notificationsBlocked,
});
