import { Decimal, formatPercent, formatPrice } from '@agio/money';
import { useMemo, useRef, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { useRowWindow } from '../../foundations/row-window/use-row-window.ts';
import {
  Cell,
  DenseTable,
  HeadCell,
  SkeletonRows,
  SortHead,
  SpaceRow,
} from '../shared/dense-table.tsx';
import { Figure, fractionDigits } from '../shared/figure.tsx';
import {
  ColumnOrderTime,
  filledPercent,
  FilledMeter,
  SideAndType,
} from '../shared/order-parts.tsx';
import { CancelButton } from './cancel-button.tsx';
import type { OpenOrder, OrderListProps } from './orders-table.tsx';
import { nextSort, type OrderSort, sortOrders } from './sort-orders.ts';

// What a narrow panel drops, in this order: year and seconds, Total, and Market where all orders are of the page's own.
const dropTotal = 'ui:@max-[860px]:hidden';
const dropMarket = 'ui:@max-[700px]:hidden';

/** The table scrolls in its panel and draws only the rows in sight, so that a thousand orders cost as much as twenty. */
export function OrderRows({
  orders,
  isLoading,
  ofOneMarket,
  cancelling,
  onCancel,
  locale,
  timeZone,
  labels,
}: OrderListProps) {
  const [sort, setSort] = useState<OrderSort>({ key: 'placed', direction: 'descending' });
  const list = useRef<HTMLTableSectionElement>(null);
  const sorted = useMemo(() => sortOrders(orders, sort), [orders, sort]);
  const digits = useMemo(() => digitsOf(orders), [orders]);
  const shown = useRowWindow({
    list,
    count: sorted.length,
    idOf: (index) => sorted[index]!.id,
    rowHeight: 28,
  });
  const sortHead = (key: OrderSort['key']) => ({
    direction: sort.key === key ? sort.direction : undefined,
    onSort: () => setSort(nextSort(sort, key)),
  });
  return (
    <div className="ui:h-full ui:overflow-y-auto ui:overscroll-contain ui:[scrollbar-width:thin]">
      <DenseTable aria-label={labels.name} aria-rowcount={orders.length + 1}>
        <thead data-slot="dense-heads">
          <tr data-slot="dense-head-row">
            <SortHead {...sortHead('placed')}>{labels.placed}</SortHead>
            <SortHead {...sortHead('market')} className={ofOneMarket ? dropMarket : ''}>
              {labels.market}
            </SortHead>
            <HeadCell>{labels.order}</HeadCell>
            <SortHead {...sortHead('price')} figures>
              {labels.price}
            </SortHead>
            <HeadCell figures>{labels.amount}</HeadCell>
            <HeadCell figures>{labels.filled}</HeadCell>
            <HeadCell figures className={dropTotal}>
              {labels.total}
            </HeadCell>
            <HeadCell className="ui:w-10">
              <span className="ui:visually-hidden">{labels.cancel}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody data-slot="dense-body" ref={list}>
          {isLoading ? (
            <SkeletonRows
              rows={4}
              widths={[
                'ui:w-32',
                'ui:w-14',
                'ui:w-16',
                'ui:w-12 ui:ms-auto',
                'ui:w-16 ui:ms-auto',
                'ui:w-20 ui:ms-auto',
              ]}
            />
          ) : null}
          {shown.parts.map((part) => {
            if (!('row' in part))
              return <SpaceRow key={`after ${part.from}`} height={part.rows * shown.rowHeight} />;
            const order = sorted[part.row]!;
            return (
              <OrderRow
                key={order.id}
                order={order}
                index={part.row}
                ofOneMarket={ofOneMarket}
                isCancelling={cancelling?.has(order.id) ?? false}
                digits={digits}
                onCancel={onCancel}
                locale={locale}
                timeZone={timeZone}
                labels={labels}
              />
            );
          })}
        </tbody>
      </DenseTable>
      {isLoading ? <span className="ui:visually-hidden">{labels.loading}</span> : null}
    </div>
  );
}

interface Digits {
  readonly price: number;
  readonly amount: number;
}

/** The longest fractions of the columns: orders of several markets stand in one table. */
function digitsOf(orders: readonly OpenOrder[]): Digits {
  const most = (step: 'tickSize' | 'stepSize') =>
    orders.reduce((digits, order) => Math.max(digits, fractionDigits(order[step])), 0);
  return { price: most('tickSize'), amount: most('stepSize') };
}

interface OrderRowProps extends Pick<
  OrderListProps,
  'ofOneMarket' | 'onCancel' | 'locale' | 'timeZone' | 'labels'
> {
  order: OpenOrder;
  index: number;
  isCancelling: boolean;
  digits: Digits;
}

function OrderRow({
  order,
  index,
  ofOneMarket,
  isCancelling,
  digits,
  onCancel,
  locale,
  timeZone,
  labels,
}: OrderRowProps) {
  const { price, stopPrice, tickSize, amount } = order;
  const percent = filledPercent(order.filledAmount, amount);
  const total = price === null ? undefined : Decimal.of(price).times(Decimal.of(amount));
  return (
    <tr
      data-slot="dense-row"
      aria-rowindex={index + 2}
      data-index={index}
      className={cn('ui:hover:bg-surface-2', isCancelling && 'ui:text-fg-muted')}
    >
      <Cell className="ui:text-fg-muted">
        <ColumnOrderTime iso={order.createdAt} {...{ locale, timeZone }} />
      </Cell>
      <Cell className={cn('ui:font-medium', ofOneMarket && dropMarket)}>{order.symbol}</Cell>
      <Cell>
        <SideAndType side={order.side} type={order.type} words={labels} />
        {stopPrice ? (
          <span className="ui:text-fg-muted ui:num">
            {` ${labels.trigger} ${formatPrice(stopPrice, { tickSize, locale })}`}
          </span>
        ) : null}
      </Cell>
      <Cell figures>
        {price === null ? (
          labels.marketPrice
        ) : (
          <Figure
            value={price}
            digits={fractionDigits(tickSize)}
            alignTo={digits.price}
            locale={locale}
            dim={false}
          />
        )}
      </Cell>
      <Cell figures>
        <Figure
          value={amount}
          digits={fractionDigits(order.stepSize)}
          alignTo={digits.amount}
          locale={locale}
        />
      </Cell>
      <Cell figures>
        <span className="ui:inline-flex ui:w-24 ui:items-center ui:align-top ui:justify-end ui:gap-2">
          {percent.isZero ? null : <FilledMeter percent={percent} className="ui:w-10" />}
          <span className={cn('ui:w-11', percent.isZero && 'ui:text-fg-faint')}>
            {formatPercent(percent, { locale })}
          </span>
        </span>
      </Cell>
      <Cell figures className={dropTotal}>
        <Figure value={total?.toString()} digits={2} locale={locale} />{' '}
        <span className="ui:text-fg-faint">{order.quoteAsset}</span>
      </Cell>
      <Cell className="ui:pe-3! ui:text-end">
        <CancelButton size="sm" {...{ order, isCancelling, onCancel, locale, timeZone, labels }} />
      </Cell>
    </tr>
  );
}
