import { defineMessages } from '@agio/ui/language';

/** Texts about who works on a case. */
export const assignmentMessages = defineMessages('caseAssignment', {
  /** The officer who works on a case. */
  label: 'Assignment',
  nobody: 'Nobody works on this case.',
  own: 'You work on this case.',
  other: '{{name}} works on this case.',
  /** Buttons: the reader begins to work on the case, stops, or replaces another officer. */
  take: 'Take case',
  giveBack: 'Hand back',
  takeOver: 'Take over',
  /** Confirmation before a case is taken from another officer. */
  sure: 'Take the case over from {{name}}?',
  sureText: '{{name}} may be in the middle of it. The history shows that you took it.',
  conflict: 'Somebody else was first. Nothing was changed.',
});
