import { useEffectEvent, useLayoutEffect } from 'react';
import { isShortcut } from '../../host/index.ts';

/** Keys of a page, each with what it does: not in a field, a menu or a dialog, which have keys of their own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = Object.keys(keys).find((each) => isShortcut(event, each));
    if (key === undefined || event.repeat) return;
    event.preventDefault();
    keys[key]?.();
  });
  // Keys work as soon as the page is visible: an officer can be faster than an effect after it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
