import type { RefObject } from 'react';
import { useKeys } from './use-keys.ts';

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
