// @where Trading: drag of an order in the chart to another price
import { Decimal } from '@agio/money';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ChartHandle } from '../chart-handle.ts';

/** Movement in px from which a press is a drag. */
const threshold = 4;
/** Ticks of one key with Shift. */
const manyTicks = '10';

interface PriceDragOptions {
  chart: ChartHandle;
  /** The price as it is. */
  price: string;
  tickSize: string;
  /** Called with the price that it was let go at, or with the one as it is after a click. */
  onEnd: (price: string) => void;
}

/**
 * Moves a price in the chart by pointer, or by the arrow keys with Enter at the end. Escape, and leaving it, put it back.
 * Nothing is changed by moving: `draft` is the price that it would have.
 */
export function usePriceDrag({ chart, price, tickSize, onEnd }: PriceDragOptions) {
  const [draft, setDraft] = useState<string>();
  /** The press, until it ends; `isOver` after Escape. */
  const press = useRef<{ from: number; offset: number; isDrag: boolean; isOver: boolean }>(
    undefined,
  );
  const step = (ticks: Decimal) => {
    const next = Decimal.of(draft ?? price).plus(ticks.times(Decimal.of(tickSize)));
    if (next.isPositive) setDraft(next.toString());
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const offset = (chart.yOf(price) ?? 0) - event.clientY;
      press.current = { from: event.clientY, offset, isDrag: false, isOver: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = press;
      if (!current || current.isOver) return;
      if (Math.abs(event.clientY - current.from) >= threshold) current.isDrag = true;
      if (!current.isDrag) return;
      const y = Math.min(Math.max(event.clientY + current.offset, 0), chart.height);
      setDraft(chart.priceAt(y));
    },
    onPointerCancel: () => {
      press.current = undefined;
      setDraft(undefined);
    },
    // A click follows the end of a drag too.
    onClick: () => {
      const { current } = press;
      press.current = undefined;
      setDraft(undefined);
      if (!current?.isOver) onEnd(draft ?? price);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape' && (draft !== undefined || press.current)) {
        if (press.current) press.current.isOver = true;
        setDraft(undefined);
        // It must not also restore a maximised chart.
        event.preventDefault();
        event.stopPropagation();
      }
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const ticks = Decimal.of(event.shiftKey ? manyTicks : '1');
      step(event.key === 'ArrowUp' ? ticks : ticks.negated());
    },
    onBlur: () => setDraft(undefined),
  };
  return { draft, handlers };
}
