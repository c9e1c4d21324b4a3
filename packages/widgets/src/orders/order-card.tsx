import { formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { useLocale, useMessages } from '@agio/ui/language';
import type { ReactNode } from 'react';
import { DetailsButton } from './details/details-button.tsx';
import { CancelButton, EditButton } from './order-buttons.tsx';
import { orderColumnMessages } from '../lists/columns/order-column-messages.ts';
import {
  filledPercent,
  FilledMeter,
  FilledPercent,
  SideAndType,
  TriggerText,
} from '../lists/columns/order-cells.tsx';
import { type OrderRow, sizeOf } from '../lists/columns/order-rows.ts';

/** An open order where there is no room for a table, with a cancel button for a finger. */
export function OrderCard({
  order,
  isCancelling,
  onCancel,
  onEdit,
}: {
  order: OrderRow;
  isCancelling: boolean;
  onCancel: (id: string) => void;
  onEdit?: ((order: OrderRow) => void) | undefined;
}) {
  const t = useMessages(orderColumnMessages);
  const locale = useLocale();
  const { price, tickSize } = order;
  const percent = filledPercent(order);
  return (
    <div className="wg:px-4 wg:py-3.5">
      <div className="wg:mb-2 wg:flex wg:h-6 wg:items-center wg:gap-2 wg:text-base wg:whitespace-nowrap">
        <span className="wg:truncate">
          <DetailsButton order={order}>
            <SideAndType order={order} hasTerms />
          </DetailsButton>
        </span>
        <span className="wg:font-semibold">{order.symbol}</span>
        <span className="wg:truncate wg:text-xs wg:text-fg-faint">
          <TimeText iso={order.createdAt} short />
        </span>
        <span className="wg:ms-auto wg:-me-3.5">
          <EditButton size="lg" {...{ order, isCancelling, onEdit }} />
          <CancelButton size="lg" {...{ order, isCancelling, onCancel }} />
        </span>
      </div>
      <dl className="wg:grid wg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4rem] wg:gap-2 wg:text-sm">
        <CardFigure label={t.price}>
          {price === null ? t.marketPrice : formatPrice(price, { tickSize, locale })}
          <TriggerText order={order} />
        </CardFigure>
        <CardFigure label={t.amount}>
          <Amount {...sizeOf(order)} />
        </CardFigure>
        <CardFigure label={t.filled} className="wg:text-end">
          <FilledPercent order={order} />
        </CardFigure>
      </dl>
      {percent.isZero ? null : <FilledMeter percent={percent} className="wg:mt-2.5 wg:h-[3px]" />}
    </div>
  );
}

function CardFigure({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`wg:min-w-0 ${className}`}>
      <dt className="wg:mb-px wg:text-xs wg:font-medium wg:text-fg-muted">{label}</dt>
      <dd className="wg:num">{children}</dd>
    </div>
  );
}
