/**
 * The ticket of one market, whole or as parts for a desk of your own; the model without React.
 *
 * @example
 * ```tsx
 * import { OrderEntry } from '@agio/widgets/order-entry';
 *
 * export const Ticket = () => <OrderEntry market="XCB-CTN" />;
 * ```
 *
 * @module
 */

export { AmendOrder, type AmendOrderProps, loadAmendment } from './amend/amend-order.tsx';
export { OrderEntry, type OrderEntryProps } from './order-entry.tsx';
export { OrderForm, type OrderFormProps } from './order-form.tsx';
export { type OrderQuestionProps, useOrderQuestion } from './confirm/order-question.tsx';
export { TicketBalances, TicketPosition } from './ticket-balances.tsx';
export {
  type FormatContext as TicketFormat,
  submitLabel,
  useTicketFormat,
} from './ticket-labels.ts';
export { TicketNotices } from './ticket-notices.tsx';
export { FieldError as TicketFieldError } from './ticket-number.tsx';
export { TicketSkeleton } from './ticket-skeleton.tsx';
export {
  TradingPreferencesForm,
  type TradingPreferencesFormProps,
} from './preferences/trading-preferences-form.tsx';
export type { TicketHandle } from './ticket-handle.ts';
export { useOrderEntry } from './use-order-entry.ts';
export { useTicket } from './use-ticket.ts';
export * from './model/index.ts';
