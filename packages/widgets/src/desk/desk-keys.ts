// @where Widgets: keys of the desk, the chart, the order book and the palette
import { type RefObject, useEffect, useRef } from 'react';
import { isShortcut } from '../host/index.ts';

interface DeskKeys {
  /** The element around the ticket, while it is shown. */
  ticket: RefObject<HTMLElement | null>;
  /** Shows the ticket, where it is hidden. */
  onTicket: () => void;
  isChartMaximised: boolean;
  onChartRestore: () => void;
}

/** Keys of the desk: T focuses the ticket, Escape restores a maximised chart. */
export function useDeskKeys({
  ticket,
  onTicket,
  isChartMaximised,
  onChartRestore,
}: DeskKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event, 't')) {
        // Otherwise the letter is typed into the field that gets the focus.
        event.preventDefault();
        const amount =
          ticket.current?.querySelector<HTMLElement>('[name=amount]') ??
          ticket.current?.querySelector<HTMLElement>('[name=total]');
        if (amount) amount.focus();
        else onTicket();
      } else if (isChartMaximised && event.key === 'Escape' && !event.defaultPrevented) {
        onChartRestore();
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  // The chart moves in the tree, and the button that had the focus is replaced.
  const was = useRef(isChartMaximised);
  useEffect(() => {
    if (was.current === isChartMaximised) return;
    was.current = isChartMaximised;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.querySelector<HTMLElement>('[data-slot=chart-maximise]')?.focus();
  }, [isChartMaximised]);
}
