import { ShortcutsDialog as Shortcuts } from '@agio/widgets/shortcuts';
import type { DialogProps } from './dialog.ts';
import { searchShortcut } from '@agio/widgets/palette';

/** Keyboard shortcuts, by place. */
export const ShortcutsDialog = ({ open, onOpenChange }: DialogProps) => (
  <Shortcuts open={open} onOpenChange={onOpenChange} searchKeys={searchShortcut()} />
);
