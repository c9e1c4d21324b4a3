import type { Instrument, OrderWithFills } from '@agio/api-client/contract';
import { useOpenOrders, useOrderHistory } from '@agio/api-client/react';
import { Decimal, formatPercent, formatPrice } from '@agio/money';
import { Amount } from '@agio/ui/amount';
import { TimeText } from '@agio/ui/data-table';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@agio/ui/drawer';
import { KeyValueList } from '@agio/ui/key-value';
import { useLocale, useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { useMemo, useState } from 'react';
import { IdValue } from '../../details/id-value.tsx';
import { orderNoticeMessages } from '../../words/messages.ts';
import { orderStateMessages } from '../../words/order-state-messages.ts';
import { replacementOf, replacementsIn } from '../../lists/replacements.ts';
import { reasonOf, restOf } from '../../notify/order-notice.ts';
import { BracketFamily, familyOf } from './bracket-family.tsx';
import { detailsMessages } from './details-messages.ts';
import { Fact } from './fact.tsx';
import { ScheduleFacts } from './schedule-facts.tsx';
import { feeFigure } from '../fee-figure.ts';
import { orderColumnMessages } from '../../lists/columns/order-column-messages.ts';
import { FilledPercent, SideAndType } from '../../lists/columns/order-cells.tsx';
import { type OrderRow, orderRow, sizeOf, triggerOf } from '../../lists/columns/order-rows.ts';
import { ReplacedBy } from './replaced-by.tsx';
import { OrderEvents } from './order-events.tsx';

export interface OrderDetailsProps {
  /** The order at the moment of opening; updates follow. Closed when undefined. */
  order: OrderWithFills | undefined;
  instruments: readonly Instrument[];
  /** From below instead of from the side. */
  isPhone?: boolean | undefined;
  onClose: () => void;
}

/** Everything about one order: its terms, what became of it and when, and its ids. */
export function OrderDetails({ order, instruments, isPhone = false, onClose }: OrderDetailsProps) {
  // Stays while the drawer closes.
  const [last, setLast] = useState(order);
  if (order !== undefined && order !== last) setLast(order);
  return (
    <Drawer open={order !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DrawerContent side={isPhone ? 'bottom' : 'end'}>
        {last ? <Details key={last.id} given={last} instruments={instruments} /> : null}
      </DrawerContent>
    </Drawer>
  );
}

function Details({
  given,
  instruments,
}: {
  given: OrderWithFills;
  instruments: readonly Instrument[];
}) {
  return (
    <>
      <DrawerTitle>
        <SideAndType order={given} />{' '}
        <ShortText text={orderRow(given, instruments).symbol} length={24} />
      </DrawerTitle>
      <DrawerBody>
        <OrderDetailsBody order={given} instruments={instruments} />
      </DrawerBody>
    </>
  );
}

export interface OrderDetailsBodyProps {
  /** The order at the moment of opening; updates follow. */
  order: OrderWithFills;
  instruments: readonly Instrument[];
}

/** The terms of an order, what became of it and when, and its ids: inside of a drawer or a page. */
export function OrderDetailsBody({ order: given, instruments }: OrderDetailsBodyProps) {
  // An order that took the place of the given one is shown in its place.
  const [next, setNext] = useState<OrderWithFills>();
  const { order: current, replacement, family } = useCurrent(next ?? given);
  const order = useMemo(() => orderRow(current, instruments), [current, instruments]);
  return (
    <DetailsOf order={order} replacement={replacement} family={family} onReplacement={setNext} />
  );
}

/** An order as it is now: fills come while it is looked at, and it may end. */
function useCurrent(given: OrderWithFills) {
  const { data: open } = useOpenOrders();
  const { data: ended } = useOrderHistory({ market: given.market, limit: 50 });
  const isIt = ({ id }: OrderWithFills) => id === given.id;
  const order = ended?.items.find(isIt) ?? open?.find(isIt) ?? given;
  const known = useMemo(() => [...(open ?? []), ...(ended?.items ?? [])], [open, ended]);
  const replacements = useMemo(() => replacementsIn(known), [known]);
  const family = familyOf(order, known);
  return { order, replacement: replacementOf(order, replacements), family };
}

/** The facts of an order. */
export function DetailsOf({
  order,
  replacement,
  family = [],
  onReplacement,
}: {
  order: OrderRow;
  /** The order that took its place in an edit. */
  replacement?: OrderWithFills | undefined;
  /**
   * Entry and exits of its bracket.
   *
   * @default []
   */
  family?: readonly OrderWithFills[] | undefined;
  /** Shows another order in its place. */
  onReplacement?: ((order: OrderWithFills) => void) | undefined;
}) {
  const t = useMessages(orderColumnMessages);
  const { details } = useMessages(detailsMessages);
  const { statuses } = useMessages(orderStateMessages);
  const notices = useMessages(orderNoticeMessages);
  const locale = useLocale();
  const { tickSize, stepSize, baseAsset, quoteAsset } = order;
  const amountDigits = Decimal.of(stepSize).scale;
  const trigger = triggerOf(order);
  const price = (value: string | null) =>
    `${formatPrice(value, { tickSize, locale })} ${quoteAsset}`;
  const distance =
    order.trailPercent === null
      ? order.trailAmount === null
        ? undefined
        : price(order.trailAmount)
      : formatPercent(order.trailPercent, { locale });
  const reason = order.status === 'Cancelled' ? reasonOf(order, notices) : undefined;
  const rest =
    order.status === 'Cancelled'
      ? restOf(order, { t: notices, locale, instrument: order })
      : undefined;
  return (
    <>
      <p className="wg:mb-3 wg:text-fg-muted">
        {replacement ? (
          <ReplacedBy order={replacement} market={order} onShow={onReplacement} />
        ) : (
          [statuses[order.status], reason].filter(Boolean).join(' · ')
        )}
      </p>
      {order.familyId === null || order.parentOrderId !== null ? null : (
        <p className="wg:mb-3 wg:text-sm">{details.pair}</p>
      )}
      {rest === undefined ? null : <p className="wg:mb-3 wg:text-sm">{rest}</p>}
      <KeyValueList>
        {order.price === null ? null : <Fact term={details.limitPrice}>{price(order.price)}</Fact>}
        {trigger === null ? null : <Fact term={details.trigger}>{price(trigger)}</Fact>}
        {distance === undefined ? null : <Fact term={details.distance}>{distance}</Fact>}
        {order.exits === null ? null : (
          <>
            <Fact term={details.takeProfit}>{price(order.exits.takeProfitPrice)}</Fact>
            <Fact term={details.stopLoss}>{price(order.exits.stopLossPrice)}</Fact>
            <Fact term={details.withExits}>
              <Amount value={order.exits.amount} minDigits={amountDigits} unit={baseAsset} />
            </Fact>
          </>
        )}
        {order.schedule === null ? null : <ScheduleFacts schedule={order.schedule} />}
        {order.expiresAt === null ? null : (
          <Fact term={details.expires}>
            <TimeText iso={order.expiresAt} />
          </Fact>
        )}
        <Fact term={t.amount}>
          <Amount {...sizeOf(order)} />
        </Fact>
        {order.displayAmount === null ? null : (
          <Fact term={details.shownAmount}>
            <Amount value={order.displayAmount} minDigits={amountDigits} unit={baseAsset} />
          </Fact>
        )}
        {order.shownAmount === null ? null : (
          <Fact term={details.shownNow}>
            <Amount value={order.shownAmount} minDigits={amountDigits} unit={baseAsset} />
          </Fact>
        )}
        <Fact term={t.filled}>
          <Amount value={order.filledAmount} minDigits={amountDigits} unit={baseAsset} />{' '}
          <FilledPercent order={order} />
        </Fact>
        <Fact term={details.averagePrice}>
          {order.averagePrice === null ? '—' : price(order.averagePrice)}
        </Fact>
        <Fact term={t.total}>
          <Amount value={order.filledQuote} minDigits={2} unit={quoteAsset} />
        </Fact>
        <Fact term={t.fee}>
          <Amount {...feeFigure(order.fee)} unit={order.feeAsset} />
        </Fact>
      </KeyValueList>
      {onReplacement ? <BracketFamily {...{ order, family }} onShow={onReplacement} /> : null}
      <h3 className="wg:mt-5 wg:mb-2 wg:text-sm wg:font-semibold">{details.timeline}</h3>
      <OrderEvents order={order} />
      <KeyValueList className="wg:mt-5 wg:border-t wg:border-line-overlay wg:pt-3">
        <IdValue term={details.id} copy={details.copyId} value={order.id} />
        {order.clientOrderId === null ? null : (
          <IdValue term={details.ownId} copy={details.copyOwnId} value={order.clientOrderId} />
        )}
      </KeyValueList>
    </>
  );
}
