import { defineMessages } from '@agio/ui/language';
import * as terms from '../../terms.ts';
import { takeNextCase } from '../../../words/terms.ts';

/** Texts about officers who share the queue. `{{count}}` is a number of cases. */
export const workMessages = defineMessages('caseWork', {
  /** Button: the reader gets the case that is due next. */
  takeNext: takeNextCase,
  nothingLeft: 'No case is left for you to take.',
  /** Buttons over selected cases. */
  take: 'Take ({{count}})',
  handBack: 'Hand back ({{count}})',
  assign: 'Assign ({{count}})',
  /** After the act. */
  done: {
    take: 'Taken: {{count}}',
    handBack: 'Handed back: {{count}}',
    assign: 'Assigned to {{name}}: {{count}}',
    undo: 'Undone: {{count}}',
  },
  undo: 'Undo the change',
  /** Title over the names of cases that were refused. */
  failed: 'Not changed: {{count}}',
  /** Heading over officers and the number of cases that each has. */
  workload: 'Workload',
  load: 'Cases: {{cases}}, overdue: {{overdue}}',
  /** Officer who is suggested, as the one with the fewest cases. */
  proposed: 'Fewest cases',
  /** In place of the number, for an officer who cannot be chosen. */
  unfit: 'Does not take requests of this type',
  back: terms.goBack,
});
