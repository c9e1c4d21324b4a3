import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** The messages of the import of addresses. */
export const importMessages = defineMessages('addressBook', {
  importing: {
    title: 'Import addresses',
    about:
      'A CSV file with the columns name, asset, network, address and memo. Every line is checked before anything is added.',
    template: 'Download a template',
    file: 'CSV file',
    unreadable: {
      empty: 'There are no addresses in this file.',
      columns: 'These columns are missing: {{columns}}.',
      tooMany: 'Too many lines in the file: {{count}}. Most that can be imported: {{most}}.',
      notCsv: 'This file could not be read. Export it as CSV and choose it again.',
    },
    summary_one: '{{good}} of {{count}} line can be imported',
    summary_other: '{{good}} of {{count}} lines can be imported',
    done_one: '{{added}} of {{count}} line was added',
    done_other: '{{added}} of {{count}} lines were added',
    doneMore: 'The others are unchanged in the file; the report says why.',
    /** Column head: line of a file. */
    line: 'Line',
    result: terms.result,
    /** State of a line: it can be added. */
    ready: 'Ready',
    /** State of a line: it was added. */
    added: 'Added',
    other: terms.chooseAnotherFile,
    cancel: terms.cancel,
    close: terms.close,
    nothing: 'No line can be imported',
    submit_one: 'Import {{count}} address',
    submit_other: 'Import {{count}} addresses',
    left_one: '{{count}} line is left out.',
    left_other: '{{count}} lines are left out.',
    report: 'Save the report',
    proveNext: 'Each needs a proof of ownership before you can send to it.',
    failed:
      'It is not known whether the addresses were added. {{reason}} Press again: none is added twice.',
  },
});
