// @where Widgets: list of keyboard shortcuts
/**
 * The list of keyboard shortcuts, by place.
 *
 * @example
 * ```tsx
 * import { ShortcutsDialog } from '@agio/widgets/shortcuts';
 * import { useState } from 'react';
 *
 * export function Keys() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <button type="button" onClick={() => setOpen(true)}>Keys</button>
 *       <ShortcutsDialog open={open} onOpenChange={setOpen} searchKeys="Ctrl K" />
 *     </>
 *   );
 * }
 * ```
 *
 * @module
 */

export { ShortcutsDialog, type ShortcutsDialogProps } from './shortcuts-dialog.tsx';
