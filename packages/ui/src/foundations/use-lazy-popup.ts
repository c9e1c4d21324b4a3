import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';

/**
 * A popup whose code is fetched when a pointer or the focus comes near its button, so that a page does not wait for what
 * most visits never open. Spread `buttonProps` on a plain button; render the popup once `isWanted`, with `popupProps`.
 *
 * @param load fetches the popup's code; the same promise each time, as `import()` gives
 * @param opensDown the down key opens it too, as menus do
 */
export function useLazyPopup(load: () => Promise<unknown>, opensDown = false) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const byKeyboard = useRef(false);
  // Fetched again when it is opened, where a failure is seen.
  const preload = () => void load().catch(() => undefined);
  const onOpenChange = (next: boolean) => {
    if (next) setWanted(true);
    setOpen(next);
  };
  return {
    isOpen,
    isWanted,
    buttonProps: {
      ref: button,
      id: buttonId,
      'aria-expanded': isOpen,
      'data-state': isOpen ? 'open' : 'closed',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event: MouseEvent) => {
        // A press of a key is a click without a pointer.
        byKeyboard.current = event.detail === 0;
        onOpenChange(!isOpen);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!opensDown || event.key !== 'ArrowDown') return;
        event.preventDefault();
        byKeyboard.current = true;
        onOpenChange(true);
      },
    },
    popupProps: { open: isOpen, onOpenChange, button, buttonId, byKeyboard },
  };
}

/** What a popup gets from {@link useLazyPopup}. */
export type LazyPopupProps = ReturnType<typeof useLazyPopup>['popupProps'];

/** For the popup's content: the focus returns to the button, and the button alone closes what it opened. */
export function lazyContentProps({ button, buttonId, byKeyboard }: LazyPopupProps) {
  return {
    'aria-labelledby': buttonId,
    // A menu opened by a key begins at its first entry. Radix looks for the key itself, but was not there to see it.
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!byKeyboard.current || event.target !== event.currentTarget) return;
      byKeyboard.current = false;
      event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      button.current?.focus();
    },
    onInteractOutside: (event: Event) => {
      // Closed here first, the click of the button would open it again.
      if (event.target instanceof Node && button.current?.contains(event.target)) {
        event.preventDefault();
      }
    },
  };
}
