import type { Instrument, Order, SwapRecord, Transfer } from '@agio/api-client';
import { formatCrypto, formatDateTime } from '@agio/money';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { ArrowDownToLine, ArrowRightLeft, ArrowUpFromLine, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHost, WidgetLink } from '../host/index.ts';
import { orderNoticeMessages } from '../words/messages.ts';
import { orderNotice } from '../notify/order-notice.ts';
import { statusMessages } from '../words/status-messages.ts';
import { useDisplayDigits } from '../amounts/use-display-digits.ts';
import { messages } from './messages.ts';
import type { Activity } from './model/activity.ts';

/** Describes an event in two lines with its time. */
export function ActivityRow({
  activity,
  instruments,
}: {
  activity: Activity;
  instruments: readonly Instrument[];
}) {
  switch (activity.kind) {
    case 'order':
      return <OrderRow order={activity.order} at={activity.at} instruments={instruments} />;
    case 'transfer':
      return <TransferRow transfer={activity.transfer} at={activity.at} />;
    case 'conversion':
      return <ConversionRow swap={activity.swap} at={activity.at} />;
  }
}

/** An order leads to its market. */
function OrderRow({
  order,
  at,
  instruments,
}: {
  order: Order;
  at: string;
  instruments: readonly Instrument[];
}) {
  const t = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { links } = useHost();
  const instrument = instruments.find(({ id }) => id === order.market);
  const { title, description } = orderNotice(order, { t, locale, instrument });
  return (
    <Row
      icon={<ReceiptText size={16} strokeWidth={1.5} />}
      title={
        <WidgetLink
          href={links.market?.(order.market)}
          className="wg:outline-none wg:after:absolute wg:after:inset-0 wg:focus-visible:after:outline-2 wg:focus-visible:after:-outline-offset-2 wg:focus-visible:after:outline-focus"
        >
          {title}
        </WidgetLink>
      }
      text={description}
      at={at}
    />
  );
}

function TransferRow({ transfer, at }: { transfer: Transfer; at: string }) {
  const { activity: t } = useMessages(messages);
  const { transfer: statuses } = useMessages(statusMessages);
  const amount = useAmount();
  const { type, status, asset } = transfer;
  const Icon = type === 'Withdrawal' ? ArrowUpFromLine : ArrowDownToLine;
  return (
    <Row
      icon={<Icon size={16} strokeWidth={1.5} />}
      title={t[type]}
      text={
        <>
          <bdi dir="ltr">{amount(transfer.amount, asset)}</bdi> · {statuses[status]}
        </>
      }
      at={at}
    />
  );
}

function ConversionRow({ swap: { quote, status }, at }: { swap: SwapRecord; at: string }) {
  const { activity: t } = useMessages(messages);
  const amount = useAmount();
  return (
    <Row
      icon={<ArrowRightLeft size={16} strokeWidth={1.5} />}
      title={status === 'Done' ? t.converted : t.notConverted}
      text={t.conversion({
        paid: amount(quote.fromAmount, quote.fromAsset),
        received: amount(quote.toAmount, quote.toAsset),
      })}
      at={at}
    />
  );
}

/** Writes an amount with its unit. */
function useAmount() {
  const locale = useLocale();
  const digitsOf = useDisplayDigits();
  return (value: string, asset: string) =>
    `${formatCrypto(value, { locale, maxDigits: digitsOf(asset).maxDigits })} ${asset}`;
}

function Row({
  icon,
  title,
  text,
  at,
}: {
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  at: string;
}) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <li className="wg:relative wg:flex wg:min-h-14 wg:items-center wg:gap-3 wg:px-4 wg:py-1.5 wg:not-first:border-t wg:not-first:border-line wg:has-[a]:hover:bg-surface-2">
      <span aria-hidden className="wg:flex-none wg:text-fg-muted">
        {icon}
      </span>
      <span className="wg:min-w-0 wg:flex-1">
        <span className="wg:flex wg:flex-wrap wg:items-baseline wg:justify-between wg:gap-x-3">
          <span className="wg:font-medium">{title}</span>
          <time dateTime={at} className="wg:num wg:flex-none wg:text-xs wg:text-fg-muted">
            {formatDateTime(at, { locale, timeZone })}
          </time>
        </span>
        <span className="wg:num wg:block wg:truncate wg:text-sm wg:text-fg-muted">{text}</span>
      </span>
    </li>
  );
}
