import { type RefObject, useEffect, useRef } from 'react';
import { isShortcut } from '../provider/index.ts';

interface DeskKeys {
  /** What the ticket stands in, while it is shown. */
  ticket: RefObject<HTMLElement | null>;
  /** Brings the ticket where it is not shown. */
  onTicket: () => void;
  isChartMaximised: boolean;
  onChartRestore: () => void;
}

/** Keys of the whole desk: T leads into the ticket, Escape leaves the maximised chart. */
export function useDeskKeys({
  ticket,
  onTicket,
  isChartMaximised,
  onChartRestore,
}: DeskKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event, 't')) {
        // The letter must not be typed into the field that gets the focus.
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

  // The chart moves to another place in the tree, and its button, which had the focus, is another one there.
  const was = useRef(isChartMaximised);
  useEffect(() => {
    if (was.current === isChartMaximised) return;
    was.current = isChartMaximised;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.querySelector<HTMLElement>('[data-slot=chart-maximise]')?.focus();
  }, [isChartMaximised]);
}
