import { useRef } from 'react';

/**
 * What every modal surface does besides showing itself: the page behind stands still, in its place and width, and the
 * focus goes back to whoever had it before. Radix returns it only to its own trigger, and a dialog is as often opened by
 * a shortcut or a menu entry.
 */
export function useModalSurface(handlers: {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      if (event.target instanceof HTMLElement) holdPage(event.target);
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

/**
 * While the surface is in the page, the page does not scroll (reset.css). A scrollbar that took room leaves its room
 * behind; where there was none, none is made: either would move everything sideways.
 */
function holdPage(surface: HTMLElement): void {
  const room = window.innerWidth - document.documentElement.clientWidth;
  surface.dataset['scrollLock'] = room > 0 ? 'gutter' : '';
}
