import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** Texts of the writing of a file. */
export const csvMessages = defineMessages('csv', {
  start: terms.exportCsv,
  cancel: terms.cancelTheExport,
  writing: 'Writing the file',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  done_one: '{{count}} row exported',
  done_other: '{{count}} rows exported',
  failed: 'The file was not written',
});
