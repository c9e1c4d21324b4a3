/**
 * Open orders, order history, fills and balances of a market; notices of fills on every page.
 *
 * @example
 * ```tsx
 * import type { Instrument } from '@agio/api-client';
 * import { OrdersPanel } from '@agio/widgets/orders';
 *
 * export const Mine = ({ instrument }: { instrument: Instrument }) => (
 *   <OrdersPanel instrument={instrument} />
 * );
 * ```
 *
 * @module
 */

export { CancelAllQuestion, cancelAllQuestion } from './cancel/cancel-all-question.tsx';
export { Orders } from './orders.tsx';
export { OrdersPanel, type OrdersPanelProps } from './orders-panel.tsx';
export { useOrderNotices } from './use-order-notices.ts';
export { type OrderCommands, useOrderCommands } from './cancel/use-order-commands.ts';
export {
  DetailsOf,
  OrderDetailsBody,
  type OrderDetailsBodyProps,
} from './details/order-details.tsx';
