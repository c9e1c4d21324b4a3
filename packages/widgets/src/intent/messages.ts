// @where Widgets: texts of a command whose answer was lost
import { defineMessages } from '@agio/ui/language';
import * as terms from '../words/terms.ts';

/** Texts for a command whose answer was lost, or that was refused. */
export const messages = defineMessages('intent', {
  lost: 'It is not known whether this was done',
  lostText: 'Its answer was lost. Nothing is sent again before it is known.',
  look: terms.checkAgain,
  /** State: the exchange is asked for the outcome. */
  looking: 'Checking',
  stillUnknown: 'Still not known: the exchange could not be reached.',
  notArrived: 'It did not arrive, and nothing has changed. You can send it again.',
  /** `what` is the exchange's own description of who acted first. */
  conflict: 'Somebody was first, and nothing of yours was sent. {{what}}',
  refused: 'It was not accepted. {{reason}}',
});
