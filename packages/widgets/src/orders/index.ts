export { triggerOf } from './order-parts.tsx';
export { OrdersPanel, type OrdersPanelProps } from './orders-panel.tsx';
export { useOrderNotices } from './use-order-notices.ts';
export { type OrderCommands, useOrderCommands } from './use-order-commands.ts';
