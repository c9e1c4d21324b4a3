import { defineMessages } from '@agio/ui/language';

/** Texts of the saved views of a list. */
export const savedViewMessages = defineMessages('savedViews', {
  label: 'Saved views',
  save: 'Save view',
  more: 'Change the view {{name}}',
  rename: 'Rename',
  remove: 'Remove',
  removed: '“{{name}}” was removed',
  undo: 'Undo',
  saveTitle: 'Save this view',
  saveText: 'Filters and order of this list, under a name on this device.',
  renameTitle: 'Rename “{{name}}”',
  name: 'Name',
  empty: 'Enter a name.',
  taken: 'There is a view of this name.',
  back: 'Cancel',
  keep: 'Save',
});
