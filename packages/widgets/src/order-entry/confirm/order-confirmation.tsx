import { MarketOrderWarningModal } from '@agio/ui/market-order-warning';
import { estimateOf, isSlip, levelOf, type OrderToConfirm } from '../model/order-to-confirm.ts';
import { executesAtMarket } from '../model/order-types.ts';
import { OrderReview } from './order-review.tsx';

export interface OrderConfirmationProps {
  /** Undefined: closed. */
  order: OrderToConfirm | undefined;
  /** True while prices are live: a market order waits for them. */
  isLive: boolean;
  onConfirm: (order: OrderToConfirm) => void;
  onCancel: () => void;
  /** The way out of a market order; a limit order has its limit. Left out where there is no other kind. */
  onUseLimit?: (() => void) | undefined;
}

/**
 * Asks about an order that would fill at once and far from the last price, and shows any other one as a whole: what is
 * confirmed is what is sent (S54).
 */
export function OrderConfirmation({
  order,
  isLive,
  onConfirm,
  onCancel,
  onUseLimit,
}: OrderConfirmationProps) {
  if (order === undefined) return null;
  if (!isSlip(order)) return <OrderReview {...{ order, onConfirm, onCancel }} />;
  const atMarket = executesAtMarket(order.state.type);
  return (
    <MarketOrderWarningModal
      open
      onOpenChange={(open) => !open && onCancel()}
      estimate={estimateOf(order)}
      level={levelOf(order)}
      stale={atMarket && !isLive}
      onSubmit={() => onConfirm(order)}
      onUseLimit={atMarket ? onUseLimit : undefined}
    />
  );
}
