import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/**
 * Texts of an identity document that ends, and of a refused check. In their own file because every page shows them.
 */
export const expiryMessages = defineMessages('verificationExpiry', {
  soon_one: 'Your identity document is valid for {{count}} more day, until {{date}}.',
  soon_other: 'Your identity document is valid for {{count}} more days, until {{date}}.',
  today: 'Your identity document ended on {{date}}.',
  text: 'CorePass confirms a new one in about two minutes. Without a valid document your tier can go down.',
  ended:
    'Nothing is closed because of it so far, but your tier can go down until it is renewed. CorePass confirms a new one in about two minutes.',
  renew: terms.renewIt,
  notNow: 'It cannot be renewed from this account now.',
  support: terms.contactSupport,
  notConfirmed: 'Your identity is not confirmed.',
  tryAgain: terms.tryAgain,
});
