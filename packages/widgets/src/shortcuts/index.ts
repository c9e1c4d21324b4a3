// @where Widgets: list of keyboard shortcuts
export { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts-dialog.tsx';
