import type { RampOrder } from '@agio/api-client/contract';
import { FiatPaymentDetailsModal } from '@agio/ui/fiat-payment-details';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { useHost } from '../provider/index.ts';

/** Where a bank transfer goes: account, amount and reference, each to copy. */
export function BankDetails({ order, popup }: { order: RampOrder; popup: LazyPopupState }) {
  const { links } = useHost();
  const { quote, bankAccount, paymentMethod, ...rest } = {
    ...order,
    paymentMethod: order.quote.paymentMethod?.name ?? '',
  };
  return (
    <FiatPaymentDetailsModal
      open={popup.open}
      onOpenChange={popup.onOpenChange}
      contactUrl={links.support}
      payment={{ ...quote, ...rest, method: paymentMethod, bankAccount: bankAccount ?? undefined }}
    />
  );
}
