export { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts-dialog.tsx';
