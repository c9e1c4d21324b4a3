import { defineMessages } from '@agio/ui/language';
import * as terms from '../../words/terms.ts';

/** The words of the viewer of documents. */
export const viewerMessages = defineMessages('documentViewer', {
  shown: terms.document,
  tools: 'Tools of the document',
  loading: 'Loading {{name}}',
  failed: '{{name}} could not be loaded',
  notShown: 'This type is not shown here',
  notShownText:
    'Such files can contain programs. Save the file and open it in a reader that runs none.',
  tooLarge: 'This picture is too large to be shown',
  tooLargeText_one:
    'Pictures of more than {{count}} megapixel are not opened here. Save the file to look at it.',
  tooLargeText_other:
    'Pictures of more than {{count}} megapixels are not opened here. Save the file to look at it.',
  broken: 'This picture cannot be read',
  brokenText: 'Save the file to look at it.',
  oversized: '{{name}} is larger than {{limit}} MB',
  oversizedText: 'No document may be so large. It was not loaded.',
  /** To its owner, who saves nothing here. */
  asItCame: 'It has arrived as you sent it, and is kept as it is.',
  save: 'Save file',
  saveNamed: 'Save {{name}}',
  zoomIn: terms.zoomIn,
  zoomOut: terms.zoomOut,
  fit: 'Fit to width',
  /** Verb on a button. */
  rotate: 'Rotate',
  zoom: terms.percent,
  keys: 'Keys: + and − zoom, 0 fits to the width, R rotates.',
  keysOfPages:
    'Keys: + and − zoom, 0 fits to the width, R rotates, Page Up and Page Down turn pages.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page',
  /** The field for the number of the page stands in place of the tag. */
  ofPages: '<field></field> of {{count}}',
  pageOf: 'Page {{page}} of {{count}} of {{name}}',
  noPage_one: '{{name}} has {{count}} page',
  noPage_other: '{{name}} has {{count}} pages',
  opening: 'Opening {{name}}',
  drawing: 'Drawing page {{page}} of {{count}}',
  /** Verb on a button: ends loading. */
  stop: 'Stop',
  partial: 'Parts of this page could not be drawn.',
  partialText: 'Save the file to see it whole.',
  pdf: {
    broken: 'This PDF cannot be read',
    brokenText: 'It is damaged, or no PDF. Save the file to look at it.',
    locked: 'This PDF has a password',
    lockedText: 'It cannot be opened here. Save the file, or ask for one without a password.',
    size: 'This PDF is too large to be shown',
    sizeText: 'It unpacks to more than {{limit}} MB. Save the file to look at it.',
    slow: 'This PDF takes too long',
    slowText_one: 'It was stopped after {{count}} second. Save the file to look at it.',
    slowText_other: 'It was stopped after {{count}} seconds. Save the file to look at it.',
    /** State: loading was ended by the user. */
    stopped: 'Stopped',
    stoppedText: 'Nothing more is read of this PDF.',
    noReader: 'The reader for PDFs could not be loaded',
    noReaderText: 'Check your connection and try again, or save the file.',
  },
  pageFailed: {
    broken: 'Page {{page}} cannot be read',
    brokenText: 'It is damaged. Look at another page, or save the file.',
    slow: 'Page {{page}} takes too long',
    slowText_one: 'It was stopped after {{count}} second. Look at another page, or save the file.',
    slowText_other:
      'It was stopped after {{count}} seconds. Look at another page, or save the file.',
    stopped: 'Page {{page}} was stopped',
    stoppedText: 'Look at another page, or save the file.',
  },
});
