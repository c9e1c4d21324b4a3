import { defineMessages } from '../foundations/language/language.tsx';

/** What every surface over the page says. */
export const overlayMessages = defineMessages('overlay', { close: 'Close' });
