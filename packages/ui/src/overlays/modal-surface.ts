import { useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * The behaviour of every modal surface: the page behind does not scroll or change its width, and the focus returns to where
 * it was. Radix returns it only to its own trigger, but a shortcut or a menu entry opens a dialog too. `begin` sets the
 * initial focus, unless the consumer's handler has prevented it.
 */
export function useModalSurface(
  handlers: FocusHandlers,
  begin: (event: Event) => void = beginSafely,
) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      before.current = document.activeElement;
      if (event.target instanceof HTMLElement) holdPage(event.target);
      handlers.onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) begin(event);
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
 * The initial focus: the first control, if it is a field. Never a button that acts, because a held Enter would press it.
 * Otherwise the surface gets the focus, and a screen reader reads its title.
 */
function beginSafely(event: Event): void {
  const surface = event.target;
  if (!(surface instanceof HTMLElement)) return;
  const first = [
    ...surface.querySelectorAll<HTMLElement>('input, textarea, select, button, [tabindex]'),
  ].find((each) => each.tabIndex >= 0 && !each.matches(':disabled, a') && isDrawn(each));
  if (first && !first.matches('button:not([role]), [role=button]')) return;
  event.preventDefault();
  surface.focus({ preventScroll: true });
}

/** Whether an element is visible. Always true without layout, as in jsdom. */
const isDrawn = (element: HTMLElement): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/**
 * While the surface is in the page, the page does not scroll (reset.css). The width of a visible scrollbar stays reserved;
 * where there is none, nothing is reserved. Both keep the page from moving sideways.
 */
function holdPage(surface: HTMLElement): void {
  const room = window.innerWidth - document.documentElement.clientWidth;
  surface.dataset['scrollLock'] = room > 0 ? 'gutter' : '';
}
