import type { Instrument, StaffOrder } from '@agio/api-client/contract';
import { useStaffOrders } from '@agio/api-client/react';
import { Amount } from '@agio/ui/amount';
import { KeyValue, KeyValueList } from '@agio/ui/key-value';
import { useMessages } from '@agio/ui/language';
import { marketsMessages } from './markets-messages.ts';
import { Decimal, type DecimalString } from '@agio/money';

/** The most that the exchange answers at once. */
const maxOrders = 500;

/** Orders that a change of a market concerns: those that rest in it now. */
export function MarketEffect({ instrument: { id, quoteAsset } }: { instrument: Instrument }) {
  const { review: t } = useMessages(marketsMessages);
  const open = useStaffOrders({ market: id, status: 'Open', limit: maxOrders });
  const partly = useStaffOrders({ market: id, status: 'PartiallyFilled', limit: maxOrders });
  if (open.error !== undefined || partly.error !== undefined)
    return <p className="wg:text-sm wg:text-fg-muted">{t.effectError}</p>;
  if (open.data === undefined || partly.data === undefined)
    return <p className="wg:text-sm wg:text-fg-muted">{t.effectLoading}</p>;
  const { orders, users, resting } = effectOf([...open.data.items, ...partly.data.items]);
  const isMore = open.data.nextCursor !== null || partly.data.nextCursor !== null;
  return (
    <KeyValueList>
      <KeyValue term={t.effect}>{isMore ? t.atLeast({ count: orders }) : orders}</KeyValue>
      <KeyValue term={t.effectUsers}>{isMore ? t.atLeast({ count: users }) : users}</KeyValue>
      <KeyValue term={t.resting}>
        <span className="wg:num">
          <Amount value={resting} unit={quoteAsset} />
        </span>
      </KeyValue>
    </KeyValueList>
  );
}

/** Orders that a change of a market concerns: those that rest in it. */
interface Effect {
  readonly orders: number;
  readonly users: number;
  /** Remaining value of the orders with a price, in the quote asset. */
  readonly resting: DecimalString;
}

/** Sums the open orders of a market. */
function effectOf(orders: readonly StaffOrder[]): Effect {
  const values = orders.flatMap(({ price, amount, filledAmount }) =>
    price === null
      ? []
      : [Decimal.of(price).times(Decimal.of(amount).minus(Decimal.of(filledAmount)))],
  );
  return {
    orders: orders.length,
    users: new Set(orders.map(({ userId }) => userId)).size,
    resting: Decimal.sum(values).toString(),
  };
}
