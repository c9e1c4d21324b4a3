import { MarketOrderWarningModal } from '@agio/ui/market-order-warning';
import { estimateOf, levelOf, type OrderInQuestion } from './model/order-in-question.ts';

export interface MarketOrderDialogProps {
  /** Undefined: closed. */
  question: OrderInQuestion | undefined;
  /** The prices are not live: the order waits for them. */
  stale: boolean;
  onConfirm: (question: OrderInQuestion) => void;
  onCancel: () => void;
  onUseLimit: () => void;
}

/** The market order warning with the figures of the ticket. */
export function MarketOrderDialog({
  question,
  stale,
  onConfirm,
  onCancel,
  onUseLimit,
}: MarketOrderDialogProps) {
  if (question === undefined) return null;
  return (
    <MarketOrderWarningModal
      open
      onOpenChange={(open) => !open && onCancel()}
      estimate={estimateOf(question)}
      level={levelOf(question)}
      stale={stale}
      onSubmit={() => onConfirm(question)}
      onUseLimit={onUseLimit}
    />
  );
}
