import { defineMessages } from '../foundations/language/language.tsx';

/** The texts of every surface over the page. */
export const overlayMessages = defineMessages('overlay', { close: 'Close' });
