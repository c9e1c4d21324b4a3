import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a row or card has the focus. One that goes takes its buttons and the focus with it: the table gets it, not the
 * next row, as a key that is held down must do nothing to that one.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const came = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('tbody > tr, li');
      focused.current = row && element.contains(row) ? row : undefined;
      setFocused(focused.current !== undefined);
    };
    const went = () => {
      const row = focused.current;
      setFocused(false);
      // A row that is still there afterwards was left; else the focus was lost with it.
      queueMicrotask(() => {
        if (row?.isConnected && focused.current === row) focused.current = undefined;
      });
    };
    element.addEventListener('focusin', came);
    element.addEventListener('focusout', went);
    return () => {
      element.removeEventListener('focusin', came);
      element.removeEventListener('focusout', went);
    };
  }, [root]);
  // With each render, as any may have taken the row away.
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    root.current?.focus({ preventScroll: true });
  });
  return isFocused;
}
