import type { RampOrder } from '@agio/api-client/contract';
import { useRampOrders } from '@agio/api-client/react';
import { formatCrypto, formatDateTime } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DataTable, type DataTableColumn, timeColumn, TimeText } from '@agio/ui/data-table';
import { useMessages, useTimeZone } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { StatusPill } from '@agio/ui/status-pill';
import { Check, CircleAlert, Clock, Hourglass, X } from 'lucide-react';
import { useMemo } from 'react';
import { useAccount } from '../host/index.ts';
import { useAccountLoadState, useLoadNotes } from '../states/index.ts';
import { common } from '../words/messages.ts';
import { rampTones, statusMessages } from '../words/status-messages.ts';
import { isFiat, type RampEnd } from './model/ramp-state.ts';
import { endText, type FormatContext } from './ramp-words.ts';
import { pageRows, pagingOf } from '../lists/paging.ts';

export interface RampOrdersProps {
  format: FormatContext;
  onOpen: (orderId: string) => void;
}

/** Every purchase and sale, newest first, and above them the one that waits for its payment. */
export function RampOrders({ format, onOpen }: RampOrdersProps) {
  const { t } = format;
  const { side: sides } = useMessages(common);
  const orders = useRampOrders({ limit: pageRows.customer });
  const { data, mutate } = orders;
  const { isSignedIn } = useAccount();
  const state = useAccountLoadState(orders, data?.items.length === 0);
  const notes = useLoadNotes(state, {
    error: t.orders.error,
    loading: t.orders.loading,
    empty: { title: t.orders.empty, text: t.orders.emptyMore },
  });
  const columns = useMemo(() => columnsOf(format, sides, onOpen), [format, sides, onOpen]);
  // A guest has none; the form offers the sign-in.
  if (!isSignedIn) return null;
  const waiting = data?.items.find(({ status }) => status === 'AwaitingPayment');
  return (
    <>
      {waiting ? <WaitingOrder order={waiting} {...{ format, onOpen }} /> : null}
      <Panel aria-label={t.orders.title}>
        <PanelHeader>
          <PanelTitle>{t.orders.title}</PanelTitle>
        </PanelHeader>
        <DataTable
          label={t.orders.title}
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          state={state}
          notes={notes}
          onRetry={() => void mutate()}
          {...pagingOf(orders)}
          card={(order) => <OrderCard {...{ order, format, sides, onOpen }} />}
        />
      </Panel>
    </>
  );
}

/** Before another is placed: this one can still be paid. */
function WaitingOrder({ order, format, onOpen }: RampOrdersProps & { order: RampOrder }) {
  const { t, locale } = format;
  const timeZone = useTimeZone();
  const { quote, payBefore } = order;
  return (
    <Callout
      live
      tone="info"
      title={t.notice.waitingTitle}
      actions={
        <Button size="sm" onClick={() => onOpen(order.id)}>
          {t.notice.waitingOpen}
        </Button>
      }
    >
      {t.notice.waiting[quote.side === 'Sell' ? 'Sell' : 'Buy']({
        pay: endText(quote, 'pay', locale),
        provider: quote.provider,
        time: payBefore ? formatDateTime(payBefore, { locale, timeZone }) : '—',
      })}
    </Callout>
  );
}

const icons = {
  AwaitingPayment: Hourglass,
  PaymentReceived: Clock,
  Completed: Check,
  Expired: Clock,
  Failed: CircleAlert,
  Cancelled: X,
  Unknown: CircleAlert,
} as const;

/** The state of an order in a word. */
function RampStatus({ status }: Pick<RampOrder, 'status'>) {
  const { ramp } = useMessages(statusMessages);
  const Icon = icons[status];
  return (
    <StatusPill tone={rampTones[status]} icon={<Icon size={12} strokeWidth={2} aria-hidden />}>
      {ramp[status]}
    </StatusPill>
  );
}

type Sides = Readonly<Record<RampOrder['quote']['side'], string>>;

/** Opens an order; a press anywhere on its row or card is one on this. */
function OpenButton({
  order,
  format: { t, locale },
  sides,
  onOpen,
}: RampOrdersProps & { order: RampOrder; sides: Sides }) {
  const { quote, id } = order;
  const side = sides[quote.side];
  const amount = endText(quote, quote.side === 'Sell' ? 'pay' : 'receive', locale);
  return (
    <button
      type="button"
      aria-label={t.orders.open({ side, amount })}
      className="wg:cursor-pointer wg:text-start wg:font-medium wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-accent"
      onClick={() => onOpen(id)}
    >
      {side}
    </button>
  );
}

function End({ quote, end }: { quote: RampOrder['quote']; end: RampEnd }) {
  return isFiat(quote.side === 'Sell' ? 'Sell' : 'Buy', end) ? (
    <Amount
      plain
      value={quote.fiatAmount}
      currency={quote.fiatCurrency}
      unit={quote.fiatCurrency}
    />
  ) : (
    <Amount plain value={quote.assetAmount} unit={quote.asset} />
  );
}

function columnsOf(
  format: FormatContext,
  sides: Sides,
  onOpen: RampOrdersProps['onOpen'],
): DataTableColumn<RampOrder>[] {
  const { t, locale } = format;
  return [
    timeColumn({ id: 'date', header: t.orders.date, time: ({ createdAt }) => createdAt }),
    {
      id: 'order',
      header: t.orders.order,
      width: '6rem',
      rowHeader: true,
      cell: (order) => <OpenButton {...{ order, format, sides, onOpen }} />,
    },
    {
      id: 'provider',
      header: t.orders.provider,
      hideBelow: 54,
      cell: ({ quote }) => quote.provider,
    },
    {
      id: 'pay',
      header: t.orders.pay,
      align: 'figures',
      cell: ({ quote }) => <End quote={quote} end="pay" />,
    },
    {
      id: 'receive',
      header: t.orders.receive,
      align: 'figures',
      cell: ({ quote }) => <End quote={quote} end="receive" />,
    },
    {
      id: 'rate',
      header: t.orders.rate,
      align: 'figures',
      hideBelow: 62,
      className: 'wg:num',
      cell: ({ quote }) => formatCrypto(quote.rate, { locale }),
    },
    {
      id: 'status',
      header: t.orders.status,
      align: 'end',
      cell: ({ status }) => <RampStatus status={status} />,
    },
  ];
}

function OrderCard(props: RampOrdersProps & { order: RampOrder; sides: Sides }) {
  const { order } = props;
  return (
    <div className="wg:flex wg:items-center wg:gap-3 wg:px-4 wg:py-2.5">
      <div className="wg:min-w-0 wg:flex-1">
        <OpenButton {...props} /> <End quote={order.quote} end="receive" />
        <div className="wg:text-xs wg:text-fg-muted">
          <End quote={order.quote} end="pay" /> · {order.quote.provider} ·{' '}
          <TimeText iso={order.createdAt} short />
        </div>
      </div>
      <RampStatus status={order.status} />
    </div>
  );
}
