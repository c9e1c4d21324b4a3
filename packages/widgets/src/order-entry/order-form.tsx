import { UnknownOutcomeError } from '@agio/api-client';
import type { Instrument, Order } from '@agio/api-client/contract';
import { usePlaceOrder, useTrends } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { type Dispatch, type Ref, useRef } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { refusalNotice } from '../intent/refusals.tsx';
import { useHoldReload, useHost, useSetting } from '../host/index.ts';
import type { WidgetPlace } from '../host/widget-place.ts';
import { tradingPreferences } from '../preferences/index.ts';
import { messages } from './messages.ts';
import type { OrderToConfirm } from './model/order-to-confirm.ts';
import { bestOpposite } from './model/market-estimate.ts';
import { quoteValue, valueOf } from '../amounts/market-values.ts';
import { orderNoticeMessages } from '../words/messages.ts';
import { orderNotice } from '../notify/order-notice.ts';
import { useOrderQuestion } from './confirm/order-question.tsx';
import { type TicketHandle, useTicketHandle } from './ticket-handle.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { TicketAction, TicketState } from './model/ticket.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { useOrderEntry } from './use-order-entry.ts';

export interface OrderFormProps extends WidgetPlace {
  /** The market as it is now, from `useInstruments`. */
  instrument: Instrument;
  /** Current choices, and how to change them: from `useTicket`, shared with a book that fills it. */
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  /** For a finger: taller targets, shares as buttons. */
  touch?: boolean | undefined;
  /** An order was accepted: a sheet with the ticket may close. */
  onPlaced?: ((order: Order) => void) | undefined;
  /** For a book that sends, and for keys. */
  handle?: Ref<TicketHandle> | undefined;
}

/** The ticket at work: asks once more where that is due, places the order, and says what became of it. */
export function OrderForm({
  instrument,
  state,
  dispatch,
  touch,
  onPlaced,
  handle,
  className,
  style,
}: OrderFormProps) {
  const t = useMessages(messages);
  const orderWords = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { currency, hasGlobalToast, notices, signIn } = useHost();
  const digitsOf = useDisplayDigits();
  const { data: trends } = useTrends(currency);
  const { context, summary } = useOrderEntry(instrument, state, dispatch);
  const { placeOrder, isPending, isChecking } = usePlaceOrder();
  const [{ confirmOrders }] = useSetting(tradingPreferences);
  const root = useRef<HTMLDivElement>(null);
  const wantsReview = useTicketHandle(handle, root, { state, context, dispatch });
  const { submit, question } = useOrderQuestion({
    order: { state, summary, instrument, last: context.last },
    isLive: context.bookIsLive,
    onPlace: (order) => void place(order),
    onUseLimit: () => {
      const price = bestOpposite(state.side, context) ?? context.last;
      dispatch(
        price
          ? { type: 'picked', field: 'price', value: price.toString() }
          : { type: 'typeChosen', orderType: 'Limit' },
      );
    },
  });
  useHoldReload(isPending);

  async function place({ summary: { order } }: OrderToConfirm) {
    if (!order) return;
    try {
      const placed = await placeOrder(order);
      const { kind, ...notice } = orderNotice(placed, { t: orderWords, locale, instrument });
      notices.close('order-failed');
      notices[kind](notice);
      if (placed.status === 'Rejected') return;
      dispatch({ type: 'placed' });
      onPlaced?.(placed);
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        notices.warning({
          id: error.clientId,
          title: t.toast.lost,
          description: t.toast.lostMore,
        });
      } else if (!hasGlobalToast(error)) {
        notices.error({
          id: 'order-failed',
          title: t.toast.notPlaced,
          ...refusalNotice(error, t.toast.notPlacedMore),
        });
      }
    }
  }

  const trend = trends?.find((each) => each.market === instrument.id);
  const value = valueOf(summary.size.value, quoteValue(trend));
  return (
    <div ref={root} className="wg:contents">
      <TicketPanel
        state={state}
        dispatch={dispatch}
        summary={summary}
        context={context}
        instrument={instrument}
        locale={locale}
        digitsOf={digitsOf}
        value={value && `≈ ${formatFiat(value, { currency, locale, display: 'code' })}`}
        isPlacing={isPending}
        isChecking={isChecking}
        onSubmit={() => submit({ review: confirmOrders === 'always' || wantsReview.current })}
        onSignIn={signIn}
        touch={touch}
        className={className}
        style={style}
      />
      {question}
    </div>
  );
}
