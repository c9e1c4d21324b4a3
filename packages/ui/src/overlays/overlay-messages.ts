import { defineMessages } from '../foundations/language/language.tsx';
import * as terms from '../foundations/terms/terms.ts';

/** The texts of every surface over the page. */
export const overlayMessages = defineMessages('overlay', { close: terms.close });
