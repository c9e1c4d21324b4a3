import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns true while a row or card has the focus. When that row disappears, the table gets the focus and not the next
 * row: a held key must not act on the next row.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>): boolean {
  const [isFocused, setFocused] = useState(false);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const came = ({ target }: FocusEvent) => {
      const row = (target as Element).closest('tbody > tr, li, [role=row][data-row]');
      focused.current = row && element.contains(row) ? row : undefined;
      setFocused(focused.current !== undefined);
    };
    const went = () => {
      const row = focused.current;
      setFocused(false);
      // If the row is still in the page, the reader left it; otherwise the focus went with it.
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
  // After every render: any of them may have removed the row.
  useLayoutEffect(() => {
    if (focused.current === undefined || focused.current.isConnected) return;
    focused.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    root.current?.focus({ preventScroll: true });
  });
  return isFocused;
}
