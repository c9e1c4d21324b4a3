import { defineMessages } from '@agio/ui/language';

/** What is said of an act whose answer was lost or refused. */
export const actMessages = defineMessages('officeAct', {
  lost: 'It is not known whether this was done',
  lostText: 'Its answer was lost. Nothing is sent again before it is known.',
  look: 'Look again',
  looking: 'Looking',
  stillUnknown: 'Still not known: the exchange could not be reached.',
  notArrived: 'It did not arrive, and nothing has changed. You can send it again.',
  /** Who was first and with what, in the exchange's words. */
  conflict: 'Somebody was first, and nothing of yours was sent. {{what}}',
  refused: 'It was not accepted. {{reason}}',
});
