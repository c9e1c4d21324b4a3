import { defineMessages } from '@agio/ui/language';

/** Texts about who works on a case. */
export const assignmentMessages = defineMessages('caseAssignment', {
  label: 'Assignment',
  nobody: 'Nobody works on this case.',
  own: 'You work on this case.',
  other: '{{name}} works on this case.',
  take: 'Take case',
  giveBack: 'Hand back',
  takeOver: 'Take over',
  /** Confirmation before a case is taken from another officer. */
  sure: 'Take the case over from {{name}}?',
  sureText: '{{name}} may be in the middle of it. The history shows that you took it.',
  conflict: 'Somebody else was first. Nothing was changed.',
});
