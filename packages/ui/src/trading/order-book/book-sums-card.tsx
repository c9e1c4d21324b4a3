import { formatCrypto } from '@agio/money';
import { type RefObject, useEffect, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import type { OrderBookRow } from './book-rows.tsx';
import { sumsTo, valueDigits } from './book-sums.ts';
import type { OrderBookLabels } from './messages.ts';
import type { BookSide } from './navigation.ts';

interface Pointed {
  side: BookSide;
  index: number;
  /** The row is in the upper half of the book, so the card is in the lower one. */
  isUpper: boolean;
}

/**
 * Shows the totals of a trade that takes the book down to the row under the pointer, or with the keyboard focus. The
 * card lies in the other half of the book. It is a component of its own, so that a move of the pointer renders no row.
 */
export function BookSumsCard({
  area,
  rows,
  isGrouped,
  baseAsset,
  quoteAsset,
  priceDigits,
  amountDigits,
  locale,
  labels,
}: {
  area: RefObject<HTMLElement | null>;
  rows: Readonly<Record<BookSide, readonly OrderBookRow[]>>;
  /** Rows are groups of levels: their prices are the edges of the groups, and the sums estimates. */
  isGrouped: boolean;
  baseAsset: string;
  quoteAsset: string;
  priceDigits: number;
  amountDigits: number;
  locale: string;
  labels: OrderBookLabels;
}) {
  const pointed = usePointedRow(area);
  const side = pointed && rows[pointed.side];
  if (!pointed || !side?.[pointed.index]) return null;
  const { amount, value, average } = sumsTo(side, pointed.index, priceDigits);
  const digits = valueDigits(value.toString(), priceDigits);
  const about = isGrouped ? '≈ ' : '';
  const facts = [
    [labels.average, about + format(average, priceDigits, locale)],
    [labels.amount, `${format(amount, amountDigits, locale)} ${baseAsset}`],
    [labels.total, `${about}${format(value, digits, locale)} ${quoteAsset}`],
  ] as const;
  return (
    <dl
      // The figures of the rows are read out; this repeats and sums them up for the eye.
      aria-hidden
      data-slot="order-book-sums"
      className={cn(
        'ui:pointer-events-none ui:absolute ui:inset-x-2 ui:z-1 ui:rounded-control ui:bg-overlay ui:px-2.5 ui:py-2 ui:text-xs ui:text-fg ui:shadow-overlay ui:num',
        pointed.isUpper ? 'ui:top-[calc(50%+1.75rem)]' : 'ui:bottom-[calc(50%+1.75rem)]',
      )}
    >
      {facts.map(([term, fact]) => (
        <div key={term} className="ui:flex ui:justify-between ui:gap-3">
          <dt data-slot="order-book-sum-name" className="ui:text-fg-muted">
            {term}
          </dt>
          <dd data-slot="order-book-sum" className="ui:whitespace-nowrap">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const format = (value: Parameters<typeof formatCrypto>[0], digits: number, locale: string) =>
  formatCrypto(value, { minDigits: digits, maxDigits: digits, locale });

/** The row under the mouse, or the one with the visible focus. A finger points at none: its press acts at once. */
function usePointedRow(area: RefObject<HTMLElement | null>): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const point = (target: EventTarget | null) => {
      const row =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-slot=order-book-row]')
          : undefined;
      const list = row?.parentElement;
      if (!row || !list) return setPointed(undefined);
      const [box, outer] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
      return setPointed({
        side: list.dataset['side'] === 'asks' ? 'asks' : 'bids',
        index: [...list.children].indexOf(row),
        isUpper: box.top + box.height / 2 < outer.top + outer.height / 2,
      });
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') point(target);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) point(target);
    };
    const clear = () => setPointed(undefined);
    element.addEventListener('pointerover', onPointerOver);
    element.addEventListener('pointerleave', clear);
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', clear);
    return () => {
      element.removeEventListener('pointerover', onPointerOver);
      element.removeEventListener('pointerleave', clear);
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', clear);
    };
  }, [area]);
  return pointed;
}
