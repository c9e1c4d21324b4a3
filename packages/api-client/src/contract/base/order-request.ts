import type { NewOrder } from '../trading.ts';
import type { OrderTrigger, OrderType, orderTypeTerms } from './order-types.ts';

type Common = Pick<NewOrder, 'clientOrderId' | 'market' | 'side' | 'timeInForce' | 'expiresAt'>;
type Amount = NonNullable<NewOrder['amount']>;
type Price = NonNullable<NewOrder['price']>;

/** An order that trades at its price or better, and waits in the book for the rest. */
export interface LimitOrder extends Common {
  type: 'Limit';
  price: Price;
  /** In the base asset. */
  amount: Amount;
  stopPrice?: undefined;
  trailAmount?: undefined;
  trailPercent?: undefined;
  quoteAmount?: undefined;
  /** Part that the book shows at a time: an iceberg order. */
  displayAmount?: Amount | undefined;
  /** True: refused if it would trade at once. */
  postOnly?: boolean | undefined;
  /** A stop beside it, of which one cancels the other. */
  oco?: NewOrder['oco'];
  /** Exits of what it fills; not beside `oco`. */
  exits?: NewOrder['exits'];
  schedule?: undefined;
  /** More orders, up to another price, among which the amount is divided; not with `displayAmount`, `oco` or `exits`. */
  scale?: NewOrder['scale'];
}

/** The order types with a limit, and those without, that wait for a fixed trigger. */
type TypeOf<Terms> = {
  [Type in OrderType]: (typeof orderTypeTerms)[Type] extends Terms ? Type : never;
}[OrderType];
type Fixed = Exclude<OrderTrigger, 'Trailing' | 'Schedule'>;

/** An order that becomes a limit order once the market reaches `stopPrice`. */
export interface StopLimitOrder extends Common {
  type: TypeOf<{ limit: true; trigger: Fixed }>;
  stopPrice: Price;
  price: Price;
  /** In the base asset. */
  amount: Amount;
  trailAmount?: undefined;
  trailPercent?: undefined;
  quoteAmount?: undefined;
  displayAmount?: undefined;
  postOnly?: boolean | undefined;
  oco?: undefined;
  exits?: undefined;
  schedule?: undefined;
  scale?: undefined;
}

interface Market extends Common {
  price?: undefined;
  displayAmount?: undefined;
  postOnly?: undefined;
  oco?: undefined;
  schedule?: undefined;
  scale?: undefined;
}

/** Size of an order without a limit that waits: what it sells, or what a buy spends, so that it can be reserved. */
type Reserved =
  | { side: 'Sell'; amount: Amount; quoteAmount?: undefined }
  | { side: 'Buy'; quoteAmount: Amount; amount?: undefined };

interface NoTrail {
  trailAmount?: undefined;
  trailPercent?: undefined;
}

/** An order that trades at once, at the prices of the book: an amount, or for a buy what to spend. */
export type MarketOrder = Market &
  NoTrail & { type: 'Market'; stopPrice?: undefined; exits?: NewOrder['exits'] } & (
    | { amount: Amount; quoteAmount?: undefined }
    | { side: 'Buy'; quoteAmount: Amount; amount?: undefined }
  );

/** An order that trades at the prices of the book once the market reaches `stopPrice`. */
export type StopMarketOrder = Market &
  NoTrail &
  Reserved & {
    type: TypeOf<{ limit: false; trigger: Fixed }>;
    stopPrice: Price;
    exits?: undefined;
  };

/** A stop whose trigger follows the last price at a distance: a price, or a percentage of it. */
export type TrailingStopOrder = Market &
  Reserved & {
    type: TypeOf<{ trigger: 'Trailing' }>;
    stopPrice?: undefined;
    exits?: undefined;
  } & (
    | { trailAmount: Price; trailPercent?: undefined }
    | { trailPercent: Price; trailAmount?: undefined }
  );

/** Terms of every order that trades in slices. */
interface Sliced extends NoTrail {
  clientOrderId?: NewOrder['clientOrderId'];
  market: NewOrder['market'];
  timeInForce?: 'GTC' | undefined;
  expiresAt?: undefined;
  schedule: NonNullable<NewOrder['schedule']>;
  stopPrice?: undefined;
  displayAmount?: undefined;
  postOnly?: undefined;
  oco?: undefined;
  exits?: undefined;
  scale?: undefined;
}

/** An order that trades in slices over a time (time-weighted average price), at any price, or with a limit at it or better. */
export type SlicedOrder = Sliced &
  (
    | (Reserved & { type: TypeOf<{ limit: false; trigger: 'Schedule' }>; price?: undefined })
    | {
        type: TypeOf<{ limit: true; trigger: 'Schedule' }>;
        side: NewOrder['side'];
        price: Price;
        amount: Amount;
        quoteAmount?: undefined;
      }
  );

/** A new order, with what its type needs. On the wire it is the contract's `NewOrder`. */
export type OrderRequest =
  | LimitOrder
  | StopLimitOrder
  | MarketOrder
  | StopMarketOrder
  | TrailingStopOrder
  | SlicedOrder;
