import { isTyping } from '@agio/widgets/provider';

/** ⌘K on Apple's machines, Ctrl K elsewhere. */
export function searchShortcut(platform: string = navigator.platform): string {
  return /^(?:mac|ip)/i.test(platform) ? '⌘K' : 'Ctrl K';
}

/** Whether a key press asks for the command palette, on any keyboard layout. */
export function opensPalette(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    event.key.toLowerCase() === 'k'
  );
}

/** Whether a key press asks for the list of shortcuts. A question mark in a text or in a dialog is none. */
export function opensShortcuts(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): boolean {
  return (
    event.key === '?' &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    !isTyping(event) &&
    !(event.target instanceof Element && event.target.closest('[role$="dialog"]'))
  );
}
