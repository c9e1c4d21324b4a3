import { defineMessages } from '../../../foundations/language/language.tsx';

export const pictureMessages = defineMessages('chartPicture', {
  /** Verb: puts a picture of the chart on the clipboard. */
  copy: 'Copy picture',
  /** Verb: saves a picture of the chart as a file. */
  save: 'Save picture',
  /** Under “Copy picture” and “Save picture”. */
  content: 'Without your orders and executions',
});
