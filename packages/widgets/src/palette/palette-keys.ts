// @where Widgets: keys of the desk, the chart, the order book and the palette
import { pressedKey } from '@agio/ui/pressed-key';
import { createContext, use, useEffect, useState } from 'react';

/** Returns ⌘K on Apple's machines, Ctrl K elsewhere. */
export function searchShortcut(platform: string = navigator.platform): string {
  return /^(?:mac|ip)/i.test(platform) ? '⌘K' : 'Ctrl K';
}

/** Returns true if a key press opens the command palette, on any keyboard. */
export function opensPalette(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean {
  return (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    pressedKey(event) === 'k'
  );
}

const inPalette = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[data-slot=command-palette]') !== null;

/**
 * Keeps keys that are pressed between the opening of the palette and its focus. Its code may still be loading;
 * otherwise these keys would go to the page, and an Enter would send the order in the ticket.
 */
export function useEarlyKeys(isWanted: boolean, close: () => void) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    /** Enter and arrows: they mean something once there is a list. */
    const held: string[] = [];
    const onKeyDown = (event: KeyboardEvent) => {
      if (inPalette(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') {
        setSearch('');
        close();
      } else if (event.key === 'Backspace') setSearch((text) => text.slice(0, -1));
      // The names of other keys are words of ASCII; a key of an Arabic keyboard types two letters.
      else if (/^\w{2,}$/.test(event.key)) held.push(event.key);
      else setSearch((text) => text + event.key);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!inPalette(target)) return;
      for (const key of held.splice(0))
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    };
    addEventListener('keydown', onKeyDown, true);
    addEventListener('focusin', onFocusIn);
    return () => {
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('focusin', onFocusIn);
    };
  }, [isWanted, close]);
  return { search, setSearch };
}

/** Text typed into the palette, held above it. */
export const TypedAhead = createContext({
  search: '',
  setSearch: (_search: string): void => undefined,
});
export const useTypedAhead = () => use(TypedAhead);
