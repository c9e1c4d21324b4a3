import type { RampOrder } from '@agio/api-client/contract';
import { FiatPaymentDetailsModal } from '@agio/ui/fiat-payment-details';
import { useMessages } from '@agio/ui/language';
import type { LazyPopupState } from '@agio/ui/lazy-popup';
import { useHost } from '../host/index.ts';
import { common } from '../words/messages.ts';

/** Details of a bank transfer: account, amount and reference, each to copy. */
export function BankDetails({ order, popup }: { order: RampOrder; popup: LazyPopupState }) {
  const { links, Link } = useHost();
  // Help is with the host: the provider is reached by its own page.
  const { support } = useMessages(common).nextStep;
  const { quote, bankAccount, paymentMethod, ...rest } = {
    ...order,
    paymentMethod: order.quote.paymentMethod?.name ?? '',
  };
  return (
    <FiatPaymentDetailsModal
      open={popup.open}
      onOpenChange={popup.onOpenChange}
      contactUrl={links.support}
      Link={Link}
      labels={{ contact: () => support }}
      payment={{ ...quote, ...rest, method: paymentMethod, bankAccount: bankAccount ?? undefined }}
    />
  );
}
