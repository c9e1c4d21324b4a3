import { useEffect, useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A surface that was closed and still plays its exit. */
const leavingSurface = '[data-scroll-lock][data-state=closed]';

/** Elements that may get the focus back, by surface: the first one that stays in the page gets it. */
const returns = new WeakMap<Element, readonly Element[]>();

/** The surfaces that have not given the focus back yet. Radix asks for it one task after a surface has left the page. */
const holding = new Set<Element>();

/**
 * Returns the element with the focus, and the one to which the focus would have returned if it is in a surface that
 * this one replaces. That surface may have left the page already, and the focus with it.
 */
function returnsFor(active: Element | null): readonly Element[] {
  const place = active === document.body ? null : active;
  const replaced = place
    ? place.closest('[data-scroll-lock]')
    : [...holding].findLast((surface) => !surface.isConnected);
  return [...(place ? [place] : []), ...((replaced && returns.get(replaced)) ?? [])];
}

/**
 * The behaviour of every modal surface: the page behind does not scroll or change its width, and the focus returns to where
 * it was. Radix returns it only to its own trigger, but a shortcut or a menu entry opens a dialog too; and only when the
 * surface has left the page, while keys are for the page from the moment of closing. `begin` sets the initial focus, unless
 * the consumer's handler has prevented it.
 */
export function useModalSurface(
  handlers: FocusHandlers,
  begin: (event: Event) => void = beginSafely,
) {
  const before = useRef<readonly Element[]>([]);
  const isReturned = useRef(false);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const giveBack = (event: Event): void => {
    latest.current.onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    const back = before.current.find((each) => each.isConnected && !each.closest(leavingSurface));
    if (back instanceof HTMLElement) {
      event.preventDefault();
      back.focus();
    }
  };
  return {
    onOpenAutoFocus(event: Event) {
      before.current = returnsFor(document.activeElement);
      isReturned.current = false;
      if (event.target instanceof HTMLElement) {
        const surface = event.target;
        returns.set(surface, before.current);
        holding.add(surface);
        holdPage(surface);
        onLeaving(surface, () => {
          const leaving = new Event('close', { cancelable: true });
          giveBack(leaving);
          isReturned.current = leaving.defaultPrevented;
        });
      }
      handlers.onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) begin(event);
    },
    onCloseAutoFocus(event: Event) {
      if (event.target instanceof Element) holding.delete(event.target);
      if (isReturned.current) event.preventDefault();
      else giveBack(event);
    },
  };
}

/**
 * Calls `giveBack` when a surface that has the focus begins to leave. Then the place that has the focus is readable again,
 * which Radix hides until the surface has left; with none, the focus is nowhere. A surface that opens again meanwhile takes
 * the focus.
 */
function onLeaving(surface: HTMLElement, giveBack: () => void): void {
  const shown: Element[] = [];
  const follow = () => {
    if (!surface.isConnected) return;
    const hasFocus = surface.contains(document.activeElement);
    if (surface.dataset['state'] === 'open') {
      for (const element of shown.splice(0)) element.setAttribute('aria-hidden', 'true');
      if (!hasFocus) surface.focus({ preventScroll: true });
    } else if (hasFocus) {
      giveBack();
      if (surface.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      for (let each = document.activeElement; each; each = each.parentElement) {
        if (!each.matches('[data-aria-hidden][aria-hidden=true]')) continue;
        each.removeAttribute('aria-hidden');
        shown.push(each);
      }
    }
  };
  new MutationObserver(follow).observe(surface, { attributeFilter: ['data-state'] });
}

/**
 * The initial focus: the first control, if it is a field. Never a button that acts, because a held Enter would press it,
 * and no tab, which shows a ring after a tap. Otherwise the surface gets the focus, and a screen reader
 * reads its title; a field that arrives when the content has loaded gets it then.
 */
function beginSafely(event: Event): void {
  // Radix dispatches it on the surface.
  const surface = event.target as HTMLElement;
  if (firstField(surface)) return;
  event.preventDefault();
  surface.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement === surface) {
      if (surface.querySelector('[aria-busy=true]')) return;
      const field = firstField(surface);
      if (field?.matches('input,textarea,select')) field.focus();
    }
    observer.disconnect();
  });
  observer.observe(surface, { childList: true, subtree: true });
}

/** Returns the first visible control of a surface if it is a field. jsdom has no layout, where all are visible. */
function firstField(surface: HTMLElement): HTMLElement | undefined {
  const first = [
    ...surface.querySelectorAll<HTMLElement>('input,textarea,select,button,[tabindex]'),
  ].find(
    (each) =>
      each.tabIndex >= 0 &&
      !each.matches(':disabled,a') &&
      each.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
  return first?.matches('button:not([role]),[role=button],[role=tab]') ? undefined : first;
}

/**
 * While the surface is in the page, the page does not scroll (reset.css). The width of a visible scrollbar stays reserved;
 * where there is none, nothing is reserved. Both keep the page from moving sideways.
 */
function holdPage(surface: HTMLElement): void {
  const room = innerWidth - document.documentElement.clientWidth;
  surface.dataset['scrollLock'] = room > 0 ? 'gutter' : '';
}
