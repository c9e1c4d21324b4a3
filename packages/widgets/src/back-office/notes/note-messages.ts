import { defineMessages } from '@agio/ui/language';
import * as terms from '../terms.ts';

/** Texts of the notes of staff about a person. */
export const noteMessages = defineMessages('staffNotes', {
  /** Noun: notes of officers about a customer. */
  title: 'Notes',
  label: 'New note',
  hint: 'For staff only: the user never sees it. A note cannot be changed or removed.',
  add: 'Add note',
  write: terms.writeANote,
  added: 'The note was added.',
  loading: 'Loading the notes',
  error: 'The notes could not be loaded',
  stale: 'The notes may be out of date. They could not be refreshed.',
  empty: 'No notes yet',
  emptyText: 'What other officers should know of this person is noted here.',
});
