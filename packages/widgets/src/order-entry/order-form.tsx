import { errorToast, UnknownOutcomeError } from '@agio/api-client';
import type { Instrument, Order } from '@agio/api-client/contract';
import { usePlaceOrder, useTrends } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { type Dispatch, lazy, Suspense, useEffect, useState } from 'react';
import { useLocale, useMessages } from '@agio/ui/language';
import { Section, useLatch, useHost } from '../provider/index.ts';
import { messages } from './messages.ts';
import type { OrderToConfirm } from './model/order-to-confirm.ts';
import { bestOpposite } from './model/market-estimate.ts';
import { quoteValue, valueOf } from '../shared/market-values.ts';
import { orderNoticeMessages } from '../shared/messages.ts';
import { orderNotice } from '../shared/order-notice.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { TicketAction, TicketState } from './model/ticket.ts';
import { useDisplayDigits } from '../shared/use-display-digits.ts';
import { useOrderEntry } from './use-order-entry.ts';

/** Most orders need no second question. */
const OrderConfirmation = lazy(async () => ({
  default: (await import('./order-confirmation.tsx')).OrderConfirmation,
}));

export interface OrderFormProps {
  /** The market as it is now, from `useInstruments`. */
  instrument: Instrument;
  /** What was chosen so far, and how to change it: from `useTicket`, shared with a book that fills it. */
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  /** For a finger: taller targets, shares as buttons. */
  touch?: boolean | undefined;
  /** An order was accepted: a sheet with the ticket may close. */
  onPlaced?: ((order: Order) => void) | undefined;
}

/** The ticket at work: asks once more where that is due, places the order, and says what became of it. */
export function OrderForm({ instrument, state, dispatch, touch, onPlaced }: OrderFormProps) {
  const t = useMessages(messages);
  const orderWords = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { currency, hasGlobalToast, notices, reloads, signIn } = useHost();
  const digitsOf = useDisplayDigits();
  const { data: trends } = useTrends(currency);
  const { context, summary } = useOrderEntry(instrument, state, dispatch);
  const { placeOrder, isPending, isChecking } = usePlaceOrder();
  const [toConfirm, setToConfirm] = useState<OrderToConfirm>();
  // What is confirmed was asked at live prices: when they are live again it is asked anew, by them.
  const [wasLive, setWasLive] = useState(context.bookIsLive);
  if (wasLive !== context.bookIsLive) {
    setWasLive(context.bookIsLive);
    if (toConfirm) setToConfirm(summary.order && ask());
  }
  useEffect(() => (isPending ? reloads.hold() : undefined), [isPending, reloads]);

  function ask(): OrderToConfirm {
    return { state, summary, instrument, last: context.last };
  }

  function confirm(confirmed: OrderToConfirm) {
    setToConfirm(undefined);
    void place(confirmed);
  }

  async function place({ summary: { order } }: Pick<OrderToConfirm, 'summary'>) {
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
          description: errorToast(error)?.messages.join('\n') || t.toast.notPlacedMore,
        });
      }
    }
  }

  const trend = trends?.find((each) => each.market === instrument.id);
  const value = valueOf(summary.size.value, quoteValue(trend));
  return (
    <>
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
        onSubmit={() => {
          if (summary.warnings.some((warning) => warning.confirm)) setToConfirm(ask());
          else void place({ summary });
        }}
        onSignIn={signIn}
        touch={touch}
      />
      {useLatch(toConfirm !== undefined) ? (
        <Section isQuiet>
          <Suspense>
            <OrderConfirmation
              order={toConfirm}
              isLive={context.bookIsLive}
              onConfirm={confirm}
              onCancel={() => setToConfirm(undefined)}
              onUseLimit={() => {
                const price = bestOpposite(state.side, context) ?? context.last;
                setToConfirm(undefined);
                dispatch(
                  price
                    ? { type: 'picked', field: 'price', value: price.toString() }
                    : { type: 'typeChosen', orderType: 'Limit' },
                );
              }}
            />
          </Suspense>
        </Section>
      ) : null}
    </>
  );
}
