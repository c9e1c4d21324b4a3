export { CancelAllQuestion, cancelAllQuestion } from './cancel-all-question.tsx';
export { FilledPercent, sideAndType, triggerOf } from './order-parts.tsx';
export { Orders } from './orders.tsx';
export { OrdersPanel, type OrdersPanelProps } from './orders-panel.tsx';
export { useOrderNotices } from './use-order-notices.ts';
export { type OrderCommands, useOrderCommands } from './use-order-commands.ts';
export { DetailsOf, OrderDetailsBody, type OrderDetailsBodyProps } from './order-details.tsx';
export { type OrderRow, orderRow } from './order-rows.ts';
