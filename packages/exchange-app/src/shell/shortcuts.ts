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
