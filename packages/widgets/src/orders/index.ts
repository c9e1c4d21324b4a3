export { messages as orderMessages, type OrdersWords } from './messages.ts';
export { orderNotice, orderNoticeId, type OrderNotice } from './order-notice.ts';
export { OrdersPanel, type OrdersPanelProps } from './orders-panel.tsx';
export { useOrderNotices } from './use-order-notices.ts';
export { type OrderCommands, useOrderCommands } from './use-order-commands.ts';
