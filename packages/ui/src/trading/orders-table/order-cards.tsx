import { formatPercent, formatPrice } from '@agio/money';
import { type ReactNode, useRef } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useRowWindow } from '../../foundations/row-window/use-row-window.ts';
import { Figure, fractionDigits } from '../shared/figure.tsx';
import { filledPercent, FilledMeter, OrderTime, SideAndType } from '../shared/order-parts.tsx';
import { CancelButton } from './cancel-button.tsx';
import type { OpenOrder, OrderListProps } from './orders-table.tsx';

/** For a phone: one card an order, with a cancel button for a finger; of many orders those in sight. */
export function OrderCards({
  orders,
  isLoading,
  cancelling,
  onCancel,
  locale,
  timeZone,
  labels,
}: OrderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRowWindow({
    list,
    count: orders.length,
    idOf: (index) => orders[index]!.id,
    rowHeight: 96,
  });
  return (
    <ul ref={list} data-slot="order-cards" aria-label={labels.name} className="ui:font-text">
      {isLoading ? <CardSkeletons label={labels.loading} /> : null}
      {shown.parts.map((part) =>
        'row' in part ? (
          <OrderCard
            key={orders[part.row]!.id}
            order={orders[part.row]!}
            index={part.row}
            count={orders.length}
            {...{ cancelling, onCancel, locale, timeZone, labels }}
          />
        ) : (
          <li
            data-slot="order-cards-space"
            key={`after ${part.from}`}
            aria-hidden
            style={{ height: part.rows * shown.rowHeight }}
          />
        ),
      )}
    </ul>
  );
}

interface OrderCardProps extends Omit<OrderListProps, 'orders' | 'isLoading' | 'ofOneMarket'> {
  order: OpenOrder;
  index: number;
  count: number;
}

function OrderCard({
  order,
  index,
  count,
  cancelling,
  onCancel,
  locale,
  timeZone,
  labels,
}: OrderCardProps) {
  const { price, stopPrice, tickSize } = order;
  const percent = filledPercent(order.filledAmount, order.amount);
  return (
    <li
      data-slot="order-card"
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
      className="ui:border-b ui:border-line ui:px-4 ui:py-3.5"
    >
      <div className="ui:mb-2 ui:flex ui:h-6 ui:items-center ui:gap-2 ui:text-base ui:whitespace-nowrap">
        <span className="ui:truncate">
          <SideAndType side={order.side} type={order.type} words={labels} />
        </span>
        <span className="ui:font-semibold">{order.symbol}</span>
        <span className="ui:truncate ui:text-xs ui:text-fg-faint">
          <OrderTime iso={order.createdAt} locale={locale} timeZone={timeZone} short />
        </span>
        <span className="ui:-me-3.5 ui:ms-auto">
          <CancelButton
            size="lg"
            isCancelling={cancelling?.has(order.id) ?? false}
            {...{ order, onCancel, locale, timeZone, labels }}
          />
        </span>
      </div>
      <dl
        data-slot="order-card-figures"
        className="ui:grid ui:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4rem] ui:gap-2 ui:text-sm"
      >
        <CardFigure label={labels.price}>
          {price === null ? labels.marketPrice : formatPrice(price, { tickSize, locale })}
          {stopPrice ? ` ${labels.trigger} ${formatPrice(stopPrice, { tickSize, locale })}` : null}
        </CardFigure>
        <CardFigure label={labels.amount}>
          <Figure value={order.amount} digits={fractionDigits(order.stepSize)} locale={locale} />{' '}
          <span className="ui:text-fg-faint">{order.baseAsset}</span>
        </CardFigure>
        <CardFigure label={labels.filled} className="ui:text-end">
          {formatPercent(percent, { locale })}
        </CardFigure>
      </dl>
      {percent.isZero ? null : <FilledMeter percent={percent} className="ui:mt-2.5 ui:h-[3px]" />}
    </li>
  );
}

function CardFigure({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn('ui:min-w-0', className)}>
      <dt
        data-slot="order-card-term"
        className="ui:mb-px ui:text-xs ui:font-medium ui:text-fg-muted"
      >
        {label}
      </dt>
      <dd data-slot="order-card-figure" className="ui:num">
        {children}
      </dd>
    </div>
  );
}

function CardSkeletons({ label }: { label: string }) {
  return (
    <li data-slot="order-cards-loading">
      <span className="ui:visually-hidden">{label}</span>
      {[0, 1, 2].map((card) => (
        <div key={card} aria-hidden className="ui:border-b ui:border-line ui:px-4 ui:py-3.5">
          <div className="ui:mb-2 ui:flex ui:h-6 ui:items-center">
            <span className="ui:h-3 ui:w-40 ui:rounded-sm ui:bg-surface-3" />
          </div>
          <div className="ui:flex ui:h-9 ui:items-end ui:justify-between">
            <span className="ui:h-3 ui:w-16 ui:rounded-sm ui:bg-surface-3" />
            <span className="ui:h-3 ui:w-20 ui:rounded-sm ui:bg-surface-3" />
            <span className="ui:h-3 ui:w-12 ui:rounded-sm ui:bg-surface-3" />
          </div>
        </div>
      ))}
    </li>
  );
}
