import { pressedKey } from '@agio/ui/pressed-key';

/** The parts of a keyboard event that decide whether it is a shortcut. */
export type ShortcutEvent = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'
>;

/**
 * Returns true if a key press is a shortcut of one key, on any keyboard. In a text field, a menu or a dialog, the same key
 * belongs to that element.
 */
export function isShortcut(event: ShortcutEvent, key: string): boolean {
  return (
    pressedKey(event) === key &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !event.defaultPrevented &&
    !(event.target instanceof Element && event.target.closest(hasItsOwnKeys))
  );
}

const hasItsOwnKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=menu], [role=listbox], [role$=dialog], dialog';
