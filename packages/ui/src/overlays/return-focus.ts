import { useRef } from 'react';

/**
 * Gives the focus back to whoever had it before a modal surface opened. Radix does so only for its own trigger, and a
 * dialog is as often opened by a shortcut or a menu entry.
 */
export function useReturnFocus(handlers: {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      handlers.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      handlers.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      if (before.current instanceof HTMLElement && before.current.isConnected) {
        event.preventDefault();
        before.current.focus();
      }
    },
  };
}
