import { defineMessages } from '@agio/ui/language';
import * as terms from '../../terms.ts';

/** Texts of the saved views of a list. */
export const savedViewMessages = defineMessages('savedViews', {
  label: 'Saved views',
  save: 'Save view',
  more: 'Change the view {{name}}',
  rename: terms.rename,
  remove: terms.remove,
  removed: '“{{name}}” was removed',
  undo: terms.undo,
  /** Verb on a button and beside a box: lets other employees see the view. */
  share: 'Share with colleagues',
  unshare: 'Stop sharing',
  sharedBy: 'Shared by {{name}}',
  saveTitle: 'Save this view',
  saveText: 'Keeps the filters and the sort order of this list under a name.',
  renameTitle: 'Rename “{{name}}”',
  name: terms.name,
  empty: 'Enter a name.',
  taken: 'There is a view of this name.',
  back: terms.cancel,
  keep: terms.save,
});
