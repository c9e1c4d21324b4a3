import { type RefObject, useEffect, useRef } from 'react';
import { flash } from '../shared/motion.ts';
import type { OrderBookRow } from './book-rows.tsx';

/** Flashes rows whose amount changed at the same price. Outside React: it renders no row. */
export function useAmountFlash(
  area: RefObject<HTMLElement | null>,
  bids: readonly OrderBookRow[],
  asks: readonly OrderBookRow[],
  enabled: boolean,
): void {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const now = new Map<string, string>();
    const changed: Element[] = [];
    for (const [side, rows] of [
      ['bids', bids],
      ['asks', asks],
    ] as const) {
      const elements = area.current?.querySelector(`[data-side=${side}]`)?.children;
      rows.forEach(({ price, amount }, index) => {
        const key = `${side} ${price}`;
        now.set(key, amount);
        const known = before.current.get(key);
        if (!enabled || known === undefined || known === amount) return;
        const overlay = elements?.[index]?.querySelector('[data-flash]');
        if (overlay) changed.push(overlay);
      });
    }
    before.current = now;
    flash(changed);
  }, [area, bids, asks, enabled]);
}
