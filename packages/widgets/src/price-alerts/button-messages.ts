import { defineMessages } from '@agio/ui/language';

/** The button for a price alert stands in first views; what it opens is fetched later. */
export const buttonMessages = defineMessages('alertButton', { button: 'Set a price alert' });
