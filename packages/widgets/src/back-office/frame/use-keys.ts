import { createContext, type RefObject, use, useEffectEvent, useLayoutEffect } from 'react';
import { isShortcut } from '../../host/index.ts';

/** True from the moment that a key leads to another page until that page is shown. */
export const LeavingContext = createContext(false);

/**
 * Keys of a page, each with its action. In a field, a menu or a dialog, the same key belongs to that element. A page that
 * is being left ignores its keys: they are meant for the next one, which would remove a dialog of this one.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const isLeaving = use(LeavingContext);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = Object.keys(keys).find((each) => isShortcut(event, each));
    if (key === undefined || event.repeat) return;
    event.preventDefault();
    if (!isLeaving) keys[key]?.();
  });
  // Keys work as soon as the page is visible: an officer can be faster than an effect after it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** `j` and `k` move through the links of a list's rows, which carry `attribute`; Enter follows one. */
export function useRowKeys(root: RefObject<HTMLElement | null>, attribute: string): void {
  const move = (by: 1 | -1) => {
    const links = [...(root.current?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? links[by > 0 ? 0 : links.length - 1] : links[at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
}
