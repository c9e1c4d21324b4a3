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
