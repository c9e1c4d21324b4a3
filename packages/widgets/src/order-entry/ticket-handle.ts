import { type Dispatch, type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import type { TicketContext } from './model/ticket-context.ts';
import { type BookPrice, bookPrices } from './model/ticket-fields.ts';
import type { TicketAction, TicketState } from './model/ticket.ts';

/** Commands to a ticket on screen, for the book and the keys of the desk. */
export interface TicketHandle {
  /**
   * Sends the order or moves to what is missing, like a press on the button of the ticket.
   *
   * @param review shows the order once more in any case
   */
  readonly submit: (options: { review: boolean }) => void;
  /** Takes over a price of the book, where there is one. */
  readonly takePrice: (price: BookPrice) => void;
}

/** Offers the ticket inside `root` to who holds `ref`. Returns whether the submit in progress asks for a review. */
export function useTicketHandle(
  ref: Ref<TicketHandle> | undefined,
  root: RefObject<HTMLElement | null>,
  { state, context, dispatch }: TicketOnScreen,
): RefObject<boolean> {
  const wantsReview = useRef(false);
  useImperativeHandle(ref, () => ({
    submit: ({ review }) => {
      wantsReview.current = review;
      root.current?.querySelector<HTMLFormElement>('[data-slot=order-ticket]')?.requestSubmit();
      wantsReview.current = false;
    },
    takePrice: (which) => {
      const price = bookPrices(context, state.side)[which];
      if (price) dispatch({ type: 'picked', field: 'price', value: price.toString() });
    },
  }));
  return wantsReview;
}

interface TicketOnScreen {
  state: TicketState;
  context: TicketContext;
  dispatch: Dispatch<TicketAction>;
}
