import { defineMessages, type MessagesOf } from '@agio/ui/language';

/** Names of price alerts, and what is told when one is reached. */
export const priceAlertMessages = defineMessages('priceAlerts', {
  waits: {
    above: '{{market}} at {{price}} or above',
    below: '{{market}} at {{price}} or below',
    /** A price moves by a percentage; the window is a time such as “24 hr”. */
    Rise: '{{market}} up {{percent}} or more in {{window}}',
    Fall: '{{market}} down {{percent}} or more in {{window}}',
    Either: '{{market}} up or down {{percent}} or more in {{window}}',
    /** Amount that was traded in a time such as “24 hr”. */
    volume: '{{market}}: {{amount}} or more traded in {{window}}',
  },
  told: {
    above: '{{market}} has reached {{price}}',
    below: '{{market}} has fallen to {{price}}',
    Rise: '{{market}} has risen by {{percent}} or more in {{window}}',
    Fall: '{{market}} has fallen by {{percent}} or more in {{window}}',
    Either: '{{market}} has moved by {{percent}} or more in {{window}}',
    volume: '{{market}} has traded {{amount}} or more in {{window}}',
  },
  lastPrice: 'Last price {{price}}.',
});

/** The same in the language around. */
export type PriceAlertNames = MessagesOf<typeof priceAlertMessages>;
