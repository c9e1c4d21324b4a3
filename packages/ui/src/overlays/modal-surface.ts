import { useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * What every modal surface does besides showing itself: the page behind stands still, in its place and width, and the
 * focus goes back to whoever had it before. Radix returns it only to its own trigger, and a dialog is as often opened by
 * a shortcut or a menu entry. `begin` says where the focus starts unless the handler of the consumer has decided.
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
 * The focus starts on the first control if that is one to choose or write with. Never on a button that acts: Enter, still
 * held from opening, would press it. Then the surface itself has the focus, and its title is what is read out.
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

/** Where nothing is laid out, as in jsdom, there is no such question: everything is drawn. */
const isDrawn = (element: HTMLElement): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/**
 * While the surface is in the page, the page does not scroll (reset.css). A scrollbar that took room leaves its room
 * behind; where there was none, none is made: either would move everything sideways.
 */
function holdPage(surface: HTMLElement): void {
  const room = window.innerWidth - document.documentElement.clientWidth;
  surface.dataset['scrollLock'] = room > 0 ? 'gutter' : '';
}
