import { UnknownOutcomeError } from '@agio/api-client';
import type { Instrument, Order } from '@agio/api-client/contract';
import { usePlaceOrder, useTrends } from '@agio/api-client/react';
import { formatFiat } from '@agio/money';
import { type Dispatch, lazy, Suspense, useEffect, useState } from 'react';
import { useLocale, useTranslate } from '../../i18n/use-translate.ts';
import { isTold, notify } from '../../shared/notify.ts';
import { holdReload } from '../../shared/reload.ts';
import { Section } from '../../shared/section.tsx';
import { useCurrency } from '../../shared/use-currency.ts';
import { useSignIn } from '../../shared/use-sign-in.ts';
import type { OrderInQuestion } from './confirm-order-dialog.tsx';
import { quoteValue, valueOf } from './market-values.ts';
import { orderNotice } from '../../shared/order-notice.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { TicketAction, TicketState } from './ticket.ts';
import { useDisplayDigits } from './use-display-digits.ts';
import { useEver } from '../../shared/use-ever.ts';
import { useOrderEntry } from './use-order-entry.ts';

/** Most orders need no second question. */
const ConfirmOrderDialog = lazy(async () => ({
  default: (await import('./confirm-order-dialog.tsx')).ConfirmOrderDialog,
}));

interface OrderEntryProps {
  instrument: Instrument;
  state: TicketState;
  dispatch: Dispatch<TicketAction>;
  touch?: boolean | undefined;
  /** An order was accepted: on a phone the sheet closes. */
  onPlaced?: ((order: Order) => void) | undefined;
}

/** The ticket at work: asks once more where that is due, places the order, and says what became of it. */
export function OrderEntry({ instrument, state, dispatch, touch, onPlaced }: OrderEntryProps) {
  const t = useTranslate('trade');
  const locale = useLocale();
  const signIn = useSignIn();
  const { currency } = useCurrency();
  const digitsOf = useDisplayDigits();
  const { data: trends } = useTrends(currency);
  const { context, summary } = useOrderEntry(instrument, state, dispatch);
  const { placeOrder, isPending, isChecking } = usePlaceOrder();
  const [question, setQuestion] = useState<OrderInQuestion>();
  useEffect(() => (isPending ? holdReload() : undefined), [isPending]);

  async function place({ summary: { order } }: Pick<OrderInQuestion, 'summary'>) {
    if (!order) return;
    try {
      const placed = await placeOrder(order);
      const { kind, ...notice } = orderNotice(placed, { t, locale, instrument });
      notify.close('order-failed');
      notify[kind](notice);
      if (placed.status === 'Rejected') return;
      dispatch({ type: 'placed' });
      onPlaced?.(placed);
    } catch (error) {
      if (error instanceof UnknownOutcomeError) {
        notify.warning({
          id: error.clientId,
          title: t('toast.lost'),
          description: t('toast.lostMore'),
        });
      } else if (!isTold(error)) {
        notify.error({
          id: 'order-failed',
          title: t('toast.notPlaced'),
          description: t('toast.notPlacedMore'),
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
          const asked = { state, summary, instrument };
          if (summary.cautions.some((caution) => caution.confirm)) setQuestion(asked);
          else void place(asked);
        }}
        onSignIn={() => signIn()}
        touch={touch}
      />
      {useEver(question !== undefined) ? (
        <Section isQuiet>
          <Suspense>
            <ConfirmOrderDialog
              question={question}
              locale={locale}
              onCancel={() => setQuestion(undefined)}
              onConfirm={(confirmed) => {
                setQuestion(undefined);
                void place(confirmed);
              }}
            />
          </Suspense>
        </Section>
      ) : null}
    </>
  );
}
